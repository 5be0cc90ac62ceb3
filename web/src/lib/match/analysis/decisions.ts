// Decisions that cost something: the worst ones, and the marks under the chart.
import type { AnalysedMoment } from '$lib/net/types';

export interface Decision {
  /** Counted from 0; the moment of the replay right after it is one more. */
  step: number;
  seat: number;
  /** Whole per cent of the chance of winning. */
  cost: number;
  moment: AnalysedMoment;
}

export interface Mark extends Decision {
  /** In per cent of the width of the chart. */
  left: number;
  /** It cost a lot. */
  high: boolean;
}

const WORST = 3;
const LEAST_COST = 1;
const LEAST_MARKED = 2;
const HIGH = 8;

/** All decisions that cost at least one per cent, the costliest first; of one seat, or of all. */
function costly(moments: readonly AnalysedMoment[], seat: number | null): Decision[] {
  return moments
    .filter((moment) => moment.better.length > 0 && (seat === null || moment.seat === seat))
    .map((moment) => ({ step: moment.step, seat: moment.seat, cost: Math.round(100 * moment.loss), moment }))
    .filter(({ cost }) => cost >= LEAST_COST)
    .sort((a, b) => b.moment.loss - a.moment.loss || a.step - b.step);
}

export function worst(moments: readonly AnalysedMoment[], seat: number | null): Decision[] {
  return costly(moments, seat).slice(0, WORST);
}

/** Marks that do not cover each other: where two are nearer than `room` (in per cent), the costlier one stays. */
export function marks(moments: readonly AnalysedMoment[], count: number, room: number, onlyHigh: boolean): Mark[] {
  const found: Mark[] = [];
  for (const decision of costly(moments, null)) {
    const left = (100 * (decision.step + 1)) / Math.max(1, count - 1);
    const high = decision.cost >= HIGH;
    if (decision.cost < LEAST_MARKED || (onlyHigh && !high)) continue;
    if (found.every((other) => Math.abs(other.left - left) >= room)) found.push({ ...decision, left, high });
  }
  return found.sort((a, b) => a.step - b.step);
}
