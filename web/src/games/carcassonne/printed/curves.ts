/** Points, and curves as lists of cubic pieces, in units of a hundredth of a tile's side. */
import { at } from './tile';

export type Point = readonly [number, number];
/** A cubic: from, two handles, to. */
export type Piece = readonly [Point, Point, Point, Point];
/** A round place: x, y and radius. */
export type Disc = readonly [number, number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const MIDDLES: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
const INWARDS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

const wrap = (side: number): number => ((side % 4) + 4) % 4;
/** Corner k starts side k, clockwise. */
export const corner = (side: number): Point => at(CORNERS, wrap(side));
export const middle = (side: number): Point => at(MIDDLES, wrap(side));
export const inward = (side: number): Point => at(INWARDS, wrap(side));

export const round = (value: number): number => +value.toFixed(2);
export const dist = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];

/** Quarter turns clockwise round the middle of the tile. */
function turnPoint(point: Point, quarters: number): Point {
  let [x, y] = point;
  for (let i = 0; i < wrap(quarters); i++) [x, y] = [100 - y, x];
  return [x, y];
}

export function turn(pieces: readonly Piece[], quarters: number): Piece[] {
  return pieces.map(([a, b, c, d]) => [
    turnPoint(a, quarters),
    turnPoint(b, quarters),
    turnPoint(c, quarters),
    turnPoint(d, quarters),
  ]);
}

export function flip(pieces: readonly Piece[]): Piece[] {
  return pieces.map(([a, b, c, d]): Piece => [d, c, b, a]).reverse();
}

/** A bow over the north side from corner to corner; tight ends leave room for a neighbour in the same corner. */
export function bow(depth: number, tightA: boolean, tightB: boolean): Piece[] {
  const a: Point = tightA ? [20, depth * 0.24] : [11, depth * 0.5];
  const b: Point = tightB ? [80, depth * 0.24] : [89, depth * 0.5];
  return [
    [[0, 0], a, [24, depth], [50, depth]],
    [[50, depth], [76, depth], b, [100, 0]],
  ];
}

/** A wall from the north-east to the south-west; `m` is where it crosses the other diagonal. */
export function diagonal(m: number, wideA: boolean, wideB: boolean): Piece[] {
  const k = (m - 44) / 14;
  const handle: Point = [80 + 10 * k, 13 + 13 * k];
  const a: Point = wideA ? [74, 33] : handle;
  const b: Point = wideB ? [33, 74] : [handle[1], handle[0]];
  return [
    [[100, 0], a, [m + 13, m - 13], [m, m]],
    [[m, m], [m - 13, m + 13], b, [0, 100]],
  ];
}

function pointOn([a, b, c, d]: Piece, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
}

/** A curve as a polyline. */
export function flat(pieces: readonly Piece[], steps = 14): Point[] {
  const points: Point[] = [at(pieces, 0)[0]];
  for (const piece of pieces) for (let i = 1; i <= steps; i++) points.push(pointOn(piece, i / steps));
  return points;
}

const pair = (point: Point): string => `${round(point[0])} ${round(point[1])}`;

/** The curve as SVG path data, with or without moving to its start. */
export function curveD(pieces: readonly Piece[], move = true): string {
  const start = move ? `M${pair(at(pieces, 0)[0])}` : '';
  return start + pieces.map(([, b, c, d]) => `C${pair(b)} ${pair(c)} ${pair(d)}`).join('');
}

export function polyD(points: readonly Point[], close = true): string {
  return points.map((point, i) => `${i ? 'L' : 'M'}${pair(point)}`).join('') + (close ? 'Z' : '');
}

/** Where the border of a polygon crosses a row. */
export function crossings(polygon: readonly Point[], y: number): number[] {
  const found: number[] = [];
  let before = at(polygon, -1);
  for (const point of polygon) {
    const [ay, by] = [point[1], before[1]];
    if (ay > y !== by > y) found.push(((before[0] - point[0]) * (y - ay)) / (by - ay) + point[0]);
    before = point;
  }
  return found;
}

/** Whether a point of a row is inside of what crosses it there: an odd number of borders is to its right. */
export function between(borders: readonly number[], x: number): boolean {
  let found = false;
  for (const border of borders) if (x < border) found = !found;
  return found;
}

export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  return between(crossings(polygon, y), x);
}

/** The box around points, with a margin. */
export function boxOf(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

/** How far a point is from a polyline. */
export function away(points: readonly Point[], x: number, y: number): number {
  let least = Infinity;
  let before: Point | null = null;
  for (const point of points) {
    if (before) least = Math.min(least, squareFrom(before, point, x, y));
    before = point;
  }
  return Math.sqrt(least);
}

/** A polyline that is asked often; its box answers for most points. */
export class Measured {
  private readonly box: Box;

  constructor(private readonly points: readonly Point[]) {
    this.box = boxOf(points, 0);
  }

  /** How far a point is, or Infinity where that is more than `most`. */
  away(x: number, y: number, most: number): number {
    const [left, top, right, bottom] = this.box;
    if (x < left - most || x > right + most || y < top - most || y > bottom + most) return Infinity;
    return away(this.points, x, y);
  }
}

/** The square of how far a point is from a straight line. */
export function squareFrom(a: Point, b: Point, x: number, y: number): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  const [u, v] = [x - a[0] - t * dx, y - a[1] - t * dy];
  return u * u + v * v;
}

/** The point at a share of a polyline's length. */
export function along(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((point, i) => dist(point, at(points, i)));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [i, length] of lengths.entries()) {
    if (rest <= length) return lerp(at(points, i), at(points, i + 1), length ? rest / length : 0);
    rest -= length;
  }
  return at(points, -1);
}

/** A polyline moved sideways, to the right of its direction. */
export function offset(points: readonly Point[], by: number): Point[] {
  return points.map((point, i) => {
    const a = at(points, Math.max(0, i - 1));
    const b = at(points, Math.min(points.length - 1, i + 1));
    const length = dist(a, b) || 1;
    return [point[0] - ((b[1] - a[1]) / length) * by, point[1] + ((b[0] - a[0]) / length) * by];
  });
}

/** Where two polylines cross, and the angle of the first one there, in degrees. */
export function crossing(
  first: readonly Point[],
  second: readonly Point[],
): { x: number; y: number; angle: number } | null {
  for (let i = 1; i < first.length; i++) {
    const p = at(first, i - 1);
    const [dx, dy] = add(at(first, i), p, -1);
    for (let j = 1; j < second.length; j++) {
      const u = at(second, j - 1);
      const [ex, ey] = add(at(second, j), u, -1);
      const det = dx * ey - dy * ex;
      if (Math.abs(det) < 1e-9) continue;
      const s = ((u[0] - p[0]) * ey - (u[1] - p[1]) * ex) / det;
      const w = ((u[0] - p[0]) * dy - (u[1] - p[1]) * dx) / det;
      if (s < 0 || s > 1 || w < 0 || w > 1) continue;
      return { x: p[0] + dx * s, y: p[1] + dy * s, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
    }
  }
  return null;
}
