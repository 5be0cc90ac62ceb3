/** The own hand in the order its owner likes, remembered from one table to the next. */
import { recall, remember } from '$lib/storage';
import { type HandCard, type Order, arranged, moved } from './hand';
import type { Catalog } from '../view';

const KEPT = 'dk-order';

interface Held {
  cards: readonly string[];
  /** The colour that the book asks for stands first. */
  wanted: string | null;
  catalog: Catalog;
}

export class Sorting {
  order = $state<Order>(recall(KEPT) === 'back' ? 'back' : 'front');
  #own = $state.raw<readonly string[]>([]);
  readonly #now: () => Held;

  constructor(now: () => Held) {
    this.#now = now;
  }

  readonly hand: HandCard[] = $derived.by(() => {
    const { cards, catalog, wanted } = this.#now();
    return arranged(cards, this.order, this.#own, catalog, wanted);
  });

  sort(order: Order): void {
    this.order = order;
    remember(KEPT, order);
  }

  move(key: string, to: number): void {
    this.#own = moved(
      this.hand.map((entry) => entry.key),
      key,
      to,
    );
    this.order = 'own';
  }
}
