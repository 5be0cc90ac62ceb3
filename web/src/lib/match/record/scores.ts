// Itemised scores as rows of a table: one row for each source of points, one cell for each seat.
import type { Score, ScoreItem } from '$lib/net/types';

interface ScoreCell {
  points: number | null;
  /** "2+1+2" if several items make up the number. */
  sum: string | null;
}

interface ScoreRow {
  label: string;
  /** An item of this row, for its icon. */
  item: ScoreItem;
  cells: ScoreCell[];
}

export function rows(scores: readonly Score[], label: (item: ScoreItem) => string): ScoreRow[] {
  const found: ScoreRow[] = [];
  for (const score of scores) {
    let last = -1;
    for (const item of score.items) {
      const name = label(item);
      const known = found.findIndex((row) => row.label === name);
      // a row that other seats lack goes with its kind, or after the row before it
      const place =
        Math.max(
          last,
          found.findLastIndex((row) => row.item.key === item.key),
        ) + 1;
      if (known < 0) found.splice(place, 0, { label: name, item, cells: [] });
      last = known < 0 ? place : known;
    }
  }
  for (const row of found) {
    row.cells = scores.map((score) => cell(score.items.filter((item) => label(item) === row.label)));
  }
  return found;
}

function cell(items: readonly ScoreItem[]): ScoreCell {
  if (items.length === 0) return { points: null, sum: null };
  const points = items.map((item) => item.points);
  return {
    points: points.reduce((total, next) => total + next, 0),
    sum: items.length > 1 ? points.join('+') : null,
  };
}
