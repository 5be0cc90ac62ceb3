import { describe, expect, it } from 'vitest';
import { HAND } from '../fixtures';
import { attempt, emptyAttempt } from './attempts';

const order = [...new Set(HAND)];
const from = { cards: ['dragon', 'knight', 'shepherd'], actions: ['knight+dragon', 'knight+shepherd'], order };

describe('a try that is not legal', () => {
  it('is the card together with what is picked', () => {
    expect(attempt(from, [1, 0], 2)).toBe('knight+dragon+shepherd');
    expect(attempt(from, [1], 1)).toBe('knight');
  });

  it('is there before anything is picked', () => {
    expect(emptyAttempt(from)).toBe('dragon');
    expect(emptyAttempt({ cards: ['knight'], actions: ['knight'], order })).toBe('knight+knight');
  });
});
