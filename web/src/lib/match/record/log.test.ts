import { describe, expect, it } from 'vitest';
import type { Note } from '$lib/net/types';
import { joined, parts } from './log';

const note = (n: number, key: string): Note => ({ n, seq: n, key, rule: '', seat: null, args: {} });
const opens = (n: Note): boolean => n.key === 'round';

describe('the log', () => {
  it('puts the newest part on top and keeps facts in order', () => {
    const notes = [note(0, 'round'), note(1, 'a'), note(2, 'b'), note(3, 'round'), note(4, 'c')];
    const found = parts(notes, { opens });
    expect(found.map((part) => part.lines.map((line) => line.map(({ n }) => n)))).toEqual([[[4]], [[1], [2]]]);
    expect(found[0]?.heading?.n).toBe(3);
  });

  it('keeps facts that come before any heading', () => {
    expect(parts([note(0, 'a')], { opens: () => false })).toEqual([{ heading: null, lines: [[note(0, 'a')]] }]);
  });

  it('puts what a game says belongs together on one line, and leaves out what it says is nothing', () => {
    const notes = [note(0, 'round'), note(1, 'gain'), note(2, 'a'), note(3, 'gain'), note(4, 'dust'), note(5, 'gain')];
    const places: Record<string, 'after' | 'nowhere' | undefined> = { gain: 'after', dust: 'nowhere' };
    const [part] = parts(notes, { opens, place: ({ key }) => places[key] ?? 'own' });
    expect(part?.lines.map((line) => line.map(({ n }) => n))).toEqual([[1], [2, 3, 5]]);
  });

  it('makes one sentence of an event', () => {
    const piece = (text: string, bold = false) => ({ text, bold });
    const said = joined([piece('Ola', true), piece(' plays.')], [[piece('fragment 8')], [piece('egg')]]);
    expect(said.map(({ text }) => text).join('')).toBe('Ola plays → fragment 8, egg.');
    expect(joined([piece('Ola passes.')], [])).toEqual([piece('Ola passes.')]);
  });
});
