import { describe, expect, it } from 'vitest';
import {
  arc,
  boxOf,
  CASTLE,
  castleBox,
  facePoint,
  frameLeft,
  frameOf,
  headOf,
  hull,
  jitter,
  nearestTo,
  percent,
  REALM,
  stepTo,
} from './slabs';

describe('what is left of a castle', () => {
  const plan = ['00000000', '11111111', '11111111', '11111111', '11111111', '11111111', '00000000'];

  it('is shown without its empty rim', () => {
    expect(frameLeft(plan, ['b2', 'h6'])).toEqual({ column: 1, columns: 7, row: 1, rows: 5 });
    expect(frameLeft(plan, [])).toEqual({ column: 0, columns: 8, row: 1, rows: 5 });
  });

  it('never grows beyond a few rows and columns', () => {
    expect(frameLeft(plan, ['h6'])).toEqual({ column: 2, columns: 6, row: 2, rows: 4 });
    expect(frameLeft(plan, ['d4'])).toMatchObject({ columns: 6, rows: 4 });
  });

  it('shows the place of the tile in hand', () => {
    const stacks = [{ cell: 'g3', height: 1 }];
    expect(castleBox(plan, stacks, 'a6').frame).toEqual({ column: 0, columns: 7, row: 2, rows: 4 });
  });

  it('joins partners by an arc above both', () => {
    expect(arc({ x: 0, y: 100 }, { x: 120, y: 100 })).toBe('M30 140Q90 110 150 140');
  });
});

describe('places', () => {
  it('lie on a grid and rise to the upper left', () => {
    expect(facePoint(CASTLE, { column: 2, row: 1 }, 0)).toEqual({ x: 126, y: 85 });
    expect(facePoint(CASTLE, { column: 0, row: 0 }, 2)).toEqual({ x: -6.8, y: -21 });
  });

  it('leave out empty rims of a plan', () => {
    expect(frameOf(['0000', '0120', '0010', '0000'])).toEqual({ row: 1, column: 1, rows: 2, columns: 2 });
    expect(frameOf(['00', '00'])).toEqual({ row: 2, column: 2, rows: 0, columns: 0 });
  });

  it('fit into the box of the picture', () => {
    const frame = { row: 0, column: 0, rows: 4, columns: 6 };
    const box = boxOf(REALM, frame, 3);
    const last = facePoint(REALM, { column: 5, row: 3 }, 0);
    expect(last.x + 60).toBeLessThan(box.x + box.width);
    expect(last.y + 80).toBeLessThan(box.y + box.height);
    expect(facePoint(REALM, { column: 0, row: 0 }, 3).y).toBeGreaterThan(box.y);
    expect(percent(box, { x: box.x, y: box.y })).toMatch(/^left:0%;top:0%;/);
  });

  it('need room above the first row only for what stands out there', () => {
    const low = [
      { cell: 'a1', height: 1 },
      { cell: 'a4', height: 6 },
    ];
    expect(headOf(REALM, low)).toBe(2);
    expect(headOf(REALM, [...low, { cell: 'b1', height: 4 }])).toBe(5);
    const tower = [{ cell: 'a2', height: 14 }];
    const box = boxOf(REALM, { row: 0, column: 0, rows: 4, columns: 6 }, 14, headOf(REALM, tower));
    expect(facePoint(REALM, { column: 0, row: 1 }, 15).y).toBeGreaterThan(box.y);
  });

  it('are a little askew, always in the same way', () => {
    const one = jitter({ column: 3, row: 2 }, 1);
    expect(Math.abs(one)).toBeLessThanOrEqual(0.8);
    expect(jitter({ column: 3, row: 2 }, 1)).toBe(one);
  });

  it('have a wall below every face', () => expect(hull(3, 10)).toMatch(/^M0 7A7 7 0 0 1 7 0H53.*Z$/));
});

describe('keys', () => {
  const cells = ['b1', 'd1', 'a2', 'c2', 'd3'];

  it('go to the next stack of the row', () => {
    expect(stepTo('ArrowRight', 'b1', cells)).toBe('d1');
    expect(stepTo('ArrowLeft', 'b1', cells)).toBe('b1');
    expect(stepTo('Home', 'd1', cells)).toBe('b1');
    expect(stepTo('End', 'a2', cells)).toBe('c2');
  });

  it('go to the nearest stack above or below', () => {
    expect(stepTo('ArrowDown', 'd1', cells)).toBe('c2');
    expect(stepTo('ArrowUp', 'd3', cells)).toBe('c2');
  });

  it('leave other keys alone', () => expect(stepTo('Enter', 'b1', cells)).toBeNull());
});

describe('a finger', () => {
  const box = (x: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y: 0,
    width: 28,
    height: 37,
  });

  it('takes the nearest tile', () => {
    const near = nearestTo(
      [
        ['a', box(0)],
        ['b', box(60)],
      ],
      54,
      10,
      22,
    );
    expect(near).toBe('b');
  });

  it('takes nothing that is too far', () => expect(nearestTo([['a', box(0)]], 90, 10, 22)).toBeNull());
});
