/** The own hand: which card is which, and the order its owner likes. */
import type { Catalog } from '../view';

export interface HandCard {
  card: string;
  /** `green_2-1`: the first of equal cards. */
  key: string;
}

export type Order = 'front' | 'back' | 'own';

export function keyed(cards: readonly string[]): HandCard[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, key: `${card}-${copy}` };
  });
}

function byFront(catalog: Catalog, wanted: string | null): (one: HandCard, other: HandCard) => number {
  const rank = (card: string): number => {
    const front = catalog.front(card);
    const at = catalog.colours.indexOf(front);
    if (front === wanted) return -2;
    return at < 0 ? -1 : at;
  };
  return (one, other) => rank(one.card) - rank(other.card) || catalog.order(one.card) - catalog.order(other.card);
}

function byBack(catalog: Catalog): (one: HandCard, other: HandCard) => number {
  const rank = (card: string): number => {
    const page = catalog.page(catalog.back(card));
    return page?.number ?? 10 + catalog.colours.indexOf(page?.colour ?? '');
  };
  return (one, other) => rank(one.card) - rank(other.card) || catalog.order(one.card) - catalog.order(other.card);
}

/** Cards in the chosen order; in an order of one's own, new cards stand last. */
export function arranged(
  cards: readonly string[],
  order: Order,
  own: readonly string[],
  catalog: Catalog,
  wanted: string | null,
): HandCard[] {
  const all = keyed(cards).sort(
    order === 'back' ? byBack(catalog) : byFront(catalog, order === 'front' ? wanted : null),
  );
  if (order !== 'own') return all;
  const place = (key: string): number => (own.includes(key) ? own.indexOf(key) : own.length);
  return all.sort((one, other) => place(one.key) - place(other.key));
}

/** The keys after one of them has moved to another place. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const rest = keys.filter((other) => other !== key);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, key);
  return rest;
}
