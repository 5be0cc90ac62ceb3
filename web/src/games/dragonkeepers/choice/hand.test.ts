import { describe, expect, it } from 'vitest';
import { CATALOG } from '../fixtures';
import { arranged, keyed, moved } from './hand';

const cards = ['blue_4', 'black_6', 'green_2', 'green_red', 'white_blue', 'green_2'];
const names = (list: { card: string }[]): string[] => list.map((entry) => entry.card);

describe('the own hand', () => {
  it('tells equal cards apart', () => {
    expect(keyed(['a', 'b', 'a']).map((entry) => entry.key)).toEqual(['a-1', 'b-1', 'a-2']);
  });

  it('puts the colour of the page first, then jokers', () => {
    expect(names(arranged(cards, 'front', [], CATALOG, 'green'))).toEqual([
      'green_2',
      'green_2',
      'green_red',
      'black_6',
      'white_blue',
      'blue_4',
    ]);
  });

  it('sorts by backs: numbers, then colours', () => {
    expect(names(arranged(cards, 'back', [], CATALOG, 'green'))).toEqual([
      'green_2',
      'green_2',
      'blue_4',
      'black_6',
      'green_red',
      'white_blue',
    ]);
  });

  it('keeps an order of its owner and lays new cards behind it', () => {
    const own = moved(['blue_4-1', 'black_6-1', 'green_2-1'], 'green_2-1', 0);
    expect(own).toEqual(['green_2-1', 'blue_4-1', 'black_6-1']);
    expect(names(arranged(['blue_4', 'black_6', 'green_2', 'red_1'], 'own', own, CATALOG, null))).toEqual([
      'green_2',
      'blue_4',
      'black_6',
      'red_1',
    ]);
  });

  it('moves a card only inside the hand', () => {
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
  });
});
