// Words against the code that asks for them: nothing is missing in a language, and nothing is left over.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const code = import.meta.glob<string>(['/src/**/*.svelte', '/src/**/*.ts', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>(['/src/lib/words/*.ftl', '/src/games/*/words/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
// words that come later than the others, but to the same templates
const later = import.meta.glob<string>('/src/lib/words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
for (const [path, text] of Object.entries(later)) {
  const book = path.replace(/words\/\w+\//, 'words/');
  words[book] = `${words[book] ?? ''}\n${text}`;
}
const rules = import.meta.glob<string>('../../../src/wawel/games/*/i18n/??.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = { ...words, ...rules };
const polish = Object.keys(texts).filter((path) => path.endsWith('/pl.ftl'));

function keysOf(path: string): string[] {
  return new FluentResource(texts[path] ?? '').body.map((entry) => entry.id).sort();
}

/** What the files of a folder name, by the first group of a pattern. */
function named(folder: string, pattern: RegExp): string[] {
  const files = Object.entries(code).filter(([path]) => path.startsWith(folder));
  return files.flatMap(([, text]) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

describe('the words', () => {
  it('are there', () => expect(polish.length).toBeGreaterThan(10));

  it.each(polish)('of %s are the same in English', (path) => {
    expect(keysOf(path.replace(/pl\.ftl$/, 'en.ftl'))).toEqual(keysOf(path));
  });
});

/** What most keys of a board begin with (`dk-`); others are words that the log looks up by the key of a note. */
function commonPrefix(keys: readonly string[]): string {
  const starts = keys.map((key) => key.slice(0, key.indexOf('-') + 1));
  const times = (start: string): number => starts.filter((other) => other === start).length;
  return starts.reduce((best, start) => (times(start) > times(best) ? start : best), '');
}

/** Folders whose code asks for the words of a file, how it asks, and words that it puts together in another way. */
const BOOKS = Object.keys(words)
  .filter((path) => path.endsWith('/pl.ftl'))
  .map((path) => {
    const game = /^\/src\/games\/[\w-]+\//.exec(path)?.[0];
    return { path, folder: game ?? '/src/', asked: game ? 'words\\.text' : '\\bt' };
  });

describe.each(BOOKS)('the words of $path', ({ path, folder, asked }) => {
  const keys = keysOf(path);
  const prefix = folder === '/src/' ? '' : commonPrefix(keys);
  const own = (key: string): boolean => key.startsWith(prefix);

  it('exist for every key that the code names', () => {
    const wanted = named(folder, new RegExp(`${asked}\\(\\s*'([\\w-]+)'`, 'g')).filter(own);
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('exist for every family of keys that the code builds', () => {
    const families = named(folder, new RegExp(`${asked}\\(\\s*\`([\\w-]+-)\\$\\{`, 'g')).filter(own);
    expect(families.filter((family) => !keys.some((key) => key.startsWith(family)))).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(named(folder, /'([a-z][\w-]*)'/g));
    const families = named(folder, /`([\w-]+-)\$\{/g);
    const idle = keys.filter((key) => own(key) && !used.has(key) && !families.some((start) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });
});
