import { describe, expect, it } from 'vitest';
import type { Note, ScoreItem } from '../net/types';
import { parts } from './log';
import { rows } from './scores';

const note = (n: number, key: string): Note => ({ n, seq: n, key, rule: '', seat: null, args: {} });
const item = (key: string, points: number): ScoreItem => ({ key, count: 1, points, rule: '', args: {} });

describe('the log', () => {
  it('puts the newest part on top and keeps facts in order', () => {
    const found = parts(
      [note(0, 'round'), note(1, 'a'), note(2, 'b'), note(3, 'round'), note(4, 'c')],
      (n) => n.key === 'round',
    );
    expect(found.map((part) => part.lines.map((line) => line.n))).toEqual([[4], [1, 2]]);
    expect(found[0]?.heading?.n).toBe(3);
  });

  it('keeps facts that come before any heading', () => {
    expect(parts([note(0, 'a')], () => false)).toEqual([{ heading: null, lines: [note(0, 'a')] }]);
  });
});

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
