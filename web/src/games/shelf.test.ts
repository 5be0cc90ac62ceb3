// Every game that is found has all that the shelf shows of it. Games from outside are looked at too.
import { describe, expect, it } from 'vitest';
import { format, gameBundle } from '$lib/words/bundles';
import { SHELF } from '.';

const boards = Object.keys({
  ...import.meta.glob('./*/index.ts'),
  ...import.meta.glob('$outside-web/*/index.ts'),
});
const emblems = Object.entries({
  ...import.meta.glob<string>('./*/emblem.svg', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('$outside-web/*/emblem.svg', { query: '?raw', import: 'default', eager: true }),
});

const folder = (path: string): string => path.split('/').at(-2) ?? '';

it('has a place for every board', () => {
  expect(SHELF.map(({ id }) => id).sort()).toEqual(boards.map(folder).sort());
});

it('is in the order of the places', () => {
  const places = SHELF.map(({ place }) => place);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

describe.each(SHELF.map(({ id, emblem }) => [id, emblem] as const))('%s', (id, emblem) => {
  it('has an emblem, drawn under its own name', () => {
    const [, text] = emblems.find(([path]) => folder(path) === id) ?? [];
    expect(text).toContain(`<symbol id="${emblem}"`);
  });

  it.each(['pl', 'en'] as const)('says its title and what it is about: %s', (language) => {
    for (const key of ['title', 'tagline']) expect(format(gameBundle(id, language), language, key)).toBeTruthy();
  });
});
