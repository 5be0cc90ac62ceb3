import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Note } from '$lib/net/types';
import { awayFor, goOn, leave, leftAt, look, ownSince } from './leaving';
import { Recap } from './recap.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

const note = (n: number): Note => ({ n, seq: n, key: 'x', rule: 'RZ-1.1', seat: 1, args: {} });
const frame = (points: number, change: Partial<Frame> = {}): Frame =>
  ({
    seat: 0,
    waiting: [0],
    outcome: null,
    scores: [0, 1].map((seat) => ({ seat, total: seat === 1 ? points : 0, items: [] })),
    ...change,
  }) as unknown as Frame;

const again = vi.fn();
const table = {
  id: 't',
  frame: frame(5),
  settled: true,
  shownLog: [1, 2, 3, 4].map(note),
  left: new Map([[0, frame(2)]]),
  again,
};

beforeEach(() => {
  kept.clear();
  again.mockClear();
});

describe('since your last turn', () => {
  it('tells what came after the last decision, and how the points changed', () => {
    leave('t', 0, 2);
    const recap = new Recap(table);
    expect(recap.notes.map(({ n }) => n)).toEqual([3, 4]);
    expect(recap.gains).toEqual([
      { seat: 0, points: 0 },
      { seat: 1, points: 3 },
    ]);
  });

  it('tells nobody what they have done themselves', () => {
    goOn('t', 0, [1]);
    expect(ownSince('t', 0)).toEqual([]);
    leave('t', 0, 1);
    goOn('t', 0, [3]);
    goOn('t', 0, [4]);
    expect(new Recap(table).notes.map(({ n }) => n)).toEqual([2]);
    leave('t', 0, 1);
    expect(new Recap(table).notes.map(({ n }) => n)).toEqual([2, 3, 4]);
  });

  it('has nothing to tell before the first decision, and while others decide', () => {
    expect(new Recap(table).notes).toEqual([]);
    leave('t', 0, 2);
    expect(new Recap({ ...table, frame: frame(5, { waiting: [1] }) }).notes).toEqual([]);
  });

  it('shows it once more from where the seat had left', () => {
    leave('t', 0, 2);
    const recap = new Recap(table);
    recap.toggle();
    expect(recap.open).toBe(true);
    recap.again();
    expect(recap.open).toBe(false);
    expect(again).toHaveBeenCalledWith(table.left.get(0), [note(3), note(4)]);
  });

  it('opens by itself only for somebody who was away for more than a minute', () => {
    leave('t', 0, 2);
    const recap = new Recap(table);
    look('t', 1000);
    recap.looked(true, 50_000);
    recap.follow();
    expect(recap.open).toBe(false);
    recap.looked(true, 120_000);
    recap.follow();
    expect(recap.open).toBe(true);
  });
});

it('remembers every table and seat, and forgives nonsense', () => {
  leave('a', 1, 7);
  leave('b', 0, 3);
  expect([leftAt('a', 1), leftAt('a', 0), leftAt('b', 0)]).toEqual([7, null, 3]);
  expect(awayFor('c', 99)).toBe(0);
  kept.set('wawel.left', '{');
  expect(leftAt('a', 1)).toBeNull();
});
