/** What the server tells about a table of Carcassonne. Everything is public. */
import type { PrintedTile } from './tile/data';

export type Cell = readonly [number, number];
export type Phase = 'first' | 'draw' | 'place' | 'princess' | 'action' | 'dragon' | 'over';
export type FeatureKind = 'city' | 'road' | 'field' | 'cloister';

export interface TileView {
  id: string;
  x: number;
  y: number;
  rotation: number;
  /** Per segment, in the order cities, roads, fields, cloister: place in `features`. */
  features: readonly number[];
}

export interface FeatureView {
  kind: FeatureKind;
  tiles: number;
  open: number;
  worth: number;
  closed?: number;
  shields?: number;
  cities?: number;
  followers?: readonly number[];
  owners?: readonly number[];
  /** Of a field that pays its owners unlike sums: per seat. */
  gains?: readonly number[];
}

export interface FigureView {
  seat: number;
  role: string;
  x: number;
  y: number;
  part: number;
  feature: number;
  safe: boolean;
  ward: boolean;
}

export interface SeatView {
  seat: number;
  points: number;
  supply: number;
}

export interface ClosingView {
  kind: FeatureKind;
  points: number;
  /** Who would be paid; none: nobody stands there. */
  owners: readonly number[];
}

export interface PlaceView {
  x: number;
  y: number;
  rotations: readonly number[];
  /** Per rotation: what it would complete. */
  closes: readonly (readonly ClosingView[])[];
}

export interface FreeView {
  x: number;
  y: number;
  left: number;
}

export interface SpotView {
  action: string;
  x: number;
  y: number;
  part: number | null;
  feature: number | null;
}

export interface StepView {
  action: string;
  x: number;
  y: number;
  eats: readonly number[];
}

export interface WalkView {
  path: readonly Cell[];
  left: number;
  mover: number | null;
  next: readonly StepView[];
}

export interface CarcassonneView {
  phase: Phase;
  options: Readonly<Record<string, string>>;
  turn: number;
  actor: number | null;
  tile: string | null;
  placed: number;
  tiles: readonly TileView[];
  features: readonly FeatureView[];
  figures: readonly FigureView[];
  seats: readonly SeatView[];
  left: number;
  pile: Readonly<Record<string, number>>;
  aside: Readonly<Record<string, number>>;
  discarded: Readonly<Record<string, number>>;
  dragon: Cell | null;
  fairy: Cell | null;
  walk: WalkView | null;
  places: readonly PlaceView[];
  free: readonly FreeView[];
  spots: readonly SpotView[];
  fairy_spots: readonly SpotView[];
  knights: readonly SpotView[];
}

export interface Components {
  tiles: readonly PrintedTile[];
  followers: number;
}

export class Catalog {
  readonly #tiles: ReadonlyMap<string, PrintedTile>;

  constructor(readonly components: Components) {
    this.#tiles = new Map(components.tiles.map((tile) => [tile.id, tile]));
  }

  tile(id: string): PrintedTile {
    const found = this.#tiles.get(id);
    if (!found) throw new RangeError(`no tile ${id}`);
    return found;
  }

  /** Tiles by what is printed on them, of a count by id. */
  marked(
    pile: Readonly<Record<string, number>>,
  ): Record<'volcano' | 'dragon' | 'portal' | 'princess' | 'cloister', number> {
    const sums = { volcano: 0, dragon: 0, portal: 0, princess: 0, cloister: 0 };
    for (const [id, count] of Object.entries(pile)) {
      const { symbol, cloister } = this.tile(id);
      if (symbol) sums[symbol] += count;
      if (cloister) sums.cloister += count;
    }
    return sums;
  }
}

export function tileAt(view: CarcassonneView, x: number, y: number): TileView | undefined {
  return view.tiles.find((tile) => tile.x === x && tile.y === y);
}

/** Who placed the last tile, or null when only the first one lies. */
export function lastSeat(view: CarcassonneView): number | null {
  if (view.tiles.length < 2) return null;
  const over = view.phase === 'place' || view.phase === 'draw';
  return over ? (view.turn + view.seats.length - 1) % view.seats.length : view.turn;
}
