/** The outlines of the cities of a tile: along its border, and by a wall over every gap. */
import { type Piece, type Point, bow, corner, curveD, diagonal, flat, flip, lerp, middle, polyD, turn } from './curves';
import { CITY, SIDES, type Tile, at, cityAt, fieldAt, opposite, sideOf, sidesOf } from './tile';

export interface Town {
  readonly index: number;
  readonly d: string;
  readonly outline: readonly Point[];
  readonly walls: readonly (readonly Point[])[];
  readonly wallD: string;
}

/** A corner in which the data separates two fields, so that a city stretches there. */
export interface Reach {
  readonly city: number;
  readonly corner: number;
}

const WHOLE = 'M0 0H100V100H0Z';
const ALL_CORNERS: readonly Point[] = [0, 1, 2, 3].map(corner);

export function reaches(tile: Tile): Reach[] {
  const found: Reach[] = [];
  for (let k = 0; k < 4; k++) {
    const before = (k + 3) % 4;
    const [left, right] = [tile.fields[fieldAt(tile, 2 * before + 1)], tile.fields[fieldAt(tile, 2 * k)]];
    const [leftCity, rightCity] = [cityAt(tile, before), cityAt(tile, k)];
    const city =
      left && right
        ? left === right
          ? undefined
          : left.c?.find((entry) => right.c?.includes(entry))
        : left && rightCity >= 0 && !left.c?.includes(rightCity)
          ? left.c?.[0]
          : right && leftCity >= 0 && !right.c?.includes(leftCity)
            ? right.c?.[0]
            : undefined;
    if (city !== undefined) found.push({ city, corner: k });
  }
  return found;
}

/** The city at which a road ends, or -1: both banks border it. */
export function gateOf(tile: Tile, side: number): number {
  if (tile.cloister || tile.symbol === 'volcano') return -1;
  const [a, b] = [tile.fields[fieldAt(tile, 2 * side)], tile.fields[fieldAt(tile, 2 * side + 1)]];
  const shared = a?.c?.find((entry) => b?.c?.includes(entry));
  return shared ?? (tile.rivers.length && tile.cities.length ? 0 : -1);
}

/** Builds the walls of one city. */
class Mason {
  private readonly has: boolean[];
  private readonly reach: number[];
  /** Two cities that cross each other, each on opposite sides. */
  private readonly crossed: boolean;

  constructor(
    private readonly tile: Tile,
    private readonly index: number,
    corners: readonly Reach[],
  ) {
    this.has = [...SIDES].map((side) => at(tile.cities, index).e.includes(side));
    this.reach = corners.filter((entry) => entry.city === index).map((entry) => entry.corner);
    this.crossed =
      tile.cities.length === 2 &&
      tile.cities.every((city) => {
        const [a = 0, b = 0] = sidesOf(city);
        return city.e.length === 2 && opposite(a, b);
      });
  }

  build(): Town {
    const { has } = this;
    if (has.every(Boolean)) return { index: this.index, d: WHOLE, outline: ALL_CORNERS, walls: [], wallD: '' };
    const start = [0, 1, 2, 3].find((k) => has[k] && !has[(k + 3) % 4]) ?? 0;
    const walls: Piece[][] = [];
    const outline: Point[] = [corner(start)];
    let d = `M${corner(start).join(' ')}`;
    for (let k = start; k < start + 4;) {
      if (has[k % 4]) {
        outline.push(corner(++k));
        d += `L${corner(k).join(' ')}`;
        continue;
      }
      let gaps = 1;
      while (!has[(k + gaps) % 4]) gaps++;
      const wall = this.wall(k % 4, gaps);
      walls.push(wall);
      d += curveD(wall, false);
      outline.push(...flat(wall).slice(1));
      k += gaps;
    }
    const lines = walls.map((wall) => flat(wall));
    return { index: this.index, d: `${d}Z`, outline, walls: lines, wallD: walls.map((wall) => curveD(wall)).join('') };
  }

  /** The wall over `gaps` sides from `first` on; where a corner is reached it is split. */
  private wall(first: number, gaps: number): Piece[] {
    const sides = Array.from({ length: gaps }, (_, i) => (first + i) % 4);
    const cut = sides.findIndex((side, i) => i > 0 && this.reach.includes(side));
    if (cut > 0) return [...this.wall(first, cut), ...this.wall(at(sides, cut), gaps - cut)];
    const others = sides.filter((side) => this.tile.edges[side] === CITY);
    if (gaps === 1) return this.bowed(first, others.length > 0);
    return gaps === 2 ? this.slanted(first, sides, others.length) : this.capped((first + 3) % 4);
  }

  private bowed(side: number, foreign: boolean): Piece[] {
    const { tile, reach, crossed } = this;
    const letter = SIDES[side] ?? '';
    const tunnel = tile.roads.some((road) => road.tunnel && road.e.includes(letter));
    const gate = tile.roads.some((road) => road.e === letter && gateOf(tile, side) === this.index);
    const shallow = at(tile.cities, this.index).e.length === 1 ? 15 : 23;
    const depth = crossed
      ? 31
      : foreign
        ? 47
        : tunnel
          ? 35
          : gate
            ? 29
            : reach.length
              ? shallow
              : tile.cloister
                ? 20
                : 24;
    const tightA = reach.includes(side) || (crossed && side % 2 === 0);
    const tightB = reach.includes((side + 1) % 4) || (crossed && side % 2 === 1);
    return turn(bow(depth, tightA, tightB), side);
  }

  private slanted(first: number, sides: readonly number[], foreign: number): Piece[] {
    const { tile, reach } = this;
    const ways = [...tile.roads, ...tile.rivers].filter((way) => way.e.length > 1);
    const passed = ways.some((way) => sides.every((side) => way.e.includes(SIDES[side] ?? '-')));
    const stop = tile.roads.some((road) => road.e.length === 1 && gateOf(tile, sideOf(road.e)) === this.index);
    const m = foreign
      ? foreign === 2 && tile.cities.length === 2
        ? 40
        : 39
      : passed
        ? 44.5
        : stop
          ? 50
          : reach.length
            ? 42
            : 57;
    return turn(diagonal(m, reach.includes(first), reach.includes((first + 2) % 4)), first - 1);
  }

  private capped(side: number): Piece[] {
    const { tile } = this;
    const [tightA, tightB] = [tile.edges[(side + 3) % 4] === CITY, tile.edges[(side + 1) % 4] === CITY];
    return flip(turn(bow(this.capDepth(side, tightA || tightB), tightA, tightB), side));
  }

  private capDepth(side: number, beside: boolean): number {
    const { tile } = this;
    if (beside) return tile.cities.length === 4 ? 25 : 27;
    if (tile.cities.length === 2 && tile.roads.length === 2 && tile.roads.every((road) => road.e.length === 1))
      return 37;
    const facing = tile.edges[(side + 2) % 4] === CITY && tile.cities.some((city) => city.e.length > 1);
    if (facing) return 22;
    return tile.symbol === 'volcano' ? 27 : tile.rivers.length ? 28 : 30;
  }
}

export function towns(tile: Tile, corners: readonly Reach[]): Town[] {
  return tile.cities.map((_, index) => new Mason(tile, index, corners).build());
}

/** The great city of the Count: sealed borders are city on the halves that no field owns. */
export function greatCity(tile: Tile): Town | null {
  const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((half) => tile.edges[half >> 1] === 'X' && fieldAt(tile, half) < 0);
  if (free.length === 0) return null;
  if (free.length === 8) return { index: 0, d: WHOLE, outline: ALL_CORNERS, walls: [], wallD: '' };
  const start = free.find((half) => !free.includes((half + 7) % 8)) ?? 0;
  const border = Array.from({ length: free.length + 1 }, (_, i) => {
    const half = (start + i) % 8;
    return half % 2 ? middle(half >> 1) : corner(half >> 1);
  });
  const [a, b] = [at(border, -1), at(border, 0)];
  const centre: Point = free.length >= 4 ? lerp(lerp(a, b, 0.5), [50, 50], 0.1) : [50, 50];
  const wall: Piece[] = [[a, lerp(a, centre, 0.55), lerp(b, centre, 0.55), b]];
  const line = flat(wall);
  const d = `${polyD(border, false)}${curveD(wall, false)}Z`;
  return { index: 0, d, outline: [...border, ...line.slice(1)], walls: [line], wallD: curveD(wall) };
}
