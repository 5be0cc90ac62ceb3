import { describe, expect, it } from 'vitest';
import type { ScoreItem } from '$lib/net/types';
import { rows } from './scores';

const item = (key: string, points: number): ScoreItem => ({ key, count: 1, points, rule: '', args: {} });

describe('rows of the score table', () => {
  it('add up items of one name and show how', () => {
    const scores = [
      { seat: 1, total: 3, items: [item('castle', 2), item('castle', 1)] },
      { seat: 0, total: 0, items: [] },
    ];
    const found = rows(scores, (one) => one.key);
    expect(found).toHaveLength(1);
    expect(found[0]?.cells).toEqual([
      { points: 3, sum: '2+1' },
      { points: null, sum: null },
    ]);
  });

  it('stand with their kind and in the order of everybody', () => {
    const scores = [
      { seat: 0, total: 0, items: [item('sets', 1), item('shrines', 1), item('might:a', 1), item('tokens', 1)] },
      { seat: 1, total: 0, items: [item('sets', 1), item('discards', 1), item('might:b', 1), item('might:c', 1)] },
    ].map((score) => ({
      ...score,
      items: score.items.map((one) => ({ ...one, key: one.key.split(':')[0] ?? '', rule: one.key })),
    }));
    const found = rows(scores, (one) => one.rule);
    expect(found.map((row) => row.label)).toEqual([
      'sets',
      'discards',
      'shrines',
      'might:a',
      'might:b',
      'might:c',
      'tokens',
    ]);
  });
});
