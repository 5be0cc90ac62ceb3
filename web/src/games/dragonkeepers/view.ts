/** What helps a board to read what the server tells: the view of a seat and the table of components. */
import type { BackInfo, CardInfo, Components, View } from './types';

export type * from './types';
export type Side = keyof View['book'];
export const SIDES: readonly Side[] = ['left', 'right'];

/** The printed components by id, as the server lists them. */
export class Catalog {
  readonly colours: readonly string[];
  /** Fragments in a ring. */
  readonly ring: number;
  readonly #cards: ReadonlyMap<string, CardInfo>;
  readonly #order: ReadonlyMap<string, number>;
  readonly #backs: ReadonlyMap<string, BackInfo>;
  readonly #rewards: ReadonlyMap<number, readonly string[]>;

  constructor(components: Components) {
    this.colours = components.colours;
    this.ring = components.ring;
    this.#cards = new Map(components.cards.map((card) => [card.id, card]));
    this.#order = new Map(components.cards.map((card, at) => [card.id, at]));
    this.#backs = new Map(components.backs.map((back) => [back.id, back]));
    this.#rewards = new Map(components.rewards.map((row) => [row.number, row.items]));
  }

  front(card: string): string {
    return this.#cards.get(card)?.front ?? '';
  }

  /** Some card of a colour, for a stack: on a stack all of them look alike. */
  dragon(colour: string): string {
    return [...this.#cards.values()].find((card) => card.front === colour)?.id ?? '';
  }

  back(card: string): string {
    return this.#cards.get(card)?.back ?? '';
  }

  side(card: string): Side {
    return this.#cards.get(card)?.side ?? 'left';
  }

  /** The place of a card in the printed list. */
  order(card: string): number {
    return this.#order.get(card) ?? 0;
  }

  page(back: string): BackInfo | undefined {
    return this.#backs.get(back);
  }

  /** What a number brings, from left to right. */
  reward(number: number): readonly string[] {
    return this.#rewards.get(number) ?? [];
  }
}
