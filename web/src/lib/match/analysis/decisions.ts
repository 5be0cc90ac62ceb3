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

interface Mark extends Decision {
  /** In per cent of the width of the chart. */
  left: number;
  /** It cost a lot. */
  high: boolean;
  /** So near the end that its number stands on the left. */
  late: boolean;
}

const WORST = 3;
const LEAST_COST = 1;
const LEAST_MARKED = 2;
const HIGH = 8;
/** Half the sign of a mark, as a share of its room; the rest is the number. */
const SIGIL = 0.2;

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

/** Marks that do not cover each other. Each takes `room` per cent of the width; where two meet, the costlier one stays. */
export function marks(moments: readonly AnalysedMoment[], count: number, room: number, onlyHigh: boolean): Mark[] {
  const found: Mark[] = [];
  const start = (mark: Mark): number => mark.left - (mark.late ? 1 - SIGIL : SIGIL) * room;
  for (const decision of costly(moments, null)) {
    const left = (100 * (decision.step + 1)) / Math.max(1, count - 1);
    const mark = { ...decision, left, high: decision.cost >= HIGH, late: left > 100 - (1 - SIGIL) * room };
    if (decision.cost < LEAST_MARKED || (onlyHigh && !mark.high)) continue;
    if (found.every((other) => Math.abs(start(other) - start(mark)) >= room)) found.push(mark);
  }
  return found.sort((a, b) => a.step - b.step);
}
