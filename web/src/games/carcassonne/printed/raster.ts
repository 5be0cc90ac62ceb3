/** What lies at each point of a drawn tile: the shapes filled on a grid. Rules are never derived from it. */
import { Canvas, OPEN } from './canvas';
import { type Disc, Measured, corner, dist } from './curves';
import { type Tile } from './tile';
import { type Geometry, RIVER_WIDTH, ROAD_WIDTH, WALL_WIDTH } from './shapes';
import type { Line, Road } from './ways';

const FIRST_PIECE = 100;
const FIRST_ROAD = 200;
const WATER = -2;
const PLAZA = -1;
const GREAT_CITY = 999;
const PINCH = 7.5;
/** Specks that the grid leaves between shapes. */
const SPECK = 3;
const SPECK_INSIDE = 18;

export const isMeadow = (code: number): boolean => code >= FIRST_PIECE && code < FIRST_ROAD;
export const isTown = (code: number): boolean => code >= 0 && code < OPEN;
/** The road at a code, or -1. */
export const roadOf = (code: number): number => (code >= FIRST_ROAD && code < GREAT_CITY ? code - FIRST_ROAD : -1);

/** A stretch of meadow with no way out but the tile's border. */
export interface Meadow {
  readonly code: number;
  readonly area: number;
  /** The half-edges it touches. */
  readonly h: string;
}

export interface Raster {
  readonly size: number;
  readonly codes: Int16Array;
  readonly meadows: readonly Meadow[];
}

/** All shapes of a tile; of roads, rivers and places the first one keeps a cell. */
function painted(shapes: Geometry, size: number): Int16Array {
  const canvas = new Canvas(size);
  for (const town of shapes.towns) canvas.area(town.index, town.outline);
  for (const pinch of shapes.pinches) canvas.disc(pinch.city, [...corner(pinch.corner), PINCH], true);
  if (shapes.great) canvas.area(GREAT_CITY, shapes.great.outline);
  if (shapes.plaza) canvas.disc(PLAZA, shapes.plaza);
  for (const { pond } of shapes.rivers) if (pond) canvas.disc(WATER, pond);
  for (const river of shapes.rivers) canvas.line(WATER, river.points, RIVER_WIDTH / 2);
  shapes.roads.forEach((road, i) => {
    for (const part of seenOf(road)) canvas.line(FIRST_ROAD + i, part.points, ROAD_WIDTH / 2 + 0.4);
  });
  return canvas.codes;
}

/** What can be seen of a road. */
const seenOf = (road: Road): readonly Line[] => (road.stubs.length > 0 ? road.stubs : [road]);

/** The half-edge that a cell of the border touches, or -1; corners belong to none. */
function halfAt(i: number, j: number, size: number): number {
  const [x, y] = [((i + 0.5) * 100) / size, ((j + 0.5) * 100) / size];
  if (j === 0 && x > 6 && x < 94) return x < 50 ? 0 : 1;
  if (i === size - 1 && y > 6 && y < 94) return y < 50 ? 2 : 3;
  if (j === size - 1 && x > 6 && x < 94) return x > 50 ? 4 : 5;
  return i === 0 && y > 6 && y < 94 ? (y > 50 ? 6 : 7) : -1;
}

function flood(codes: Int16Array, size: number, from: number, code: number): Meadow {
  const stack: number[] = [];
  const halves = new Set<number>();
  let cells = 0;
  const take = (cell: number): void => {
    if (codes[cell] !== OPEN) return;
    codes[cell] = code;
    stack.push(cell);
  };
  take(from);
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const i = cell % size;
    cells++;
    halves.add(halfAt(i, Math.floor(cell / size), size));
    if (i + 1 < size) take(cell + 1);
    if (i > 0) take(cell - 1);
    take(cell + size);
    take(cell - size);
  }
  halves.delete(-1);
  return { code, area: (cells * 1e4) / (size * size), h: [...halves].sort().join('') };
}

export function raster(shapes: Geometry, size: number): Raster {
  const codes = painted(shapes, size);
  const meadows: Meadow[] = [];
  for (let k = 0; k < codes.length; k++)
    if (codes[k] === OPEN) meadows.push(flood(codes, size, k, FIRST_PIECE + meadows.length));
  return { size, codes, meadows: meadows.filter((meadow) => meadow.area > (meadow.h ? SPECK : SPECK_INSIDE)) };
}

/** The stretch of meadow of each field of the data, enclosed ones in the order of their size. */
export function meadowsOf(tile: Tile, grid: Raster): (Meadow | null)[] {
  const enclosed = grid.meadows.filter((meadow) => !meadow.h).sort((a, b) => b.area - a.area);
  return tile.fields.map((field) => {
    if (!field.h) return enclosed.shift() ?? null;
    const fits = grid.meadows.filter((meadow) => [...meadow.h].some((half) => field.h.includes(half)));
    return fits.sort((a, b) => b.area - a.area)[0] ?? null;
  });
}

export function lookUp(grid: Raster, x: number, y: number): number {
  const [i, j] = [Math.floor((x / 100) * grid.size), Math.floor((y / 100) * grid.size)];
  return i < 0 || j < 0 || i >= grid.size || j >= grid.size ? -9 : (grid.codes[j * grid.size + i] ?? -9);
}

/** Walls, roads and rivers, with half of their width. */
function linesOf(shapes: Geometry): (readonly [Measured, number])[] {
  const walls = [...shapes.towns, ...(shapes.great ? [shapes.great] : [])].flatMap((town) => town.walls);
  return [
    ...walls.map((wall) => [new Measured(wall), WALL_WIDTH / 2] as const),
    ...shapes.roads.flatMap(seenOf).map((road) => [new Measured(road.points), ROAD_WIDTH / 2] as const),
    ...shapes.rivers.map((river) => [new Measured(river.points), RIVER_WIDTH / 2] as const),
  ];
}

/** The point with most room of those with a wanted code; `keep` are places to stay away from. */
export function roomiest(
  shapes: Geometry,
  grid: Raster,
  wanted: (code: number) => boolean,
  keep: readonly Disc[],
  edge: number,
): Disc {
  const lines = linesOf(shapes);
  const discs: Disc[] = [...keep, ...shapes.rivers.flatMap((river) => (river.pond ? [river.pond] : []))];
  if (shapes.plaza) discs.push(shapes.plaza);
  let best: Disc | null = null;
  for (let j = 1; j < grid.size - 1; j += 2)
    for (let i = 1; i < grid.size - 1; i += 2) {
      if (!wanted(grid.codes[j * grid.size + i] ?? -9)) continue;
      const [x, y] = [((i + 0.5) * 100) / grid.size, ((j + 0.5) * 100) / grid.size];
      const least: number = best?.[2] ?? -Infinity;
      let room = Math.min(x, y, 100 - x, 100 - y) * edge + 1;
      for (const disc of discs) room = Math.min(room, dist([disc[0], disc[1]], [x, y]) - disc[2]);
      for (const [line, half] of lines) if (room > least) room = Math.min(room, line.away(x, y, room + half) - half);
      if (room > least + 1e-6) best = [x, y, room];
    }
  return best ?? [50, 50, 0];
}

const REACH = 2;

/** Cells that are near to those of a meadow. */
function reached({ size, codes }: Raster, code: number): Uint8Array {
  const near = new Uint8Array(size * size);
  for (let cell = 0; cell < codes.length; cell++) {
    if (codes[cell] !== code) continue;
    const [i, j] = [cell % size, Math.floor(cell / size)];
    for (let b = Math.max(0, j - REACH); b <= Math.min(size - 1, j + REACH); b++)
      for (let a = Math.max(0, i - REACH); a <= Math.min(size - 1, i + REACH); a++) near[b * size + a] = 1;
  }
  return near;
}

/** Cells of one meadow and of what borders it, as path data: shapes painted above hide its rough edge. */
export function meadowD(grid: Raster, code: number): string {
  const { size, codes } = grid;
  const step = 100 / size;
  const near = reached(grid, code);
  let d = '';
  const taken = (i: number, j: number): boolean => {
    const cell = j * size + i;
    return isMeadow(codes[cell] ?? -9) ? codes[cell] === code : near[cell] === 1;
  };
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      if (!taken(i, j)) continue;
      const from = i;
      while (i + 1 < size && taken(i + 1, j)) i++;
      const [x, y, w] = [from * step, j * step, (i + 1 - from) * step];
      d += `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}v${(step + 0.2).toFixed(1)}h${(-w).toFixed(1)}z`;
    }
  }
  return d;
}
