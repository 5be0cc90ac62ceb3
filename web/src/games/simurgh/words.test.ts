import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import polish from './words/pl.ftl?raw';

const code = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = Object.values(code).join('\n');
const keys = new FluentResource(polish).body.map((entry) => entry.id);
const found = (pattern: RegExp): Set<string> => new Set([...all.matchAll(pattern)].map((match) => match[1] ?? ''));

/** `si-pay…` and `si-get…` are put together from a side and a kind of thing (speech.ts). */
const VERB = /^si-(pay|get)(-vassal|-marker)?$/;

describe('words of the board', () => {
  const named = found(/'(si-[\w-]+)'/g);
  const families = [...found(/words\.text\(\s*`(si-[\w-]*-)\$\{/g)];
  const built = [...found(/`(si-[\w-]*-)\$\{/g)];

  it('exist for every key that the source asks for', () => {
    const asked = found(/words\.text\(\s*'(si-[\w-]+)'/g);
    expect([...asked].filter((key) => !keys.includes(key))).toEqual([]);
    expect(families.filter((family) => !keys.some((key) => key.startsWith(family)))).toEqual([]);
  });

  it('are all used', () => {
    const idle = keys.filter(
      (key) => !named.has(key) && !VERB.test(key) && !built.some((family) => key.startsWith(family)),
    );
    expect(idle).toEqual([]);
  });
});
