import { expect, it } from 'vitest';
import type { Advice, Note } from '$lib/net/types';
import { settings } from '$lib/settings.svelte';
import { beyond, hintWords } from './telling';

const note = (key: string, args: Note['args'] = {}): Note => ({ n: 0, seq: 0, key, rule: 'RZ-3.1', seat: 0, args });
const advice = (reasons: readonly string[], notes: readonly Note[] = []): Advice => ({
  type: 'advice',
  id: 1,
  line: ['a'],
  otherwise: 0.364,
  chance: 0.417,
  so_far: false,
  reasons: reasons.map((feature) => ({ feature, points: 1 })),
  notes,
});
const told = (said: Advice): ReturnType<typeof hintWords> =>
  hintWords('knights-and-castles', { opens: ({ key }) => key === 'round' }, said, 0, ['Hania', 'Antek']);

it('gives the reasons that have words in one sentence, and leaves out the others', () => {
  settings.language = 'en';
  expect(told(advice(['others', 'no-such-feature', 'score'])).why).toBe(
    'Because it makes it harder for others and it scores more.',
  );
});

it('tells the points of the seat rather than every step on the way', () => {
  settings.language = 'en';
  const steps = [note('placed', { tile: 'tile.BA-A' }), note('deployed', { claim: 'claim.knight' })];
  const points = { ...note('city', { tiles: 4, shields: 1, seat: 'seat.0', points: 10 }) };
  const theirs = { ...points, seat: 1 };
  const { facts } = hintWords('carcassonne', { opens: () => false }, advice([], [...steps, theirs, points]), 0, [
    'Hania',
    'Jan',
  ]);
  expect(facts).toHaveLength(2);
  expect(facts[1]).toContain('+10');
});

it('says nothing twice: what is marked has its name already', () => {
  expect(beyond(['Hania: dragon and\u00a0knight.', 'One more.'], 'Knight and Dragon')).toEqual(['One more.']);
  expect(beyond(['Hania: rider → wilds 4.'], 'Wilds 4')).toHaveLength(1);
  expect(beyond(['One.'], '')).toEqual(['One.']);
});

it('is silent about reasons without words', () => {
  expect(told(advice(['no-such-feature'])).why).toBe('');
});

it('tells what will be noted, but no headings, nothing without words, and nothing that says no more than "done"', () => {
  settings.language = 'en';
  const notes = [
    note('round', { round: 2 }),
    note('no-such-note', { a: 1 }),
    note('ready'),
    note('attack', { cards: [] }),
  ];
  expect(told(advice([], notes)).facts).toHaveLength(1);
});

it('says how much better the chance is than otherwise, in whole per cent, unless it hardly is', () => {
  settings.language = 'en';
  expect(told(advice([])).chance).toBe('Chance of winning: 42%; with other choices 36% on average');
  expect(told({ ...advice(['score']), otherwise: 0.406 }).chance).toBe('');
  expect(told({ ...advice([]), otherwise: 0.406 }).chance).toBe('Other choices are about as good.');
});
