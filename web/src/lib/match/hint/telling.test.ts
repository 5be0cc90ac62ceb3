import { expect, it } from 'vitest';
import type { Advice, Note } from '$lib/net/types';
import { settings } from '$lib/settings.svelte';
import { hintWords } from './telling';

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
  hintWords('knights-and-castles', { opens: ({ key }) => key === 'round' }, said, ['Hania', 'Antek']);

it('gives the reasons that have words in one sentence, and leaves out the others', () => {
  settings.language = 'en';
  expect(told(advice(['others', 'no-such-feature', 'score'])).why).toBe(
    'Because it makes it harder for others and it scores more.',
  );
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
  expect(told({ ...advice([]), otherwise: 0.406 }).chance).toBe('');
});
