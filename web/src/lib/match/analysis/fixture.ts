// An analysed moment for tests.
import type { AnalysedMoment } from '$lib/net/types';

export function analysed(step: number, seat: number, chances: number[], loss = 0): AnalysedMoment {
  return { step, seat, chances, best: 0.5, loss, better: loss > 0 ? ['pass'] : [], reasons: [] };
}
