/** Roads and rivers of a tile: lines between its sides, and where they end. */
import { type Disc, type Piece, type Point, add, crossing, curveD, dist, flat, inward, lerp, middle } from './curves';
import { SIDES, type Tile, type WayInfo, at, fieldAt, opposite, sideOf, sidesOf } from './tile';
import { type Town, gateOf } from './towns';

const CENTRE: Point = [50, 50];

export interface Line {
  readonly d: string;
  readonly points: readonly Point[];
}

export interface Stub extends Line {
  readonly mouth: Point;
  readonly side: number;
}

export interface Road extends Line {
  /** What can be seen of a road in a tunnel: its two ends. */
  readonly stubs: readonly Stub[];
  readonly gate: Point | null;
  /** It ends in the middle: a junction, a cloister, a volcano. */
  readonly toHub: boolean;
}

export interface River extends Line {
  readonly pond: Disc | null;
}

export interface Bridge {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface Ways {
  readonly hub: Point;
  readonly plaza: Disc | null;
  readonly roads: readonly Road[];
  readonly rivers: readonly River[];
  readonly bridges: readonly Bridge[];
}

function line(pieces: readonly Piece[], steps = 14): Line {
  return { d: curveD(pieces), points: flat(pieces, steps) };
}

/** From the middle of a side to a point inside. */
function arm(side: number, to: Point, soft = 0.5): Piece[] {
  const from = middle(side);
  return [[from, add(from, inward(side), dist(from, to) * soft), lerp(to, from, 0.18), to]];
}

/** From side to side; a straight one may be pushed aside in its middle. */
function link(a: number, b: number, push: Point = [0, 0]): Piece[] {
  const [A, B] = [middle(a), middle(b)];
  if (!opposite(a, b)) return [[A, add(A, inward(a), 28), add(B, inward(b), 28), B]];
  const m = add(CENTRE, push);
  const ahead: Point = [(B[0] - A[0]) / 100, (B[1] - A[1]) / 100];
  return [
    [A, lerp(A, CENTRE, 0.5), add(m, ahead, -22), m],
    [m, add(m, ahead, 22), lerp(B, CENTRE, 0.5), B],
  ];
}

/** The middle of a cloister, a volcano or a junction: away from what needs room. */
function hubOf(tile: Tile): Point {
  const caps = tile.cities.filter((city) => city.e.length === 1).map((city) => inward(sideOf(city.e)));
  const pushed = (by: number): Point => caps.reduce((sum, cap) => add(sum, cap, by), CENTRE);
  if (tile.cloister) return cloisterHub(tile, pushed(14));
  if (tile.symbol === 'volcano') return volcanoHub(tile, pushed(caps.length > 1 ? 11 : 13));
  return pushed(5);
}

function cloisterHub(tile: Tile, pushed: Point): Point {
  if (tile.cities[0]?.e.length === 3) {
    const open = [0, 1, 2, 3].find((side) => !tile.cities[0]?.e.includes(SIDES[side] ?? '')) ?? 0;
    return add(CENTRE, inward(open), 8);
  }
  const road = tile.roads.find((entry) => entry.e.length === 1);
  return tile.rivers.length && road ? add(pushed, inward(sideOf(road.e)), 24) : pushed;
}

function volcanoHub(tile: Tile, pushed: Point): Point {
  const road = tile.roads.find((entry) => entry.e.length === 2);
  if (!road) return pushed;
  const [a = 0, b = 0] = sidesOf(road);
  if (opposite(a, b)) return add(pushed, a % 2 ? inward(0) : inward(3), -19);
  return add(add(pushed, inward(a), 9), inward(b), 9);
}

function riverLine(tile: Tile, river: WayInfo): River {
  const [a = 0, b] = sidesOf(river);
  if (b === undefined) {
    const lake = tile.role === 'lake';
    const centre = lake ? CENTRE : lerp(CENTRE, middle(a + 2), 0.12);
    return { ...line(arm(a, centre)), pond: [...centre, lake ? 24 : 11] };
  }
  const cap = tile.cities.length === 1 && tile.cities[0]?.e.length === 1 ? inward(sideOf(tile.cities[0].e)) : null;
  const end = tile.roads.find((road) => road.e.length === 1);
  const push = tile.cloister && end ? add([0, 0], inward(sideOf(end.e)), -14) : cap ? add([0, 0], cap, 7) : undefined;
  return { ...line(link(a, b, push)), pond: null };
}

function nearest(town: Town, to: Point): Point {
  return town.walls.flat().reduce((best, point) => (dist(point, to) < dist(best, to) ? point : best));
}

const PLAIN = { stubs: [], gate: null, toHub: false };

function throughRoad(tile: Tile, road: WayInfo): Road {
  const [a = 0, b = 0] = sidesOf(road);
  const bent = tile.symbol === 'volcano' && opposite(a, b);
  const push: Point = bent ? (a % 2 ? [0, 17] : [17, 0]) : [0, 0];
  const stubs = road.tunnel
    ? [a, b].map((side): Stub => {
        const [from, mouth] = [middle(side), add(middle(side), inward(side), 13)];
        return { ...line([[from, lerp(from, mouth, 0.3), lerp(from, mouth, 0.7), mouth]], 4), mouth, side };
      })
    : [];
  return { ...PLAIN, ...line(link(a, b, push)), stubs };
}

function endingRoad(side: number, town: Town | undefined, great: Town | null, hub: Point): Road {
  if (great) {
    const gate = nearest(great, lerp(middle(side), CENTRE, 0.7));
    return { ...PLAIN, ...line(arm(side, gate)), gate };
  }
  if (!town) return { ...PLAIN, ...line(arm(side, hub, 0.4)), toHub: true };
  const gate = nearest(town, add(middle(side), inward(side), 36));
  return { ...PLAIN, ...line(arm(side, gate, 0.55)), gate };
}

/** Cities that stand between two neighbouring arms of a junction: the arms do not share a field there. */
function between(tile: Tile, arms: readonly number[]): number[] {
  return arms.flatMap((side, i) => {
    const next = arms[(i + 1) % arms.length] ?? side;
    const [a, b] = [tile.fields[fieldAt(tile, 2 * side + 1)], tile.fields[fieldAt(tile, 2 * next)]];
    const city = a === b ? undefined : a?.c?.find((entry) => b?.c?.includes(entry));
    return city === undefined ? [] : [city];
  });
}

/** The disc of a junction; it touches the walls that part the fields of its arms. */
function junction(tile: Tile, townsOf: readonly Town[], hub: Point): Disc | null {
  const arms = tile.roads
    .filter((road) => road.e.length === 1 && gateOf(tile, sideOf(road.e)) < 0)
    .map((road) => sideOf(road.e));
  if (arms.length < 2 || tile.cloister || tile.symbol === 'volcano') return null;
  const walls = between(
    tile,
    [...arms].sort((a, b) => a - b),
  );
  if (walls.length > 1) return [50, 50, 15];
  if (walls.length === 0) return [...hub, 8.5];
  const wall = nearest(at(townsOf, at(walls, 0)), hub);
  return [...lerp(wall, hub, 0.12), 9.5];
}

export function ways(tile: Tile, townsOf: readonly Town[], great: Town | null): Ways {
  const first = hubOf(tile);
  const plaza = junction(tile, townsOf, first);
  const hub: Point = plaza && plaza[2] < 12 ? [plaza[0], plaza[1]] : first;
  const rivers = tile.rivers.map((river) => riverLine(tile, river));
  const roads = tile.roads.map((road) => {
    const side = sideOf(road.e);
    return road.e.length === 2 ? throughRoad(tile, road) : endingRoad(side, townsOf[gateOf(tile, side)], great, hub);
  });
  const bridges = roads.flatMap((road) => rivers.flatMap((river) => crossing(road.points, river.points) ?? []));
  const through = roads.filter((_, i) => at(tile.roads, i).e.length === 2 && !at(tile.roads, i).tunnel);
  const over = through[0] && through[1] && crossing(through[0].points, through[1].points);
  return { hub, plaza, roads, rivers, bridges: over ? [...bridges, over] : bridges };
}
