import { describe, expect, it } from 'vitest';
import type { GameFace, Pointing } from '$lib/match/board';
import type { Note } from '$lib/net/types';
import { boxesOf, factsOf, lettersOf, ringOf } from './marking';

const touches = (action: string, _: unknown, done: boolean): string[] =>
  action.split('+').map((one) => (done ? `lies:${one}` : one));
const face = { where: { touches } } as unknown as GameFace;
const find: Pointing = (point) => (point === 'nowhere' ? [] : [{ x: 1, y: 2, width: 3, height: 4 } as DOMRect]);

describe('marks on the board', () => {
  it('ring what was tried, before and after it is done', () => {
    expect(ringOf(face, 'a', {}, false)).toEqual([{ points: ['a'], letter: null }]);
    expect(ringOf(face, 'a+b', {}, true)).toEqual([{ points: ['lies:a', 'lies:b'], letter: null }]);
    expect(ringOf({} as GameFace, 'a', {}, true)).toEqual([]);
  });

  it('letter answers that have one place of their own', () => {
    expect(lettersOf(face, ['a', 'b+c', 'd'], {}).map(({ letter }) => letter)).toEqual(['A', 'C']);
    expect(lettersOf(face, ['a', 'b', 'a'], {}).map(({ letter }) => letter)).toEqual(['B']);
  });

  it('number the facts since the last turn by their lines', () => {
    const lies = ({ key }: { key: string }): string[] => (key === 'x' ? [] : [key]);
    const told = { where: { lies } } as unknown as GameFace;
    const note = (key: string, seat: number | null): Note => ({ n: 0, seq: 0, key, rule: 'X-1', seat, args: {} });
    const lines = [[note('a', 1), note('b', null)], [note('x', 2)], [note('c', null), note('a', 2)]];
    expect(factsOf(told, lines)).toEqual([
      { points: ['a'], letter: '3', seat: 2 },
      { points: ['b'], letter: '1', seat: 1 },
      { points: ['c'], letter: '3', seat: 2 },
    ]);
  });

  it('lie where the board finds them, and carry one sign', () => {
    const marks = [{ points: ['a', 'nowhere', 'b'], letter: null }];
    expect(boxesOf(marks, find, {} as ParentNode)).toEqual([
      { x: 1, y: 2, width: 3, height: 4, letter: null, seat: null, first: true },
      { x: 1, y: 2, width: 3, height: 4, letter: null, seat: null, first: false },
    ]);
  });
});
