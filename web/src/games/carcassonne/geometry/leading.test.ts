import { describe, expect, it } from 'vitest';
import { type Cell, crowded, hiddenOf } from './camera';
import { aside, boxIn, isUnder, placeOf, sideOf, SIDES, Tour } from './leading';

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

describe('tools in a corner', () => {
  const tools = { x: 340, y: 0, width: 60, height: 110 };
  const frame = { ...SIZE, covered: { left: 8, top: 8, right: 8, bottom: 8 } };

  it('make the map step aside for a cell under them', () => {
    const cell = { x: 8.6, y: -1 };
    expect(isUnder(boxIn(CAMERA, SIZE, cell), tools)).toBe(true);
    const there = aside(CAMERA, frame, [cell, { x: 4, y: 4 }], [tools]);
    expect(isUnder(boxIn(there, SIZE, cell), tools)).toBe(false);
    expect(hiddenOf(there, frame, [cell, { x: 4, y: 4 }])).toEqual([]);
  });

  it('leave it alone where nothing is under them', () => {
    expect(aside(CAMERA, frame, [{ x: 4, y: 4 }], [tools])).toBe(CAMERA);
  });
});

describe('a tour', () => {
  /** A map that has grown in a line with arms: far more free cells than a phone shows. */
  const cells: Cell[] = Array.from({ length: 46 }, (_, at) => ({
    x: ((at * 7) % 23) - 11,
    y: ((at * 5) % 8) - 8 + 9 * Math.floor(at / 23),
  }));
  const frame = { width: 374, height: 420, covered: { left: 66, top: 56, right: 66, bottom: 56 } };

  it.each(SIDES)('leads to every cell, beginning at the %s', (first) => {
    const tour = new Tour();
    let camera = { x: 0, y: 0, scale: 44 };
    const seen = new Set<Cell>();
    const look = (): number => {
      const hidden = hiddenOf(camera, frame, cells);
      const inSight = cells.filter((cell) => !hidden.includes(cell));
      tour.pass(cells, inSight);
      for (const cell of inSight) seen.add(cell);
      return seen.size;
    };
    let before = look();
    const order = [first, ...SIDES.filter((side) => side !== first)];
    while (before < cells.length) {
      const hidden = hiddenOf(camera, frame, cells);
      const sides = order.map((side) => hidden.filter((cell) => sideOf(cell, camera, frame) === side));
      const next = sides.find((beyond) => beyond.some((cell) => !seen.has(cell))) ?? [];
      camera = crowded(camera, frame, tour.left(next));
      const now = look();
      expect(now).toBeGreaterThan(before);
      before = now;
    }
  });

  it('begins anew with another question', () => {
    const tour = new Tour();
    tour.pass(cells, cells.slice(0, 40));
    expect(tour.left(cells)).toEqual(cells.slice(40));
    tour.pass(cells.slice(1), []);
    expect(tour.left(cells.slice(1))).toHaveLength(45);
  });
});
