import { beforeEach, expect, it } from 'vitest';
import type { Frame } from '$lib/net/types';
import { Desk } from './desk.svelte';
import { Saying } from './saying.svelte';

const NAMES = ['Hania', 'Antek', 'Ola'];
let desk: Desk;

function frame(seq: number, waiting: number[], seat = 0): Frame {
  return { seq, seat, waiting, ask: null, actions: [], outcome: null } as unknown as Frame;
}

interface Shown {
  frame: Frame;
  before: Frame | null;
  settled: boolean;
  mine?: number[];
}

type Offering = ConstructorParameters<typeof Saying>[3];

/** The bar of a table that goes through these states. */
const bar = (...states: Shown[]): Saying['now'][] => barWith(undefined, ...states);

/** With what the shell offers. */
function barWith(offer: Offering, ...states: Shown[]): Saying['now'][] {
  let now = states[0] as Shown;
  const table = {
    get frame() {
      return now.frame;
    },
    get before() {
      return now.before;
    },
    get settled() {
      return now.settled;
    },
    get mine() {
      return now.mine ?? [0];
    },
    names: NAMES,
  };
  const saying = new Saying(table, desk, () => '', offer);
  return states.map((state) => {
    now = state;
    return saying.now;
  });
}

beforeEach(() => {
  desk = new Desk();
});

const mine = frame(1, [0]);
const theirs = frame(2, [1]);
const next = frame(3, [2]);

it('names who decides', () => {
  const [yours] = bar({ frame: mine, before: null, settled: true });
  expect(yours).toMatchObject({ yours: true, who: [0] });
  const [others] = bar({ frame: theirs, before: null, settled: true });
  expect(others?.title).toContain('Antek');
  expect(others).toMatchObject({ yours: false, who: [1] });
});

it('stays with whoever acts until their action has been shown', () => {
  const said = bar(
    { frame: theirs, before: null, settled: true },
    { frame: frame(4, [0]), before: theirs, settled: false },
    { frame: frame(4, [0]), before: theirs, settled: true },
  );
  expect(said.map(({ yours, who }) => [yours, who])).toEqual([
    [false, [1]],
    [false, [1]],
    [true, [0]],
  ]);
});

it('speaks of the action that is being shown, even when the next one has already come', () => {
  const [, , last] = bar(
    { frame: mine, before: null, settled: true },
    { frame: theirs, before: mine, settled: false },
    { frame: next, before: theirs, settled: false },
  );
  expect(last?.title).toContain('Antek');
});

it('keeps its words and buttons while an own action is being shown, but nothing can be pressed', () => {
  const run = (): void => undefined;
  desk.prompt = { title: 'Zagraj', line: 'Wybierz karty', buttons: [{ id: 'play', label: 'Zagraj', run }] };
  const [, moving] = bar({ frame: mine, before: null, settled: true }, { frame: theirs, before: mine, settled: false });
  expect(moving).toMatchObject({ title: 'Zagraj', line: 'Wybierz karty', yours: true });
  expect(moving?.buttons).toMatchObject([{ id: 'play', resting: true }]);
});

it('keeps what the shell offers until the board has come to rest; what is being shown can be taken back', () => {
  const run = (): void => undefined;
  const undo = { id: 'undo', label: 'Cofnij', undoes: true, run };
  const hint = { id: 'hint', label: 'Podpowiedź', run };
  const moved = { ...theirs, can_undo: true };
  const final = { ...theirs, can_undo: false };
  // the shell would offer something else after every decision
  const offered = [[hint], [undo, hint], [undo, hint]];
  const shown = (frame: Frame): Saying['now']['buttons'] | undefined =>
    barWith(
      () => offered.shift() ?? [],
      { frame: mine, before: null, settled: true },
      { frame, before: mine, settled: false },
    )[1]?.buttons;
  expect(shown(moved)).toMatchObject([{ id: 'hint', resting: true }]);
  expect(shown(moved)).toMatchObject([
    { id: 'undo', resting: false },
    { id: 'hint', resting: true },
  ]);
  expect(shown(final)).toMatchObject([
    { id: 'undo', resting: true },
    { id: 'hint', resting: true },
  ]);
});

it('does not tell the next person at a shared screen what the last one was told', () => {
  desk.prompt = { title: 'Atakuj', line: 'Wybrane: smok' };
  const [, moving] = bar(
    { frame: mine, before: null, settled: true, mine: [0, 1] },
    { frame: frame(2, [1], -1), before: mine, settled: false, mine: [0, 1] },
  );
  expect(moving?.title).toContain('Hania');
  expect(moving?.line).toBe('');
});

it('lets a board tell what happens just now', () => {
  desk.prompt = { title: 'Smok idzie', happening: true };
  const [now] = bar({ frame: next, before: theirs, settled: false });
  expect(now).toMatchObject({ title: 'Smok idzie', yours: false, who: [] });
});
