// Chances of winning over a match as stacked bands in seat order, the first on top.
import type { AnalysedMoment } from '$lib/net/types';
import { area, CHART_HEIGHT, CHART_WIDTH, type Layer, type Spot } from '../record/chart';

/** Sigils stand at these shares of the match, in bands that are wide enough. */
const PLACES = [0.06, 0.22, 0.42, 0.64, 0.84, 0.95];
const LEAST_ROOM = 0.11;

type Chances = Pick<AnalysedMoment, 'chances'>;

export function bands(moments: readonly Chances[], count: number, seats: number): Layer[] {
  const last = Math.max(1, count - 1);
  const edge = (seat: number): number[] => moments.map(({ chances }) => above(chances, seat));
  return Array.from({ length: seats }, (_, seat) => {
    const points = (shares: readonly number[]): { x: number; y: number }[] =>
      shares.map((share, at) => ({ x: (CHART_WIDTH * at) / last, y: CHART_HEIGHT * share }));
    const path = area(points(edge(seat)), points(edge(seat + 1)));
    return { seat, path, sigils: PLACES.flatMap((place) => spot(moments, seat, Math.round(place * last), last)) };
  });
}

/** How much of the height lies above a seat's band. */
function above(chances: readonly number[], seat: number): number {
  const whole = chances.reduce((total, chance) => total + chance, 0) || 1;
  return chances.slice(0, seat).reduce((total, chance) => total + chance, 0) / whole;
}

function spot(moments: readonly Chances[], seat: number, at: number, last: number): Spot[] {
  const chances = moments[at]?.chances;
  if (!chances) return [];
  const [top, bottom] = [above(chances, seat), above(chances, seat + 1)];
  if (bottom - top < LEAST_ROOM) return [];
  return [{ left: (100 * at) / last, top: 50 * (top + bottom) }];
}
