/** Pieces on their way from one spot of the board to another. Spots carry these names as `data-spot`. */
import type { Side } from '../view';

export type Piece = { kind: 'card'; card: string } | { kind: 'page'; back: string } | { kind: 'art'; art: string };

export interface Flight {
  piece: Piece;
  /** The first of these spots that was to be seen. */
  from: readonly string[];
  to: readonly string[];
  delay: number;
}

export const STAGGER = 70;

const CARD = { width: 88, height: 123 };
export const SIZES = { card: CARD, page: CARD, art: { width: 44, height: 44 } } as const;

export const spot = {
  display: (side: Side): string => `display-${side}`,
  page: (side: Side): string => `page-${side}`,
  hand: (seat: number): string => `hand-${seat}`,
  /** A card in the own hand, by its key. */
  own: (key: string): string => `own-${key}`,
  row: (seat: number): string => `row-${seat}`,
  stack: (seat: number, colour: string): string => `stack-${seat}-${colour}`,
  ring: (seat: number): string => `ring-${seat}`,
  item: (item: string, seat: number): string => `${item}-${seat}`,
  chest: (chest: string): string => `chest-${chest}`,
  pool: (item: string): string => `pool-${item}`,
} as const;

export function toHand(card: string, from: readonly string[], seat: number): Flight {
  return { piece: { kind: 'card', card }, from, to: [spot.hand(seat)], delay: 0 };
}

/** The cards of a set, one after the other, to their stack or to the row. */
export function toStack(cards: readonly string[], seat: number, colour: string): Flight[] {
  const seen = new Map<string, number>();
  return cards.map((card, at) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return {
      piece: { kind: 'card', card },
      from: [spot.own(`${card}-${copy}`), spot.hand(seat)],
      to: [spot.stack(seat, colour), spot.row(seat)],
      delay: at * STAGGER,
    };
  });
}

/** Something from the pool to a seat. */
export function fromPool(item: string, art: string, seat: number, to: string): Flight {
  return { piece: { kind: 'art', art }, from: [spot.pool(item)], to: [to, spot.hand(seat)], delay: 0 };
}
