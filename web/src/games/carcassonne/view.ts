/** What helps a board to read what the server tells. Everything is public. */
import type { Components, TileInfo, TileView, View } from './types';

export type * from './types';
export type Cell = NonNullable<View['dragon']>;

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

/** Who placed the last tile, or null when only the first one lies. */
export function lastSeat(view: View): number | null {
  if (view.tiles.length < 2) return null;
  const over = view.phase === 'place' || view.phase === 'draw';
  return over ? (view.turn + view.seats.length - 1) % view.seats.length : view.turn;
}
