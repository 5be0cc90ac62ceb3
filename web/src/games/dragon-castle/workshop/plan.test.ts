import { describe, expect, it } from 'vitest';
import type { Components } from '../view';
import { built, completed, countOf, emptyPlan, findingsOf, groundOf, painted, planOf, reflected, textOf } from './plan';

const COMPONENTS: Components = {
  layout: [], layouts: { total_tiles: 116, max_columns: 14, max_rows: 9, max_height: 3, long_row: 6 },
  ground_range: { 2: [65, 80], 3: [50, 70], 4: [40, 55] }, spirit: [], dragon: [], shrine: { points: [1, 2, 3] }, tiles: ['S1', 'S2'],
};
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
    expect(plan).toEqual([[2, 0, 0, 2], [0, 0, 0, 0], [2, 0, 0, 2]]);
    expect(countOf(painted(plan, 0, 0, 0, NONE))).toBe(6);
  });

  it('has its mirrors in the middle of the castle', () => {
    const plan = painted([[0, 1, 1, 0, 0], [0, 0, 0, 0, 0]], 1, 0, 3, { sides: true, ends: false });
    expect(plan[0]).toEqual([0, 3, 3, 0, 0]);
  });

  it('is reflected as a whole', () => {
    expect(reflected([[1, 2, 0, 0], [3, 0, 0, 1]], BOTH)).toEqual([[1, 2, 2, 1], [1, 2, 2, 1]]);
  });

  it('is completed to the right number', () => {
    const done = completed(emptyPlan(14, 9), 116, 3, BOTH, seeded(7));
    expect(countOf(done)).toBe(116);
    expect(countOf(completed(emptyPlan(14, 9).map((row) => row.map(() => 3)), 116, 3, NONE, seeded(3)))).toBe(116);
  });
});

describe('findings', () => {
  const keys = (text: string): string[] => findingsOf(planOf(text, 14, 9) ?? [], COMPONENTS).map((one) => `${one.key}${one.seats ?? ''}`);

  it('count the tiles', () => {
    expect(keys('111')).toEqual(['layout-sum']);
    expect(keys('0')).toEqual(['layout-sum', 'layout-free']);
  });

  it('advise for other numbers of seats', () => expect(keys(STANDARD)).toEqual(['layout-ground4']));

  it('warn of long rows and of a flat castle', () => {
    const flat = [...Array.from({ length: 8 }, () => '1'.repeat(14)), '1111'.padEnd(14, '0')].join('/');
    expect(keys(flat)).toContain('layout-flat');
    const long = ['33333333', '33333333', '33333333', '33333333', '33333320'].join('/');
    expect(countOf(planOf(long, 14, 9) ?? [])).toBe(116);
    expect(keys(long)).toContain('layout-rows');
  });
});

describe('a castle for a look', () => {
  it('has a tile on every stack and knows free long sides', () => {
    const castle = built([[1, 1, 1]], COMPONENTS.tiles, seeded(1));
    expect(castle.stacks.map((one) => one.available)).toEqual([true, false, true]);
    expect(castle.stacks.every((one) => one.tile !== null)).toBe(true);
    expect(groundOf([[1, 0, 2]])).toBe(2);
  });
});
