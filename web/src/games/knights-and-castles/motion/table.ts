/** The played cards of one round and what became of them, told by the notes. */
import { type Fact, allNamed, amount, named } from '$lib/board/facts';

/** The steps of taking a castle, in the order of the rules. */
export const STEPS = ['returned', 'cancelled', 'strongest', 'camps', 'sword'] as const;

export type Mark = 'returned' | 'cancelled' | 'strongest';

export interface PlayedCard {
  card: string;
  mark: Mark | null;
  /** Left the table; its place still shows it pale. */
  gone: boolean;
}

export interface PlayedSeat {
  seat: number;
  cards: PlayedCard[];
}

export interface Win {
  seat: number;
  tile: string;
  points: number;
  /** The strongest card, or null when the sword took an empty table. */
  card: string | null;
  strength: number;
}

export interface PlayedTable {
  tile: string | null;
  seats: PlayedSeat[];
  up: boolean;
  /** Steps that are over; the next one is under way. */
  done: number;
  win: Win | null;
}

export function seatsNamed(value: Fact['args'][string] | undefined): number[] {
  return allNamed(value).map(Number);
}

/** The cards as they are laid down, still face down. */
export function laid(tile: string | null, attacks: readonly Fact[]): PlayedTable {
  const seats = attacks.map((fact) => ({
    seat: fact.seat ?? 0,
    cards: allNamed(fact.args['cards']).map((card) => ({ card, mark: null, gone: false })),
  }));
  return { tile, seats: seats.sort((a, b) => a.seat - b.seat), up: false, done: 0, win: null };
}

function marked(table: PlayedTable, mark: Mark, hit: (seat: number, card: string) => boolean): PlayedTable {
  return {
    ...table,
    seats: table.seats.map((entry) => ({
      ...entry,
      cards: entry.cards.map((played) =>
        hit(entry.seat, played.card) ? { ...played, mark, gone: mark !== 'strongest' } : played,
      ),
    })),
  };
}

/** The table after one fact of the resolution; other facts change nothing. */
export function after(table: PlayedTable, fact: Fact, goesBack: (card: string) => boolean): PlayedTable {
  const { key, args } = fact;
  if (key === 'returned') {
    const seats = seatsNamed(args['seats']);
    return marked({ ...table, done: 0 }, 'returned', (seat, card) => seats.includes(seat) && goesBack(card));
  }
  if (key === 'cancelled') {
    const army = named(args['card']);
    const seats = seatsNamed(args['seats']);
    return marked({ ...table, done: 1 }, 'cancelled', (seat, card) => card === army && seats.includes(seat));
  }
  if (key === 'won' || key === 'won-sword') {
    const seat = fact.seat ?? 0;
    const card = key === 'won' ? named(args['card']) : null;
    const win = {
      seat,
      tile: named(args['tile']),
      points: amount(args['points']),
      card,
      strength: amount(args['strength']),
    };
    return marked({ ...table, done: 2, win }, 'strongest', (owner, played) => owner === seat && played === card);
  }
  if (key === 'to-camp') {
    const seats = table.seats.map((entry) =>
      entry.seat === fact.seat ? { ...entry, cards: entry.cards.map((played) => ({ ...played, gone: true })) } : entry,
    );
    return { ...table, done: 3, seats };
  }
  if (key === 'sword' || key === 'sword-stays') return { ...table, done: 4 };
  return table;
}

/** All steps over: the table that stays until the next tile is turned up. */
export function finished(table: PlayedTable): PlayedTable {
  return { ...table, up: true, done: STEPS.length };
}
