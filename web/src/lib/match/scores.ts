// Itemised scores as rows of a table: one row for each source of points, one cell for each seat.
import type { Score, ScoreItem } from '../net/types';

export interface ScoreCell {
  points: number | null;
  /** "2+1+2" where several items make the number. */
  sum: string | null;
}

export interface ScoreRow {
  label: string;
  /** An item of this row, for its sign. */
  item: ScoreItem;
  cells: ScoreCell[];
}

export function rows(scores: readonly Score[], label: (item: ScoreItem) => string): ScoreRow[] {
  const found = new Map<string, ScoreRow>();
  for (const item of scores.flatMap((score) => score.items)) {
    if (!found.has(label(item))) found.set(label(item), { label: label(item), item, cells: [] });
  }
  for (const row of found.values()) {
    row.cells = scores.map((score) => cell(score.items.filter((item) => label(item) === row.label)));
  }
  return [...found.values()];
}

function cell(items: readonly ScoreItem[]): ScoreCell {
  if (items.length === 0) return { points: null, sum: null };
  const points = items.map((item) => item.points);
  return {
    points: points.reduce((total, next) => total + next, 0),
    sum: items.length > 1 ? points.join('+') : null,
  };
}
