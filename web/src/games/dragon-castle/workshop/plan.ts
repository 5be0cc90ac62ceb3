/** A castle on the drawing table: heights in rows, as text and back, mirrored, counted and completed. */
import { type CastleView, cellOf } from '../view';

export type Plan = readonly (readonly number[])[];

export interface Mirror {
  sides: boolean;
  ends: boolean;
}

export function emptyPlan(columns: number, rows: number): Plan {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
}

export function countOf(plan: Plan): number {
  return plan.flat().reduce((sum, height) => sum + height, 0);
}

export function groundOf(plan: Plan): number {
  return plan.flat().filter((height) => height > 0).length;
}

/** Rows of digits, without the empty rim; an empty plan is "0". */
export function textOf(plan: Plan): string {
  const rows = plan.flatMap((row, at) => (row.some((height) => height > 0) ? [at] : []));
  const columns = plan.flatMap((row) => row.flatMap((height, at) => (height > 0 ? [at] : [])));
  if (rows.length === 0) return '0';
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const used = plan.slice(Math.min(...rows), Math.max(...rows) + 1);
  return used.map((row) => row.slice(left, right + 1).join('')).join('/');
}

/** A text in the middle of the drawing table; null when it is none or does not fit. */
export function planOf(text: string, columns: number, rows: number): Plan | null {
  const lines = text.trim().split(/[/\s]+/);
  const width = Math.max(...lines.map((line) => line.length));
  if (!lines.every((line) => /^[0-3]+$/.test(line)) || width > columns || lines.length > rows) return null;
  const top = Math.floor((rows - lines.length) / 2);
  const left = Math.floor((columns - width) / 2);
  return emptyPlan(columns, rows).map((row, y) => row.map((_, x) => Number(lines[y - top]?.[x - left] ?? 0)));
}

/** Where the mirrors stand, as sums of opposite places: in the middle of the castle, or of an empty table. */
function axes(plan: Plan): { x: number; y: number } {
  const rows = plan.flatMap((row, at) => (row.some((height) => height > 0) ? [at] : []));
  const columns = plan.flatMap((row) => row.flatMap((height, at) => (height > 0 ? [at] : [])));
  if (rows.length === 0) return { x: (plan[0]?.length ?? 0) - 1, y: plan.length - 1 };
  return { x: Math.min(...columns) + Math.max(...columns), y: Math.min(...rows) + Math.max(...rows) };
}

/** One stroke of the brush, and its mirror images. */
export function painted(plan: Plan, column: number, row: number, height: number, mirror: Mirror): Plan {
  const axis = axes(plan);
  const columns = new Set([column, ...(mirror.sides ? [axis.x - column] : [])]);
  const rows = new Set([row, ...(mirror.ends ? [axis.y - row] : [])]);
  return plan.map((line, y) => (rows.has(y) ? line.map((old, x) => (columns.has(x) ? height : old)) : line));
}

/** The left half of the castle on its right side, or the upper half on the lower one. */
export function reflected(plan: Plan, mirror: Mirror): Plan {
  const axis = axes(plan);
  const wide = plan.map((row) => (mirror.sides ? row.map((_, x) => row[Math.min(x, axis.x - x)] ?? 0) : row));
  return wide.map((row, y) => (mirror.ends ? (wide[Math.min(y, axis.y - y)] ?? row) : row));
}

type Random = () => number;

/** Raises or lowers stacks at random until the number of tiles is right; an empty plan becomes a new castle. */
export function completed(plan: Plan, tiles: number, most: number, mirror: Mirror, random: Random): Plan {
  let now = plan;
  for (let tries = 0; tries < 4000 && countOf(now) !== tiles; tries += 1) {
    const missing = tiles - countOf(now);
    const row = Math.floor(random() * now.length);
    const column = Math.floor(random() * (now[0]?.length ?? 0));
    const height = now[row]?.[column] ?? 0;
    const next = height + Math.sign(missing);
    if (next < 0 || next > most || (missing > 0 && !isBeside(now, column, row))) continue;
    const step = painted(now, column, row, next, mirror);
    // a mirrored stroke that would overshoot is made on one side only
    const over = Math.abs(countOf(step) - countOf(now)) > Math.abs(missing);
    now = over ? painted(now, column, row, next, { sides: false, ends: false }) : step;
  }
  return now;
}

/** A castle grows where it stands; the first stone lies anywhere. */
function isBeside(plan: Plan, column: number, row: number): boolean {
  const at = (x: number, y: number): number => plan[y]?.[x] ?? 0;
  return (
    groundOf(plan) === 0 ||
    at(column, row) + at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1) > 0
  );
}

/** The castle without tiles' faces: what is drawn before it can be played. */
export function rawCastle(plan: Plan): CastleView {
  const stacks = plan.flatMap((line, row) =>
    line.flatMap((height, column) =>
      height === 0
        ? []
        : [{ cell: cellOf({ column, row }), height, tile: null, available: true, short: false, top: false }],
    ),
  );
  const rows = plan.map((line) => line.join(''));
  return {
    layout: null,
    plan: rows,
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    left: countOf(plan),
    level: Math.max(...plan.flat()),
    stacks,
  };
}
