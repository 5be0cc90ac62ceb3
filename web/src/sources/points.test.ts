// Every point of every lesson is something that the board of its game knows.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pointing, Touching } from '$lib/match/board';

const lessons = import.meta.glob<string>('../../../src/wawel/games/*/lessons.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<Pointing>('/src/games/*/points.ts', { import: 'points', eager: true });
const touching = import.meta.glob<Touching>('/src/games/*/points.ts', { import: 'touches', eager: true });
/** As much of every game's view as actions may depend on. */
const VIEW = {
  dragon: [1, 1],
  tiles: [{ x: 2, y: 3 }],
  actor: 0,
  phase: 'attack',
  book: { left: { display: 'green_4' }, right: { display: 'red_2' } },
};
/** Decisions that touch nothing on the board. */
const PLAIN = /^(pass|done|end|stop|discard|summon|shrine|buy:deck|(get|return|recall):.*)$/;

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

/** Every decision that a learner makes or is warned of. */
function decisionsOf(text: string): string[] {
  const tried = [...text.matchAll(/^action = "([^"]+)"$/gm)].map(([, action = '']) => action);
  const played = [...text.matchAll(/"0 ([^"]+)"/g)].flatMap(([, line = '']) => line.split(' | '));
  return [...new Set([...tried, ...played])];
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

  it('knows what every decision touches', () => {
    const touches = touching[`/src/games/${game}/points.ts`];
    const decisions = decisionsOf(text).filter((decision) => !PLAIN.test(decision));
    expect(decisions.length).toBeGreaterThan(10);
    for (const done of [false, true]) {
      const found = decisions.map((decision) => ({ decision, points: touches?.(decision, VIEW, done) ?? [] }));
      const lost = found.filter(
        ({ points: all }) => all.length === 0 || all.some((point) => (points?.(point, screen) ?? []).length === 0),
      );
      expect(lost).toEqual([]);
    }
    expect(touches?.('nonsense', VIEW, false) ?? []).toEqual(game === 'knights-and-castles' ? ['hand:0:nonsense'] : []);
  });

  it('points at nothing else', () => {
    const nowhere = { querySelectorAll: () => [], querySelector: () => null } as unknown as ParentNode;
    expect(points?.('nonsense:0:x', nowhere)).toEqual([]);
  });
});
