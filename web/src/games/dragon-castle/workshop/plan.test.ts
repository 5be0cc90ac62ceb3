import { describe, expect, it } from 'vitest';
import { completed, countOf, emptyPlan, groundOf, painted, planOf, rawCastle, reflected, textOf } from './plan';

const STANDARD = '011111111110/132231132231/123321123321/123321123321/132231132231/011111111110';
const BOTH = { sides: true, ends: true };
const NONE = { sides: false, ends: false };

function seeded(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

describe('a plan', () => {
  it('is text and comes back from it', () => {
    const plan = planOf(STANDARD, 14, 9);
    expect(plan && textOf(plan)).toBe(STANDARD);
    expect(textOf(emptyPlan(14, 9))).toBe('0');
  });

  it('refuses what is none', () => {
    expect(planOf('0124', 14, 9)).toBeNull();
    expect(planOf('fortress', 14, 9)).toBeNull();
    expect(planOf('1'.repeat(15), 14, 9)).toBeNull();
    expect(planOf(Array.from({ length: 10 }, () => '1').join('/'), 14, 9)).toBeNull();
  });

  it('is painted on both sides of a mirror', () => {
    const plan = painted(emptyPlan(4, 3), 0, 0, 2, BOTH);
    expect(plan).toEqual([
      [2, 0, 0, 2],
      [0, 0, 0, 0],
      [2, 0, 0, 2],
    ]);
    expect(countOf(painted(plan, 0, 0, 0, NONE))).toBe(6);
  });

  it('has its mirrors in the middle of the castle', () => {
    const plan = painted(
      [
        [0, 1, 1, 0, 0],
        [0, 0, 0, 0, 0],
      ],
      1,
      0,
      3,
      { sides: true, ends: false },
    );
    expect(plan[0]).toEqual([0, 3, 3, 0, 0]);
  });

  it('is reflected as a whole', () => {
    expect(
      reflected(
        [
          [1, 2, 0, 0],
          [3, 0, 0, 1],
        ],
        BOTH,
      ),
    ).toEqual([
      [1, 2, 2, 1],
      [1, 2, 2, 1],
    ]);
  });

  it('is completed to the right number', () => {
    const done = completed(emptyPlan(14, 9), 116, 3, BOTH, seeded(7));
    expect(countOf(done)).toBe(116);
    expect(
      countOf(
        completed(
          emptyPlan(14, 9).map((row) => row.map(() => 3)),
          116,
          3,
          NONE,
          seeded(3),
        ),
      ),
    ).toBe(116);
  });
});

describe('a castle for a look', () => {
  it('has every stack of the plan and no faces yet', () => {
    const castle = rawCastle([[1, 0, 2]]);
    expect(castle.stacks.map(({ cell, height, tile }) => [cell, height, tile])).toEqual([
      ['a1', 1, null],
      ['c1', 2, null],
    ]);
    expect([castle.left, castle.level, groundOf([[1, 0, 2]])]).toEqual([3, 2, 2]);
  });
});
