import { describe, expect, it } from 'vitest';
import { CATALOG, EXAMPLE, fact } from '../fixtures';
import { allNamed, named } from '$lib/board/facts';
import { after, finished, laid, seatsNamed } from './table';

const goesBack = (card: string): boolean => CATALOG.strength(card) === null;

describe('references in notes', () => {
  it('name pieces and seats', () => {
    expect(named('tile.stone_large')).toBe('stone_large');
    expect(allNamed(['card.knight', 'card.shepherd'])).toEqual(['knight', 'shepherd']);
    expect(seatsNamed(['seat.0', 'seat.2'])).toEqual([0, 2]);
    expect(allNamed(undefined)).toEqual([]);
  });
});

describe('the table of played cards', () => {
  const start = laid('brick_large', EXAMPLE.slice(0, 3));

  it('lies in the order of the seats, whoever was first', () => {
    const other = laid('brick_large', EXAMPLE.slice(0, 3).reverse());
    expect(other.seats).toEqual(start.seats);
  });

  it('goes through the five steps of the rules', () => {
    const done = EXAMPLE.slice(3).map(
      (_, at, all) => all.slice(0, at + 1).reduce((sum, entry) => after(sum, entry, goesBack), start).done,
    );
    expect(done).toEqual([0, 1, 2, 3, 3, 4]);
    expect(finished(start)).toMatchObject({ up: true, done: 5 });
  });

  it('returns both shepherds of one seat', () => {
    const pair = laid('wood_small', [fact('attack', 0, { cards: ['card.shepherd', 'card.shepherd'] })]);
    const back = after(pair, fact('returned', null, { shepherds: 1, seats: ['seat.0'] }), goesBack);
    expect(back.seats[0]?.cards.every((played) => played.gone && played.mark === 'returned')).toBe(true);
  });

  it('keeps the crown of the strongest card when it goes to its camp', () => {
    const end = EXAMPLE.slice(3).reduce((sum, entry) => after(sum, entry, goesBack), start);
    expect(end.seats[0]?.cards[1]).toEqual({ card: 'dragon', mark: 'strongest', gone: true });
    expect(after(end, fact('round', null, { round: 2 }), goesBack)).toBe(end);
  });
});
