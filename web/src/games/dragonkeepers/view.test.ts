import { describe, expect, it } from 'vitest';
import { CATALOG } from './fixtures';
import { columnsOf, stepTo } from '$lib/board/geometry';

describe('the printed components', () => {
  it('knows both sides of a card', () => {
    expect(CATALOG.front('green_red')).toBe('green');
    expect(CATALOG.back('green_red')).toBe('red');
    expect(CATALOG.side('green_red')).toBe('right');
    expect(CATALOG.page('6')).toMatchObject({ number: 6, colour: null });
    expect(CATALOG.front(CATALOG.dragon('blue'))).toBe('blue');
  });

  it('knows what a number brings', () => {
    expect(CATALOG.reward(2)).toEqual(['fragment_low', 'black_dragon']);
    expect(CATALOG.reward(9)).toEqual([]);
  });
});

describe('arrows in a hand', () => {
  it('moves inside rows and between them', () => {
    expect(columnsOf([0, 0, 0, 90])).toBe(3);
    expect(stepTo('ArrowRight', 1, 4, 3)).toBe(2);
    expect(stepTo('ArrowDown', 0, 4, 3)).toBe(3);
    expect(stepTo('End', 0, 4, 3)).toBe(3);
    expect(stepTo('x', 0, 4, 3)).toBeNull();
  });
});
