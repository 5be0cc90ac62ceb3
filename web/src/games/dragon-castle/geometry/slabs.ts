/** Where slabs lie: coordinates of castle and realm in units of a face of 60 × 80. */
import type { Box } from '$lib/board/geometry';
import { type Place, placeOf } from '../view';

export const FACE = { width: 60, height: 80, radius: 7 } as const;

export interface Terrain {
  /** Steps between columns and rows. */
  px: number;
  py: number;
  /** How far one level lifts a slab. */
  dx: number;
  dy: number;
}

export const CASTLE: Terrain = { px: 63, py: 85, dx: 3.4, dy: 10.5 };
export const REALM: Terrain = { px: 66, py: 96, dx: 3.2, dy: 9.5 };
const LIFTED = 4;
const HELD = 9;
export const SMALL: Terrain = { px: 64, py: 89, dx: 2.4, dy: 6 };

export interface Point {
  x: number;
  y: number;
}

interface Frame extends Place {
  columns: number;
  rows: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Upper left corner of a face on its level; level 0 is the ground. */
export function facePoint(terrain: Terrain, { column, row }: Place, level: number): Point {
  return { x: round(column * terrain.px - terrain.dx * level), y: round(row * terrain.py - terrain.dy * level) };
}

/** The rows and columns that a castle's picture shows: those of its plan without the empty ones at the rim. */
export function frameOf(plan: readonly string[]): Frame {
  const rows = plan.flatMap((line, row) => (/[1-9]/.test(line) ? [row] : []));
  const columns = plan.flatMap((line) => [...line].flatMap((sign, column) => (sign === '0' ? [] : [column])));
  const row = Math.min(...rows, plan.length);
  const column = Math.min(...columns, plan[0]?.length ?? 0);
  return {
    row,
    column,
    rows: Math.max(0, ...rows.map((at) => at - row + 1)),
    columns: Math.max(0, ...columns.map((at) => at - column + 1)),
  };
}

/** The least of a castle that is shown: a few last tiles do not grow without end. */
const LEAST = { columns: 6, rows: 4 } as const;

/** One side of a frame: at least so many steps around what must be seen, inside what there is. */
function side(wanted: readonly number[], first: number, count: number, least: number): { from: number; steps: number } {
  if (wanted.length === 0) return { from: first, steps: count };
  const [low, high] = [Math.min(...wanted), Math.max(...wanted)];
  const steps = Math.min(count, Math.max(least, high - low + 1));
  const middle = Math.floor((low + high - steps + 1) / 2);
  return { from: Math.max(first, Math.min(middle, first + count - steps)), steps };
}

/** The frame of what is left of a castle: rows and columns at the rim that are empty now are cut away. */
export function frameLeft(plan: readonly string[], cells: readonly string[]): Frame {
  const whole = frameOf(plan);
  const places = cells.map(placeOf);
  const across = side(
    places.map(({ column }) => column),
    whole.column,
    whole.columns,
    LEAST.columns,
  );
  const down = side(
    places.map(({ row }) => row),
    whole.row,
    whole.rows,
    LEAST.rows,
  );
  return { column: across.from, columns: across.steps, row: down.from, rows: down.steps };
}

export function isInside({ column, row, columns, rows }: Frame, place: Place): boolean {
  return place.column >= column && place.column < column + columns && place.row >= row && place.row < row + rows;
}

/** How many levels stand out above the first row, with room for one more tile. */
export function headOf(terrain: Terrain, stacks: readonly { cell: string; height: number }[]): number {
  return Math.max(
    2,
    ...stacks.map(({ cell, height }) => round(height + 1 - (placeOf(cell).row * terrain.py) / terrain.dy)),
  );
}

/** The picture of a frame with stacks of up to `levels`, of which `head` stand out above its first row. */
export function boxOf(terrain: Terrain, frame: Frame, levels: number, head = levels): Box {
  const margin = 9;
  const corner = { x: facePoint(terrain, frame, levels).x, y: facePoint(terrain, frame, head).y };
  const width = (frame.columns - 1) * terrain.px + FACE.width + terrain.dx * levels;
  const height = (frame.rows - 1) * terrain.py + FACE.height + terrain.dy * head;
  return {
    x: round(corner.x - margin),
    y: round(corner.y - margin),
    width: round(width + 2 * margin),
    height: round(height + 2 * margin),
  };
}

/** Height of the highest stack of a plan; a bare ground still has room for one. */
export function levelsOf(plan: readonly string[]): number {
  return Math.max(1, ...plan.flatMap((row) => [...row].map(Number)));
}

interface StackLike {
  cell: string;
  height: number;
}

/** The picture of what is left of a castle; a place that must be seen too may be empty. */
export function castleBox(
  plan: readonly string[],
  stacks: readonly StackLike[],
  seen: string | null = null,
): { frame: Frame; box: Box } {
  const frame = frameLeft(plan, [...stacks.map(({ cell }) => cell), ...(seen === null ? [] : [seen])]);
  const levels = Math.max(1, ...stacks.map(({ height }) => height));
  return { frame, box: boxOf(CASTLE, frame, levels) };
}

/** How far a stack's top is raised: it can be taken, or it is looked at. */
export type Raised = 'lit' | 'held' | null;

/** Upper left corner of a stack's top face. */
export function topOf(stack: StackLike, raised: Raised): Point {
  const point = facePoint(CASTLE, placeOf(stack.cell), stack.height);
  return { x: point.x, y: point.y - (raised === 'held' ? HELD : raised === 'lit' ? LIFTED : 0) };
}

/** The dotted line from a tile to its partner, in an arc above both. */
export function arc(from: Point, to: Point): string {
  const [x1, y1] = [round(from.x + FACE.width / 2), round(from.y + FACE.height / 2)];
  const [x2, y2] = [round(to.x + FACE.width / 2), round(to.y + FACE.height / 2)];
  const high = Math.min(y1, y2) - 20 - Math.abs(x2 - x1) / 12;
  return `M${x1} ${y1}Q${round((x1 + x2) / 2)} ${round(high)} ${x2} ${y2}`;
}

/** Place of a face inside its picture, in percent, for what lies over the drawing. */
export function percent(box: Box, point: Point): string {
  const left = ((point.x - box.x) / box.width) * 100;
  const top = ((point.y - box.y) / box.height) * 100;
  return `left:${round(left)}%;top:${round(top)}%;width:${round((FACE.width / box.width) * 100)}%;height:${round((FACE.height / box.height) * 100)}%`;
}

/** A slab is never laid quite straight; the same one always lies the same way. */
export function jitter({ column, row }: Place, level: number): number {
  const seed = Math.imul(column * 7 + row * 31 + level * 101 + 17, 2654435761) >>> 0;
  return round((seed / 4294967296 - 0.5) * 1.6);
}

/** Outline swept by a rounded rectangle pushed by (dx, dy): the wall below a face. */
export function hull(dx: number, dy: number): string {
  const { width: w, height: h, radius: r } = FACE;
  const length = Math.hypot(dx, dy) || 1;
  const nx = (dy / length) * r;
  const ny = (-dx / length) * r;
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  const arc = `A${r} ${r} 0 0 1 `;
  return (
    `M${at(0, r)}${arc}${at(r, 0)}H${w - r}${arc}${at(w - r + nx, r + ny)}L${at(w - r + nx + dx, r + ny + dy)}` +
    `${arc}${at(w + dx, r + dy)}V${round(h - r + dy)}${arc}${at(w - r + dx, h + dy)}H${round(r + dx)}` +
    `${arc}${at(r - nx + dx, h - r - ny + dy)}L${at(r - nx, h - r - ny)}${arc}${at(0, h - r)}Z`
  );
}

/** Where an arrow, Home or End leads from a cell among cells; null for other keys. */
export function stepTo(key: string, from: string, cells: readonly string[]): string | null {
  const here = placeOf(from);
  const all = cells.map((cell) => ({ cell, ...placeOf(cell) }));
  const row = all.filter((other) => other.row === here.row).sort((a, b) => a.column - b.column);
  const nearest = (found: typeof all, across: (a: Place) => number): string =>
    [...found].sort((a, b) => across(a) - across(b))[0]?.cell ?? from;
  const sideways = (a: Place): number => Math.abs(a.column - here.column);
  const upright = (a: Place): number => 100 * Math.abs(a.row - here.row) + Math.abs(a.column - here.column);
  switch (key) {
    case 'ArrowLeft':
      return nearest(
        row.filter((other) => other.column < here.column),
        sideways,
      );
    case 'ArrowRight':
      return nearest(
        row.filter((other) => other.column > here.column),
        sideways,
      );
    case 'ArrowUp':
      return nearest(
        all.filter((other) => other.row < here.row),
        upright,
      );
    case 'ArrowDown':
      return nearest(
        all.filter((other) => other.row > here.row),
        upright,
      );
    case 'Home':
      return row[0]?.cell ?? from;
    case 'End':
      return row.at(-1)?.cell ?? from;
    default:
      return null;
  }
}

/** The box nearest to a finger, if one is near enough. */
export function nearestTo<Key>(boxes: readonly [Key, Box][], x: number, y: number, within: number): Key | null {
  const far = ({ x: left, y: top, width, height }: Box): number =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  const near = boxes.map(([key, box]) => ({ key, away: far(box) })).filter(({ away }) => away <= within);
  return near.sort((a, b) => a.away - b.away)[0]?.key ?? null;
}
