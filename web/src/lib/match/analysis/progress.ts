// How far an analysis is: petals of a flower, and the moments at which it is worth a word.
import type { Analysis } from '$lib/net/types';

export const PETALS = 12;
const TOLD = [25, 50, 75, 100];

/** Whole per cent; 100 only when all is done. */
export function percentDone(report: Pick<Analysis, 'moments' | 'count'>): number {
  return Math.floor((100 * report.moments.length) / Math.max(1, report.count));
}

export function petalsDone(percent: number): number {
  return Math.floor((PETALS * percent) / 100);
}

/** The last of 25, 50, 75 and 100 per cent that was passed between two looks, if any. */
export function passed(before: number, now: number): number | null {
  return TOLD.findLast((mark) => before < mark && mark <= now) ?? null;
}
