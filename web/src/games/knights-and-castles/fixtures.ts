/** A small table for tests: the printed components and views of three seats. */
import { Catalog, type Components, type View, type SeatView } from './view';
import type { Fact } from '$lib/board/facts';
import components from '../../../schema/games/knights-and-castles/components.json';

const COMPONENTS = components as Components;
export const CATALOG = new Catalog(COMPONENTS);
export const HAND = ['knight', 'dragon', 'footman', 'archer', 'peasant', 'catapult', 'shepherd', 'shepherd'];

export function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
  return { seat, points: 0, earlier: 0, hand: 8, camp: 0, castles: [], asked: true, ready: false, ...change };
}

export function viewOf(change: Partial<View> = {}): View {
  return {
    phase: 'attack',
    game: 1,
    games: 1,
    round: 1,
    rounds: 7,
    tile: 'brick_large',
    played: [{ tile: 'brick_large', winner: null }],
    left: 6,
    sword: 1,
    youth: [1, 0, 2],
    seats: [seatView(0), seatView(1), seatView(2)],
    mine: { seat: 0, hand: HAND, camp: [], commit: null },
    removed: null,
    shown: null,
    ...change,
  };
}

export function fact(key: string, seat: number | null = null, args: Fact['args'] = {}): Fact {
  return { key, seat, args };
}

/** The first example of the rulebook, RZ-13.1. */
export const EXAMPLE: Fact[] = [
  fact('attack', 0, { cards: ['card.knight', 'card.dragon'] }),
  fact('attack', 1, { cards: ['card.footman', 'card.shepherd'] }),
  fact('attack', 2, { cards: ['card.knight', 'card.shepherd'] }),
  fact('returned', null, { shepherds: 2, seats: ['seat.1', 'seat.2'] }),
  fact('cancelled', null, { card: 'card.knight', seats: ['seat.0', 'seat.2'] }),
  fact('won', 0, { tile: 'tile.brick_large', card: 'card.dragon', strength: 4, points: 2 }),
  fact('to-camp', 0, { cards: ['card.dragon'] }),
  fact('to-camp', 1, { cards: ['card.footman'] }),
  fact('sword-stays', 1),
];

/** The view after that example, before the next tile. */
export function afterExample(change: Partial<View> = {}): View {
  return viewOf({
    phase: 'reveal',
    played: [{ tile: 'brick_large', winner: 0 }],
    seats: [
      seatView(0, { points: 2, hand: 6, camp: 2, castles: ['brick_large'] }),
      seatView(1, { hand: 7, camp: 1 }),
      seatView(2, { hand: 7, camp: 1 }),
    ],
    mine: {
      seat: 0,
      hand: HAND.filter((card) => card !== 'knight' && card !== 'dragon'),
      camp: ['knight', 'dragon'],
      commit: null,
    },
    ...change,
  });
}
