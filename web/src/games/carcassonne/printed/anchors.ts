/** Where figures stand and symbols sit on a tile. */
import { type Disc, type Point, along, away, dist } from './curves';
import { type TileInfo, type Tile, at, partOf, segmentOf, turned } from './tile';
import { type Geometry, geometry } from './shapes';
import { type Meadow, type Raster, isMeadow, isTown, lookUp, meadowsOf, raster, roadOf, roomiest } from './raster';

const GRID = 66;

export interface Anchors {
  readonly city: readonly Disc[];
  readonly road: readonly Disc[];
  readonly field: readonly Disc[];
  readonly shield: readonly (Point | null)[];
  readonly inn: readonly (Point | null)[];
  readonly princess: Point | null;
  readonly cathedral: Point | null;
  /** The mark of a dragon or a portal, with its room. */
  readonly stamp: Disc | null;
  /** What must stay free of houses and plants. */
  readonly kept: readonly Disc[];
}

/** A tile as it lies, with everything that is needed to draw it and to stand on it. */
export interface Plan {
  readonly tile: Tile;
  readonly shapes: Geometry;
  readonly grid: Raster;
  readonly meadows: readonly (Meadow | null)[];
  readonly anchors: Anchors;
}

const point = (disc: Disc): Point => [disc[0], disc[1]];

/** Finds one place after the other; each takes its room. */
class Surveyor {
  readonly kept: Disc[] = [];
  private readonly city: Disc[] = [];
  private readonly shield: (Point | null)[] = [];
  private princess: Point | null = null;
  private cathedral: Point | null = null;

  constructor(
    private readonly tile: Tile,
    private readonly shapes: Geometry,
    private readonly grid: Raster,
    private readonly meadows: readonly (Meadow | null)[],
  ) {}

  private room(wanted: (code: number) => boolean, edge: number, more: readonly Disc[] = []): Disc {
    return roomiest(this.shapes, this.grid, wanted, [...this.kept, ...more], edge);
  }

  private keep(spot: Disc, room: number): void {
    this.kept.push([spot[0], spot[1], room]);
  }

  survey(): Anchors {
    const { tile, shapes } = this;
    if (tile.cloister) this.kept.push([...shapes.hub, 17]);
    if (tile.symbol === 'volcano') this.kept.push([...shapes.hub, 21]);
    for (const stub of shapes.roads.flatMap((road) => road.stubs)) this.kept.push([...stub.mouth, 13]);
    tile.cities.forEach((_, index) => this.town(index));
    const stamp = tile.symbol === 'dragon' || tile.symbol === 'portal' ? this.stamp() : null;
    const inn = tile.roads.map((road, index) => (road.inn ? this.inn(index) : null));
    const field = this.meadows.map((meadow): Disc =>
      meadow ? this.room((code) => code === meadow.code, 0.7) : [50, 50, 0],
    );
    const road = shapes.roads.map((entry): Disc => {
      const visible = entry.stubs[0] ?? entry;
      return [...along(visible.points, entry.toHub ? 0.42 : 0.5), 5];
    });
    const { city, shield, princess, cathedral, kept } = this;
    return { city, road, field, shield, inn, princess, cathedral, stamp, kept };
  }

  private town(index: number): void {
    const city = at(this.tile.cities, index);
    const own = (code: number): boolean => code === index;
    let knight = this.room(own, 0.9);
    if (city.cathedral) {
      knight = [50, 80, 14];
      this.cathedral = [50, 44];
    }
    if (city.princess) {
      this.princess = point(knight);
      this.keep(knight, 10);
      knight = this.room(own, 0.9);
    }
    this.city.push(knight);
    const marked = city.shield || city.goods ? this.room(own, 0.8, [[knight[0], knight[1], 8]]) : null;
    this.shield.push(marked && point(marked));
    if (marked) this.keep(marked, city.goods ? 11 : 7);
  }

  /** The roomiest meadow, or a town if that has clearly more. */
  private stamp(): Disc {
    const meadow = this.room(isMeadow, 0.9);
    const town =
      this.tile.cities.length > 0
        ? this.room(
            isTown,
            0.9,
            this.city.map((disc) => [disc[0], disc[1], 8]),
          )
        : meadow;
    const best = meadow[2] >= 11.6 || meadow[2] + 1.5 >= town[2] ? meadow : town;
    this.keep(best, 9);
    return [best[0], best[1], Math.min(13, best[2] + 1.5)];
  }

  /** An inn stands beside its own road. */
  private inn(index: number): Point {
    const { roads, towns } = this.shapes;
    const points = at(roads, index).points;
    let best: Disc = [50, 50, -Infinity];
    for (let share = 0.25; share <= 0.75; share += 0.05) {
      for (const side of [13, -13]) {
        const [p, q] = [along(points, share), along(points, share + 0.02)];
        const length = dist(p, q) || 1;
        const [x, y] = [p[0] - ((q[1] - p[1]) / length) * side, p[1] + ((q[0] - p[0]) / length) * side];
        if (Math.min(x, y, 100 - x, 100 - y) < 12) continue;
        const others = roads.filter((_, other) => other !== index).map((road) => road.points);
        const room = Math.min(
          40,
          ...[...towns.flatMap((town) => town.walls), ...others].map((wall) => away(wall, x, y)),
        );
        if (room > best[2]) best = [x, y, room];
      }
    }
    this.keep(best, 12);
    return point(best);
  }
}

const known = new Map<string, Plan>();

/** The plan of a tile, made once. Letters of the edges hide the rotation of a symmetric tile: id and rotation count. */
export function planOf(printed: TileInfo, rotation: number): Plan {
  const key = `${printed.id}/${rotation}`;
  const found = known.get(key);
  if (found) return found;
  const tile = turned(printed, rotation);
  const shapes = geometry(tile);
  const grid = raster(shapes, GRID);
  const meadows = meadowsOf(tile, grid);
  const plan = { tile, shapes, grid, meadows, anchors: new Surveyor(tile, shapes, grid, meadows).survey() };
  known.set(key, plan);
  return plan;
}

const MONK: Point = [15, 8];

/** Where a follower on a segment stands. */
export function standing(plan: Plan, part: number): Point {
  const { kind, index } = segmentOf(plan.tile, part);
  const { hub } = plan.shapes;
  if (kind === 'cloister') return [hub[0] + MONK[0], hub[1] + MONK[1]];
  return point(at(plan.anchors[kind], index));
}

const CORNERS: readonly Point[] = [
  [85, 26],
  [15, 26],
  [85, 80],
  [15, 80],
];

/** The corner of a tile that is farthest from some of its points: there is room for the fairy. */
export function freeCorner(points: readonly Point[]): Point {
  const room = (corner: Point): number => Math.min(100, ...points.map((taken) => dist(corner, taken)));
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) + 1 ? corner : best));
}

const CLOISTER_ROOM = 17;

/** The segment under a point of the tile, or -1: water, a junction. */
export function partAt(plan: Plan, x: number, y: number): number {
  const { tile, shapes, grid, meadows } = plan;
  if (tile.cloister && dist(shapes.hub, [x, y]) < CLOISTER_ROOM) return partOf(tile, 'cloister', 0);
  const code = lookUp(grid, x, y);
  if (isTown(code)) return partOf(tile, 'city', code);
  if (roadOf(code) >= 0) return partOf(tile, 'road', roadOf(code));
  const field = meadows.findIndex((meadow) => meadow?.code === code);
  return field < 0 ? -1 : partOf(tile, 'field', field);
}
