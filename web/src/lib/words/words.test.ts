import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { format, sources, uiBundle } from './bundles';
import { capital, plain, resolve, split } from './pieces';

const code = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function keys(text: string): string[] {
  return new FluentResource(text).body.map((entry) => entry.id).sort();
}

function used(pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const text of Object.values(code)) for (const match of text.matchAll(pattern)) found.add(match[1] ?? '');
  return found;
}

describe('the words', () => {
  const polish = Object.keys(sources).filter((path) => path.endsWith('/pl.ftl'));

  it('are there', () => expect(polish.length).toBeGreaterThan(0));

  it.each(polish)('of %s are the same in English', (path) => {
    expect(keys(sources[path.replace(/pl\.ftl$/, 'en.ftl')] ?? '')).toEqual(keys(sources[path] ?? ''));
  });

  it('exist for every key that the source names', () => {
    const missing = [...used(/\bt\(\s*'([\w-]+)'/g)].filter((key) => !uiBundle('pl').hasMessage(key));
    expect(missing).toEqual([]);
  });

  it('exist for every family of keys that the source builds', () => {
    const all = keys(sources['./pl.ftl'] ?? '');
    const families = [...used(/\bt\(\s*`([\w-]+-)\$\{/g)];
    expect(families.filter((family) => !all.some((key) => key.startsWith(family)))).toEqual([]);
  });

  it('are all used', () => {
    const named = used(/'([a-z][\w-]*)'/g);
    const families = [...used(/`([\w-]+-)\$\{/g)];
    const idle = keys(sources['./pl.ftl'] ?? '').filter(
      (key) => !named.has(key) && !families.some((f) => key.startsWith(f)),
    );
    expect(idle).toEqual([]);
  });
});

describe('sentences', () => {
  const lookUp = (id: string): string | null => (id === 'card-dragon' ? 'smok' : null);

  it('mark names and cut them out again', () => {
    const args = resolve({ seat: 'seat.1' }, ['Hania', 'Ola'], lookUp, 'pl');
    expect(split(`Zamek zdobywa ${String(args['seat'])}.`)).toEqual([
      { text: 'Zamek zdobywa ', bold: false },
      { text: 'Ola', bold: true },
      { text: '.', bold: false },
    ]);
  });

  it('look up references and list them as the language does', () => {
    const args = resolve({ cards: ['card.dragon', 'card.dragon'], n: 3 }, [], lookUp, 'pl');
    expect(args).toEqual({ cards: 'smok i smok', cards_count: 2, n: 3 });
  });

  it('use the plural forms of Polish', () => {
    const points = (n: number): string | null => format(uiBundle('pl'), 'pl', 'points', { points: n });
    expect([1, 3, 5, 22].map(points)).toEqual(['1 punkt', '3 punkty', '5 punktów', '22 punkty']);
  });

  it('never leave a one-letter word at the end of a line', () => {
    expect(format(uiBundle('pl'), 'pl', 'home-line')).toContain('i\u00a0bez');
  });

  it('start with a capital where they start a line', () => {
    expect(capital('łucznik')).toBe('Łucznik');
    expect(
      plain([
        { text: 'a', bold: true },
        { text: 'b', bold: false },
      ]),
    ).toBe('ab');
  });
});
