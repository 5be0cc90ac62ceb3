import { describe, expect, it } from 'vitest';
import {
  arc,
  centred,
  columnsOf,
  isArrow,
  isDrag,
  isInside,
  middle,
  shrinking,
  stepTo,
  towards,
  transformOf,
} from './geometry';

describe('walking through a hand', () => {
  it('counts the cards of the first row', () => {
    expect(columnsOf([10, 10, 0, 10])).toBe(4);
    expect(columnsOf([10, 12, 10, 10, 160, 160])).toBe(4);
    expect(columnsOf([])).toBe(1);
  });

  it('moves by arrows inside one row and stops at its ends', () => {
    expect(stepTo('ArrowRight', 0, 8, 8)).toBe(1);
    expect(stepTo('ArrowRight', 7, 8, 8)).toBe(7);
    expect(stepTo('ArrowLeft', 0, 8, 8)).toBe(0);
    expect(stepTo('ArrowDown', 3, 8, 8)).toBe(3);
  });

  it('moves between two rows of four', () => {
    expect(stepTo('ArrowDown', 1, 8, 4)).toBe(5);
    expect(stepTo('ArrowDown', 2, 6, 4)).toBe(2);
    expect(stepTo('ArrowUp', 5, 8, 4)).toBe(1);
    expect(stepTo('Home', 5, 8, 4)).toBe(0);
    expect(stepTo('End', 0, 8, 4)).toBe(7);
    expect(stepTo('x', 0, 8, 4)).toBeNull();
  });
});

describe('the size of a piece', () => {
  const card = { width: 88, height: 123 };

  it('lies in the middle of a spot, larger or smaller than it', () => {
    expect(centred({ x: 10, y: 20, width: 100, height: 60 }, { width: 40, height: 80 })).toEqual({
      x: 40,
      y: 10,
      width: 40,
      height: 80,
    });
  });

  it('shrinks to the height of the spot it flies to, but not to a speck, and never grows', () => {
    expect(shrinking(card, { width: 500, height: 61.5 })).toEqual({
      leaving: card,
      arriving: { width: 44, height: 61.5 },
    });
    expect(shrinking(card, { width: 5, height: 5 }).arriving.width).toBeCloseTo(26.4);
    expect(shrinking(card, { width: 900, height: 900 }).arriving).toEqual(card);
  });
});

describe('sliding pieces', () => {
  const from = { x: 100, y: 300, width: 100, height: 140 };
  const to = { x: 600, y: 100, width: 20, height: 20 };

  it('starts where the piece lies and ends small in the middle of the target', () => {
    const [start, , end] = arc(from, to);
    expect(start).toEqual({ x: 0, y: 0, scale: 1, turn: 0 });
    expect(end.x).toBe(middle(to).x - middle(from).x);
    expect(end.y).toBe(middle(to).y - middle(from).y);
    expect(end.scale).toBeCloseTo(1 / 7);
  });

  it('rises on the way and turns no more than four degrees', () => {
    const [, half, end] = arc(from, to);
    expect(half.y).toBeLessThan(end.y / 2);
    expect(Math.abs(half.turn)).toBeLessThanOrEqual(4);
    expect(transformOf(end)).toMatch(/^translate\(460px,-260px\) rotate\(0deg\) scale\(0\.143\)$/);
  });

  it('tells a drag from a tap and a drop on the table from one beside it', () => {
    expect(isDrag(5, 5)).toBe(false);
    expect(isDrag(0, 12)).toBe(true);
    expect(isInside(from, 150, 350)).toBe(true);
    expect(isInside(from, 90, 350)).toBe(false);
  });
});

describe('arrow keys', () => {
  const from = { key: 'a', x: 0, y: 0 };
  const places = [from, { key: 'b', x: 3, y: 0 }, { key: 'c', x: 1, y: 2 }, { key: 'd', x: 0, y: -1 }];

  it('are four', () => expect(['ArrowUp', 'ArrowLeft', 'Enter'].map(isArrow)).toEqual([true, true, false]));

  it('go to the nearest in their direction', () => {
    expect(towards(places, from, 'ArrowRight')?.key).toBe('b');
    expect(towards(places, from, 'ArrowDown')?.key).toBe('c');
    expect(towards(places, from, 'ArrowUp')?.key).toBe('d');
    expect(towards(places, from, 'ArrowLeft')).toBeNull();
  });
});
