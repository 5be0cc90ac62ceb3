import { describe, expect, it } from 'vitest';
import { HAND } from '../fixtures';
import { fits, keyed, made, mayJoin, slotsOf, textOf, toggle } from './selection';

const order = [...new Set(HAND)];
const attacks = ['knight+dragon', 'knight+shepherd', 'dragon+shepherd', 'shepherd+shepherd'];
const from = { cards: ['dragon', 'knight', 'shepherd', 'shepherd'], actions: attacks, order };

describe('picking cards', () => {
  it('writes an action in printed order, whatever the order of picking', () => {
    expect(textOf(['shepherd', 'knight'], order)).toBe('knight+shepherd');
    expect(made(from, [2, 0])).toEqual({ text: 'dragon+shepherd', legal: true });
  });

  it('picks a card and puts it back', () => {
    expect(toggle(from, [], 1)).toEqual({ slots: [1], ask: null });
    expect(toggle(from, [1, 2], 1)).toEqual({ slots: [2], ask: null });
  });

  it('keeps the choice and asks the server about a third card', () => {
    expect(toggle(from, [1, 0], 2)).toEqual({ slots: [1, 0], ask: 'knight+dragon+shepherd' });
  });

  it('asks about an attack with one card', () => {
    expect(made(from, [1])).toEqual({ text: 'knight', legal: false });
  });

  it('tells the two shepherds apart', () => {
    expect(mayJoin(from, [2], 3)).toBe(true);
    expect(fits(['knight+shepherd'], ['shepherd', 'shepherd'])).toBe(false);
    expect(keyed(from.cards).map((entry) => entry.key)).toEqual(['dragon-1', 'knight-1', 'shepherd-1', 'shepherd-2']);
  });

  it('takes one card of a camp and asks about a second', () => {
    const camp = { cards: ['knight', 'archer'], actions: ['knight', 'archer'], order };
    expect(toggle(camp, [], 0)).toEqual({ slots: [0], ask: null });
    expect(toggle(camp, [0], 1)).toEqual({ slots: [0], ask: 'knight+archer' });
  });

  it('lets nothing join when nothing is asked', () => {
    expect(mayJoin({ ...from, actions: [] }, [], 0)).toBe(false);
  });

  it('finds committed cards in the hand', () => {
    expect(slotsOf(from.cards, ['shepherd', 'shepherd'])).toEqual([2, 3]);
    expect(slotsOf(from.cards, ['archer'])).toEqual([]);
  });
});
