import { describe, expect, it } from 'vitest';
import { accountsOf } from './accounts';
import { analysed } from './fixture';
import { percents, rounded } from './shares';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('shares in per cent', () => {
  it('add up, whatever is rounded', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.995, 0.005])).toEqual([100, 0]);
  });

  it('add up below zero too', () => {
    expect(rounded([-33.4, 66.7, -33.3])).toEqual([-34, 67, -33]);
    expect(sum(rounded([-0.5, -0.4, 0.9]))).toBe(0);
  });
});

describe('luck and play', () => {
  const report = {
    moments: [analysed(0, -1, [0.334, 0.333, 0.333]), analysed(1, 0, [0.5, 0.3, 0.2]), analysed(2, -2, [0, 0, 1])],
    seats: [
      { luck: 0.166, play: -0.5, accuracy: 0.814 },
      { luck: -0.033, play: -0.3, accuracy: 1 },
      { luck: -0.133, play: 0.8, accuracy: 0.6 },
    ],
  };

  it('lead each seat from its first chance to its last', () => {
    for (const { start, luck, play, end } of accountsOf(report)) expect(start + luck + play).toBe(end);
  });

  it('add up to nothing over all seats', () => {
    const found = accountsOf(report);
    expect([sum(found.map(({ luck }) => luck)), sum(found.map(({ play }) => play))]).toEqual([0, 0]);
    expect(found.map(({ accuracy }) => accuracy)).toEqual([81, 100, 60]);
  });

  it('are unknown before the first moment', () => {
    expect(accountsOf({ ...report, moments: [] })).toEqual([]);
  });
});
