/** What helps a board to read what the server tells: the view of a seat and the table of components. */
import type { CardInfo, Components, Strength, TileInfo, View } from './types';

export type * from './types';
export type Phase = View['phase'];
export type Material = keyof Strength;
/** The order of the strengths on every card. */
export const MATERIALS: readonly Material[] = ['stone', 'brick', 'wood'];

/** The printed components by id, as the server lists them. */
export class Catalog {
  readonly order: readonly string[];
  readonly #cards: ReadonlyMap<string, CardInfo>;
  readonly #tiles: ReadonlyMap<string, TileInfo>;

  constructor(components: Components) {
    this.order = components.cards.map((card) => card.id);
    this.#cards = new Map(components.cards.map((card) => [card.id, card]));
    this.#tiles = new Map(components.tiles.map((tile) => [tile.id, tile]));
  }

  /** Three numbers of an army, or null for a card that goes back to the hand. */
  strength(card: string): Strength | null {
    return this.#cards.get(card)?.strength ?? null;
  }

  /** What a castle is built of; null for a drum. */
  material(tile: string | null): Material | null {
    return (tile !== null && this.#tiles.get(tile)?.material) || null;
  }

  points(tile: string | null): number {
    return (tile !== null && this.#tiles.get(tile)?.points) || 0;
  }

  /** Strongest first against the castle in play, so that a hand reads from left to right; shepherds last. */
  sorted(cards: readonly string[], material: Material | null): string[] {
    const rank = (card: string): number => {
      const strength = this.strength(card);
      const printed = this.order.indexOf(card) / 100;
      if (!strength) return 100 + printed;
      return material ? -strength[material] : printed;
    };
    return [...cards].sort((a, b) => rank(a) - rank(b));
  }
}
