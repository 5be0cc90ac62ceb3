/** A castle on the drawing table: heights in rows, as text and back, mirrored, counted and completed. */
import type { CastleView, Components } from '../view';
import { cellOf } from '../view';

export type Plan = readonly (readonly number[])[];

export interface Mirror {
  sides: boolean;
  ends: boolean;
}

/** A sentence about a plan: the words are the game's own, `note-<key>`. */
export interface Finding {
  key: string;
  args: Record<string, number>;
  error: boolean;
  /** The number of seats that a warning is about. */
  seats?: number;
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

function longest(row: readonly number[], level: number): number {
  let run = 0;
  return row.reduce((most, height) => Math.max(most, (run = height >= level ? run + 1 : 0)), 0);
}

/** What the loader would say: errors first, then advice for two, three and four seats. */
export function findingsOf(plan: Plan, components: Components): Finding[] {
  const { total_tiles: tiles, long_row: long } = components.layouts;
  const total = countOf(plan);
  const found: Finding[] = [];
  if (total !== tiles) found.push({ key: 'layout-sum', args: { tiles: total, total: tiles }, error: true });
  if (total === 0) found.push({ key: 'layout-free', args: {}, error: true });
  if (found.length > 0) return found;
  const ground = groundOf(plan);
  for (const [seats, [low, high]] of Object.entries(components.ground_range)) {
    if (ground < low || ground > high) found.push({ key: 'layout-ground', args: { ground, low, high }, error: false, seats: Number(seats) });
  }
  const rows = plan.flatMap((row) => [2, 3].filter((level) => longest(row, level) >= long)).length;
  if (rows > 0) found.push({ key: 'layout-rows', args: { rows, long }, error: false });
  if (!plan.flat().some((height) => height > 1)) found.push({ key: 'layout-flat', args: {}, error: false });
  return found;
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
  return groundOf(plan) === 0 || at(column, row) + at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1) > 0;
}

/** The castle with tiles at random, for a look: a slab is free when one of its long sides is. */
export function built(plan: Plan, tiles: readonly string[], random: Random): CastleView {
  const bag = tiles.flatMap((tile) => [tile, tile, tile, tile]).map((tile) => ({ tile, at: random() })).sort((a, b) => a.at - b.at);
  const level = Math.max(...plan.flat());
  const stacks = plan.flatMap((line, row) =>
    line.flatMap((height, column) => {
      if (height === 0) return [];
      const free = (side: number): boolean => (line[column + side] ?? 0) < height;
      const tile = bag.pop()?.tile ?? null;
      return [{ cell: cellOf({ column, row }), height, tile, available: free(-1) || free(1), short: false, top: height === level }];
    }),
  );
  const rows = plan.map((line) => line.join(''));
  return { layout: null, plan: rows, columns: rows[0]?.length ?? 0, rows: rows.length, left: countOf(plan), level, stacks };
}
