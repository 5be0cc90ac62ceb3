import { describe, expect, it } from 'vitest';
import type { Note } from '$lib/net/types';
import { parts } from './log';

const note = (n: number, key: string): Note => ({ n, seq: n, key, rule: '', seat: null, args: {} });

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
