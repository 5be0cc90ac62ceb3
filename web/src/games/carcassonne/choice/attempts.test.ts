import { describe, expect, it } from 'vitest';
import { address, attempt } from './attempts';
import { printed, viewOf } from '../fixtures';
import { at, turned } from '../printed/tile';

const start = turned(printed.find((tile) => tile.id === 'BA-D') ?? at(printed, 0), 0);

describe('a try', () => {
  it('names segments as the notation does', () => {
    expect([0, 1, 2, 3].map((part) => address(start, part))).toEqual(['city@N', 'road@E', 'field@2', 'field@3']);
  });

  it('is a text of the phase that is asked', () => {
    const there = { x: 1, y: 2, tile: start, part: 0 };
    expect(attempt(viewOf({ phase: 'place' }), there, 3)).toBe('1,2/3');
    expect(attempt(viewOf({ phase: 'action' }), there, 0)).toBe('1,2:city@N');
    expect(attempt(viewOf({ phase: 'action' }), there, 0, 'large')).toBe('large:1,2:city@N');
    expect(attempt(viewOf({ phase: 'back' }), there, 0, 'large')).toBe('back:large:1,2:city@N');
    expect(attempt(viewOf({ phase: 'count' }), { ...there, quarter: 'castle' }, 0)).toBe('count:castle');
    expect(attempt(viewOf({ phase: 'count' }), there, 0)).toBeNull();
    expect(attempt(viewOf({ phase: 'princess' }), there, 0)).toBe('princess:1,2:city@N');
    expect(attempt(viewOf({ phase: 'dragon', dragon: [1, 1] }), there, 0)).toBe('S');
    expect(attempt(viewOf({ phase: 'dragon', dragon: [5, 5] }), there, 0)).toBeNull();
    expect(attempt(viewOf({ phase: 'action' }), { ...there, tile: null }, 0)).toBeNull();
  });
});
