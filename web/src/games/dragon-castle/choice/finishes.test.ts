import { describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import type { WaysView } from '../view';
import { waysOf } from './finishes';

const SOLDIER: WaysView = {
  cell: 'a1',
  tile: 'S4',
  partners: ['b1', 'c1'],
  pair: { type: 'S', size: 6, points: 5 },
  shrine: { type: 'S', size: 3, points: 0 },
  pool: 3,
  discard: 1,
};

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('the ways to finish', () => {
  it('say what each would give', () => {
    settings.setLanguage('en');
    expect(waysOf(SOLDIER).map(({ id, note, more = '', gain }) => [id, plain(note), plain(more), gain])).toEqual([
      ['pair', 'set: 6 soldiers', '', 5],
      ['shrine', 'group: 3 soldiers', 'shrines in the pool: 3', 0],
      ['discard', 'nothing for the realm', '', 1],
    ]);
  });

  it('say what is not possible', () => {
    settings.setLanguage('pl');
    const alone = waysOf({ ...SOLDIER, partners: [], pair: null, shrine: null, discard: null });
    expect(alone.map(({ note, gain }) => [plain(note), gain])).toEqual([
      ['brak pary', null],
      ['teraz niemożliwe', null],
      ['teraz niemożliwe', null],
    ]);
  });
});
