// Every point of every lesson is something that the board of its game knows.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pointing } from '$lib/match/board';

const lessons = import.meta.glob<string>('../../../src/wawel/games/*/lessons.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<Pointing>('/src/games/*/points.ts', { import: 'points', eager: true });

/** A screen on which everything can be seen. */
class Box {
  constructor(
    readonly left = 0,
    readonly top = 0,
    readonly width = 9,
    readonly height = 9,
  ) {}
  get right(): number {
    return this.left + this.width;
  }
  get bottom(): number {
    return this.top + this.height;
  }
}
const matrix = { a: 1, d: 1, e: 600, f: 600 };
const box = { getBoundingClientRect: () => new Box(0, 0, 2000, 2000), checkVisibility: () => true };
const screen = {
  querySelectorAll: () => [box],
  querySelector: () => ({ getScreenCTM: () => matrix }),
} as unknown as ParentNode;

function pointsOf(text: string): string[] {
  const lists = [...text.matchAll(/^point = \[(.*)\]$/gm)].map(([, list = '']) => list);
  return lists.flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, point = '']) => point));
}

describe.each(Object.entries(lessons))('%s', (path, text) => {
  const game = path.split('/').at(-2)?.replaceAll('_', '-') ?? '';
  const points = boards[`/src/games/${game}/points.ts`];

  beforeAll(() => {
    vi.stubGlobal('DOMRect', Box);
  });

  it('points at things of the board', () => {
    const wanted = pointsOf(text);
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((point) => (points?.(point, screen) ?? []).length === 0)).toEqual([]);
  });

  it('points at nothing else', () => {
    const nowhere = { querySelectorAll: () => [], querySelector: () => null } as unknown as ParentNode;
    expect(points?.('nonsense:0:x', nowhere)).toEqual([]);
  });
});
