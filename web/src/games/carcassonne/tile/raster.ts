/** What lies at each point of a drawn tile: the shapes filled on a grid. Rules are never derived from it. */
import { type Disc, type Point, away, corner, dist, inside } from './curves';
import { type Tile } from './data';
import { type Geometry, RIVER_WIDTH, ROAD_WIDTH, WALL_WIDTH } from './geometry';
import type { Line } from './ways';

const OPEN = 50;
const FIRST_PIECE = 100;
const FIRST_ROAD = 200;
export const WATER = -2;
export const PLAZA = -1;
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

/** A shape and the box around it: most points can be told apart by the box alone. */
interface Boxed {
  readonly code: number;
  readonly points: readonly Point[];
  readonly box: readonly [number, number, number, number];
}

function boxed(code: number, points: readonly Point[], margin: number): Boxed {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return { code, points, box: [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin] };
}

const within = ({ box }: Boxed, x: number, y: number): boolean => x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3];

/** Says what lies at a point of a tile. */
function reader(shapes: Geometry): (x: number, y: number) => number {
  const areas = shapes.towns.map((town) => boxed(town.index, town.outline, 0));
  const roadHalf = ROAD_WIDTH / 2 + 0.4;
  const rivers = shapes.rivers.map((river) => boxed(WATER, river.points, RIVER_WIDTH / 2));
  const roads = shapes.roads.flatMap((road, i) => {
    const seen: readonly Line[] = road.stubs.length > 0 ? road.stubs : [road];
    return seen.map((part) => boxed(FIRST_ROAD + i, part.points, roadHalf));
  });
  const discs = [
    ...(shapes.plaza ? [{ code: PLAZA, disc: shapes.plaza }] : []),
    ...shapes.rivers.flatMap((river) => (river.pond ? [{ code: WATER, disc: river.pond }] : [])),
  ];
  return (x, y) => {
    let code = OPEN;
    for (const area of areas) if (within(area, x, y) && inside(area.points, x, y)) code = area.code;
    for (const pinch of shapes.pinches) if (dist(corner(pinch.corner), [x, y]) < PINCH) code = pinch.city;
    if (shapes.great && inside(shapes.great.outline, x, y)) code = GREAT_CITY;
    if (code !== OPEN) return code;
    const disc = discs.find((entry) => dist([entry.disc[0], entry.disc[1]], [x, y]) < entry.disc[2]);
    if (disc) return disc.code;
    if (rivers.some((river) => within(river, x, y) && away(river.points, x, y) < RIVER_WIDTH / 2)) return WATER;
    return roads.find((road) => within(road, x, y) && away(road.points, x, y) < roadHalf)?.code ?? OPEN;
  };
}

/** The half-edge that a cell of the border touches, or -1; corners belong to none. */
function halfAt(i: number, j: number, size: number): number {
  const [x, y] = [((i + 0.5) * 100) / size, ((j + 0.5) * 100) / size];
  if (j === 0 && x > 6 && x < 94) return x < 50 ? 0 : 1;
  if (i === size - 1 && y > 6 && y < 94) return y < 50 ? 2 : 3;
  if (j === size - 1 && x > 6 && x < 94) return x > 50 ? 4 : 5;
  return i === 0 && y > 6 && y < 94 ? (y > 50 ? 6 : 7) : -1;
}

function flood(codes: Int16Array, size: number, from: number, code: number): Meadow {
  const stack = [from];
  const halves = new Set<number>();
  let cells = 0;
  codes[from] = code;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const [i, j] = [cell % size, Math.floor(cell / size)];
    cells++;
    halves.add(halfAt(i, j, size));
    for (const [a, b] of [[i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]] as const) {
      const next = b * size + a;
      if (a < 0 || b < 0 || a >= size || b >= size || codes[next] !== OPEN) continue;
      codes[next] = code;
      stack.push(next);
    }
  }
  halves.delete(-1);
  return { code, area: (cells * 1e4) / (size * size), h: [...halves].sort().join('') };
}

export function raster(shapes: Geometry, size: number): Raster {
  const codes = new Int16Array(size * size);
  const step = 100 / size;
  const codeAt = reader(shapes);
  for (let k = 0; k < codes.length; k++) codes[k] = codeAt(((k % size) + 0.5) * step, (Math.floor(k / size) + 0.5) * step);
  const meadows: Meadow[] = [];
  for (let k = 0; k < codes.length; k++) if (codes[k] === OPEN) meadows.push(flood(codes, size, k, FIRST_PIECE + meadows.length));
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

/** The point with most room of those with a wanted code; `keep` are places to stay away from. */
export function roomiest(
  shapes: Geometry, grid: Raster, wanted: (code: number) => boolean, keep: readonly Disc[], edge: number,
): Disc {
  const walls = [...shapes.towns, ...(shapes.great ? [shapes.great] : [])].flatMap((town) => town.walls);
  const roads = shapes.roads.flatMap((road): readonly Line[] => (road.stubs.length > 0 ? road.stubs : [road]));
  const lines: readonly (readonly [readonly Point[], number])[] = [
    ...walls.map((wall) => [wall, WALL_WIDTH / 2] as const),
    ...roads.map((road) => [road.points, ROAD_WIDTH / 2] as const),
    ...shapes.rivers.map((river) => [river.points, RIVER_WIDTH / 2] as const),
  ];
  const discs: Disc[] = [...keep, ...shapes.rivers.flatMap((river) => (river.pond ? [river.pond] : []))];
  if (shapes.plaza) discs.push(shapes.plaza);
  let best: Disc | null = null;
  for (let j = 1; j < grid.size - 1; j += 2) for (let i = 1; i < grid.size - 1; i += 2) {
    if (!wanted(grid.codes[j * grid.size + i] ?? -9)) continue;
    const [x, y] = [((i + 0.5) * 100) / grid.size, ((j + 0.5) * 100) / grid.size];
    const least: number = best?.[2] ?? -Infinity;
    let room = Math.min(x, y, 100 - x, 100 - y) * edge + 1;
    for (const disc of discs) room = Math.min(room, dist([disc[0], disc[1]], [x, y]) - disc[2]);
    for (const [points, half] of lines) if (room > least) room = Math.min(room, away(points, x, y) - half);
    if (room > least + 1e-6) best = [x, y, room];
  }
  return best ?? [50, 50, 0];
}

/** Cells of one meadow and of what borders it, as path data: shapes painted above hide its rough edge. */
export function meadowD(grid: Raster, code: number): string {
  const { size, codes } = grid;
  const step = 100 / size;
  const reach = 2;
  let d = '';
  const taken = (i: number, j: number): boolean => {
    if (isMeadow(codes[j * size + i] ?? -9)) return codes[j * size + i] === code;
    for (let b = Math.max(0, j - reach); b <= Math.min(size - 1, j + reach); b++)
      for (let a = Math.max(0, i - reach); a <= Math.min(size - 1, i + reach); a++) if (codes[b * size + a] === code) return true;
    return false;
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

