import { describe, expect, it } from 'vitest';
import { readAction, setsOf } from './actions';
import { fits, same, ways, whole, without } from './selection';

const texts = [
  'green_2+green_2@left',
  'green_2+green_2@right',
  'green_2+green_3@left',
  'green_2+green_3@right',
  'green_2+black_6@left',
  'green_2+black_6@right',
];
const sets = setsOf(texts.map(readAction), null);

describe('building a set', () => {
  it('removes each card once', () => {
    expect(without(['a', 'a', 'b'], ['a'])).toEqual(['a', 'b']);
    expect(without(['a'], ['a', 'a'])).toBeNull();
    expect(same(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(same(['a', 'b'], ['a'])).toBe(false);
  });

  it('offers what some legal set contains', () => {
    expect(fits(sets, ['green_2', 'green_2'])).toBe(true);
    expect(fits(sets, ['black_6'])).toBe(true);
    expect(fits(sets, ['black_6', 'black_6'])).toBe(false);
    expect(fits(sets, ['red_1'])).toBe(false);
  });

  it('knows when a set is whole and where it may go', () => {
    expect(whole(sets, ['green_3', 'green_2']).map((set) => set.end)).toEqual(['left', 'right']);
    expect(whole(sets, ['green_2'])).toEqual([]);
  });

  it('offers one way for every number of jokers', () => {
    const found = ways(sets, (card) => card === 'black_6');
    expect(found.map((way) => way.jokers)).toEqual([0, 1]);
    expect(found[1]?.cards).toEqual(['green_2', 'black_6']);
  });
});
