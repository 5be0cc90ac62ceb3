import { describe, expect, it } from 'vitest';
import { bands } from './bands';
import { marks, worst } from './decisions';
import { analysed } from './fixture';
import { passed, percentDone, petalsDone } from './progress';

const moments = [
  analysed(0, 0, [0.5, 0.5], 0.14),
  analysed(1, 1, [0.36, 0.64], 0.03),
  analysed(2, 0, [0.4, 0.6], 0.004),
  analysed(3, 1, [0.4, 0.6], 0.2),
  analysed(4, 0, [0.6, 0.4], 0.011),
  analysed(5, 1, [0.6, 0.4]),
];

describe('the costliest decisions', () => {
  it('are the three worst of the table, the worst first', () => {
    expect(worst(moments, null).map(({ step, cost }) => [step, cost])).toEqual([
      [3, 20],
      [0, 14],
      [1, 3],
    ]);
  });

  it('are those of one seat, if it asks', () => {
    expect(worst(moments, 0).map(({ step }) => step)).toEqual([0, 4]);
  });
});

describe('marks under the chart', () => {
  it('stand right after their decision, from two per cent on', () => {
    expect(marks(moments, 11, 5, false).map(({ step, left, high }) => [step, left, high])).toEqual([
      [0, 10, true],
      [1, 20, false],
      [3, 40, true],
    ]);
  });

  it('give way to costlier ones that are too near', () => {
    expect(marks(moments, 11, 15, false).map(({ step }) => step)).toEqual([0, 3]);
    expect(marks(moments, 11, 5, true).map(({ step }) => step)).toEqual([0, 3]);
  });

  it('have their number on the left at the end, and room for it', () => {
    expect(marks(moments, 5, 40, false).map(({ step, late }) => [step, late])).toEqual([
      [0, false],
      [3, true],
    ]);
  });
});

describe('bands of chances', () => {
  it('cover what is known, stacked in seat order', () => {
    const [first, second] = bands(moments.slice(0, 2), 3, 2);
    expect(first?.path).toBe('M0.0 0.0L500.0 0.0L500.0 43.2L0.0 60.0Z');
    expect(second?.path).toBe('M0.0 60.0L500.0 43.2L500.0 120.0L0.0 120.0Z');
  });

  it('carry a sigil only where they are wide enough', () => {
    const narrow = [analysed(0, 0, [0.1, 0.9])];
    expect(bands(narrow, 1, 2).map(({ sigils }) => sigils.length > 0)).toEqual([false, true]);
  });
});

describe('progress', () => {
  it('is complete only at the end', () => {
    expect(percentDone({ moments: moments.slice(0, 5), count: 6 })).toBe(83);
    expect(percentDone({ moments, count: 6 })).toBe(100);
    expect([petalsDone(0), petalsDone(50), petalsDone(99), petalsDone(100)]).toEqual([0, 6, 11, 12]);
  });

  it('is told at each quarter, once', () => {
    expect([passed(0, 24), passed(24, 25), passed(25, 49), passed(20, 80), passed(99, 100)]).toEqual([
      null,
      25,
      null,
      75,
      100,
    ]);
  });
});
