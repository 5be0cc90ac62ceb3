/** What helps a board to read what the server tells. Everything is public. */
import type { CityView, Components, FigureView, GoodsView, TileInfo, TileView, View } from './types';

export type * from './types';
export type Cell = NonNullable<View['dragon']>;
export type Figure = NonNullable<FigureView['figure']>;
export type Quarter = CityView['count'];
export type Good = keyof GoodsView;

/** In the order of the table. */
export const GOODS = ['wine', 'grain', 'cloth'] as const satisfies readonly Good[];

export class Catalog {
  readonly #tiles: ReadonlyMap<string, TileInfo>;

  constructor(readonly components: Components) {
    this.#tiles = new Map(components.tiles.map((tile) => [tile.id, tile]));
  }

  tile(id: string): TileInfo {
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

export function tileAt(view: View, x: number, y: number): TileView | undefined {
  return view.tiles.find((tile) => tile.x === x && tile.y === y);
}

/** Whether an expansion is in play. */
export function hasSet(view: View, name: string): boolean {
  return (view.options['sets'] ?? '').split('+').includes(name);
}

/** An ordinary follower unless it says something else. */
export function kindOf(figure: { readonly figure?: Figure }): Figure {
  return figure.figure ?? 'follower';
}

/** Tiles of the City of Carcassonne, which lie from the start. */
const IN_CITY = /^CC-/;

/** Who placed the last tile, or null when only the first ones lie. */
export function lastSeat(view: View): number | null {
  const last = view.tiles.at(-1);
  if (view.tiles.length < 2 || !last || IN_CITY.test(last.id)) return null;
  // a seat plays its second tile right after its first
  const over = (view.phase === 'place' || view.phase === 'draw') && view.second !== 'now';
  return over ? (view.turn + view.seats.length - 1) % view.seats.length : view.turn;
}
