import { describe, expect, it } from 'vitest';
import { layers } from './chart';

const moment = (...totals: number[]): Parameters<typeof layers>[0][number] => ({
  scores: totals.map((total, seat) => ({ seat, total, items: [] })),
});

describe('the chart of points', () => {
  it('gives every seat one closed area', () => {
    const found = layers([moment(0, 0), moment(2, 0), moment(2, 2)], 2);
    expect(found.map((layer) => layer.seat)).toEqual([0, 1]);
    expect(found[0]?.path).toMatch(/^M0\.0 120\.0.*Z$/);
    expect(found[0]?.sigils[0]?.top).toBeCloseTo(25);
  });

  it('survives a match without points', () => {
    expect(layers([moment(0, 0)], 2)[0]?.sigils).toEqual([]);
  });
});
