/** Pieces on their way from one spot of the board to another. Spots carry these names as `data-spot`. */
import { type Fact, named } from '$lib/board/facts';
import type { PlayedTable } from './table';

export type Piece =
  | { kind: 'card'; card: string; seat: number }
  | { kind: 'back'; seat: number }
  | { kind: 'tile'; tile: string }
  | { kind: 'sword' };

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
  delay: number;
}

const STAGGER = 70;

export const spot = {
  /** A face-down card of a seat that is ready, or an own card in the hand. */
  put: (seat: number, at: number): string => `put-${seat}-${at}`,
  card: (seat: number, at: number): string => `card-${seat}-${at}`,
  hand: (seat: number): string => `hand-${seat}`,
  camp: (seat: number): string => `camp-${seat}`,
  castles: (seat: number): string => `castles-${seat}`,
  sword: (seat: number): string => `sword-${seat}`,
  tile: 'tile',
  pile: 'pile',
} as const;

/** Cards that left the table between two moments: back to the hand, or to the camp. */
export function leaving(before: PlayedTable, now: PlayedTable): Flight[] {
  const flights: Flight[] = [];
  now.seats.forEach((entry, row) => {
    entry.cards.forEach((played, at) => {
      if (!played.gone || before.seats[row]?.cards[at]?.gone) return;
      flights.push({
        piece: { kind: 'card', card: played.card, seat: entry.seat },
        from: spot.card(entry.seat, at),
        to: played.mark === 'returned' ? spot.hand(entry.seat) : spot.camp(entry.seat),
        delay: flights.length * STAGGER,
      });
    });
  });
  return flights;
}

export function castleTo(tile: string, seat: number): Flight {
  return { piece: { kind: 'tile', tile }, from: spot.tile, to: spot.castles(seat), delay: 0 };
}

export function swordTo(fact: Fact): Flight {
  const holder = Number(named(fact.args['holder']));
  return { piece: { kind: 'sword' }, from: spot.sword(holder), to: spot.sword(fact.seat ?? 0), delay: 0 };
}

/** A hidden card from the camp to the hand of every seat that recruited. */
export function recruits(seats: readonly number[]): Flight[] {
  return seats.map((seat, at) => ({
    piece: { kind: 'back', seat },
    from: spot.camp(seat),
    to: spot.hand(seat),
    delay: at * STAGGER,
  }));
}
