import { describe, expect, it } from 'vitest';
import { boxIn, isUnder, placeOf, sideOf } from './leading';

const SIZE = { width: 400, height: 600 };
const CAMERA = { x: 5, y: 5, scale: 40 };

describe('cells out of sight', () => {
  it('lie beyond the border that is farther away', () => {
    expect(sideOf({ x: -3, y: 5 }, CAMERA, SIZE)).toBe('left');
    expect(sideOf({ x: 12, y: 9 }, CAMERA, SIZE)).toBe('right');
    expect(sideOf({ x: 6, y: -9 }, CAMERA, SIZE)).toBe('up');
    expect(sideOf({ x: 5, y: 20 }, CAMERA, SIZE)).toBe('down');
  });
});

describe('an arrow', () => {
  it('stands in the middle of its border, unless a cell lies there', () => {
    expect(placeOf('right', SIZE, [])).toBe(0.5);
    const cell = boxIn(CAMERA, SIZE, { x: 9, y: 4.5 });
    expect(isUnder(cell, { x: 336, y: 278, width: 56, height: 44 })).toBe(true);
    expect(placeOf('right', SIZE, [cell])).toBe(0.38);
  });

  it('finds the gap in a row of cells', () => {
    const row = Array.from({ length: 10 }, (_, x) => ({ x: x * 40, y: 10, width: 40, height: 40 }));
    const gap = row.filter((cell) => cell.x < 240 || cell.x > 280);
    expect(placeOf('up', SIZE, gap)).toBe(0.62);
  });
});
