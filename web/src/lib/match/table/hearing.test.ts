import { describe, expect, it } from 'vitest';
import { heard, type Moment } from './hearing';

const QUIET: Moment = { yours: false, over: false, notes: 4, points: 10 };

describe('a table', () => {
  it('is silent when it is opened, and while nothing happens', () => {
    expect(heard(null, { ...QUIET, yours: true })).toBeNull();
    expect(heard(QUIET, QUIET)).toBeNull();
  });

  it.each([
    [{ notes: 5 }, 'place'],
    [{ notes: 5, points: 12 }, 'points'],
    [{ notes: 5, points: 12, yours: true }, 'turn'],
    [{ notes: 5, points: 12, yours: true, over: true }, 'end'],
  ])('sounds by the rarest change: %o', (change, sound) => {
    expect(heard(QUIET, { ...QUIET, ...change })).toBe(sound);
  });

  it('does not ring again while the same seat decides on, or after the end', () => {
    expect(heard({ ...QUIET, yours: true }, { ...QUIET, yours: true, notes: 5 })).toBe('place');
    expect(heard({ ...QUIET, over: true }, { ...QUIET, over: true, notes: 9 })).toBeNull();
  });

  it('is silent when something is taken back', () => {
    expect(heard(QUIET, { ...QUIET, notes: 2, points: 3 })).toBeNull();
  });
});
