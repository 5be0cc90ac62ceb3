// Points over time as stacked areas, one layer of paper for each seat.
import type { Score } from '$lib/net/types';

export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 120;

/** A place in a chart, in per cent. */
export interface Spot {
  left: number;
  top: number;
}

export interface Layer {
  seat: number;
  /** The outline of the area. */
  path: string;
  /** Where sigils go; none where there is no room. */
  sigils: Spot[];
}

const LEAST_ROOM = 0.16;

export function layers(moments: readonly { scores: readonly Score[] }[], seats: number): Layer[] {
  const totals = moments.map(({ scores }) =>
    Array.from({ length: seats }, (_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0),
  );
  return stacked(totals, seats);
}

/** Totals of all seats, moment by moment, as layers. */
export function stacked(totals: readonly (readonly number[])[], seats: number): Layer[] {
  const most = Math.max(1, ...totals.map(sum));
  return Array.from({ length: seats }, (_, seat) => layer(seat, totals, most));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

interface Point {
  x: number;
  y: number;
}

/** Seats are stacked in order, the first on top. */
function layer(seat: number, totals: readonly (readonly number[])[], most: number): Layer {
  const heights = (from: number): number[] =>
    totals.map((values) => CHART_HEIGHT * (1 - sum(values.slice(from)) / most));
  const upper = heights(seat);
  const lower = heights(seat + 1);
  return { seat, path: area(steps(upper), steps(lower)), sigils: widest(upper, lower) };
}

/** The outline of what lies between two edges. */
export function area(upper: readonly Point[], lower: readonly Point[]): string {
  const outline = [...upper, ...lower.toReversed()];
  return `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Points do not change between decisions, so the edge rises in steps. */
function steps(heights: readonly number[]): Point[] {
  const last = Math.max(1, heights.length - 1);
  return heights.flatMap((y, at) => {
    const x = (CHART_WIDTH * at) / last;
    const before = heights[at - 1];
    return before === undefined || before === y
      ? [{ x, y }]
      : [
          { x, y: before },
          { x, y },
        ];
  });
}

/** A sigil in the middle of what comes after the widest spot. */
function widest(upper: readonly number[], lower: readonly number[]): Spot[] {
  const last = Math.max(1, upper.length - 1);
  const room = (at: number): number => ((lower[at] ?? 0) - (upper[at] ?? 0)) / CHART_HEIGHT;
  const most = Math.max(...upper.map((_, at) => room(at)));
  if (most < LEAST_ROOM) return [];
  const first = upper.findIndex((_, at) => room(at) === most);
  const at = Math.round((first + last) / 2);
  return [{ left: Math.min(97, (100 * at) / last), top: (100 * (upper[at] ?? 0)) / CHART_HEIGHT + 50 * room(at) }];
}
