import { describe, expect, it } from 'vitest';
import type { Comparison, Note } from '$lib/net/types';
import { analysed } from './fixture';
import { decided } from './telling';

const note = (n: number, key: string): Note => ({ n, seq: 1, key, rule: '', seat: 0, args: {} });
const side = (...keys: string[]): Comparison['done'] => ({
  view: {},
  notes: keys.map((key, n) => note(n, key)),
  scores: [],
  waiting: [],
});
const opens = ({ key }: Note): boolean => key === 'round';
const moments = [{ text: null }, { text: 'knight+dragon' }];
const moment = { ...analysed(0, 0, [0.5, 0.5], 0.1), better: ['archer+dragon'] };

describe('a decision in words', () => {
  it('is what its first notes say, without headings', () => {
    const compared = { done: side('tile', 'round', 'score'), better: side('a', 'b', 'c', 'd') };
    const keys = (of: 'done' | 'better'): string[] =>
      decided({ opens }, of, moments, moment, compared).map(({ key }) => key);
    expect(keys('done')).toEqual(['tile', 'score']);
    expect(keys('better')).toEqual(['a', 'b', 'c']);
  });

  it('is what the game tells about an action that lies face down', () => {
    const face = {
      opens,
      tells: (action: string, seat: number) => ({ key: 'attack', seat, args: { cards: [action] } }),
    };
    const compared = { done: side('ready'), better: side('ready') };
    const cards = (of: 'done' | 'better'): unknown[] =>
      decided(face, of, moments, moment, compared).map(({ args }) => args['cards']);
    expect([cards('done'), cards('better')]).toEqual([[['knight+dragon']], [['archer+dragon']]]);
  });
});
