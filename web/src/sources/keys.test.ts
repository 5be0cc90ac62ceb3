// A list must key its entries by identity, never by their text: two entries may have the same text.
import { type AST, parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const sources = {
  ...import.meta.glob<string>('/src/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('$outside-web/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
};

/** Names that are unique in a list. Add a new name only if it is unique wherever it is used as a key. */
const IDENTITIES = new Set([
  // numbers: seats, places on a board, notes and moments, printed tiles
  'seat',
  'x',
  'y',
  'cell',
  'column',
  'row',
  'space',
  'area',
  'round',
  'n',
  'at',
  'tile',
  'leaf',
  'way.jokers',
  // names in the data, the notation or the protocol
  'id',
  'key',
  'action.text',
  'one.text',
  'option.name',
  'course.game',
  'preset.name',
  'name',
  'table',
  'kind',
  'item',
  'value',
  'colour',
  'chest',
  'level',
  'side',
  'step',
  'vassal',
  'resource',
  'what',
  'quarter',
  'good',
  'entry',
  'game',
  'seats', // how many, beside a game
  // objects: compared by identity
  'flight',
  'gain',
]);

interface Node {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function* within(node: object): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (!isNode(inner)) continue;
      yield inner;
      yield* within(inner);
    }
  }
}

/** The names in a key: `stack.cell`, both halves of `${x},${y}`, none for a number. */
function namesIn(key: AST.EachBlock['key'], source: string): string[] {
  if (!key || key.type === 'Literal') return [];
  if (key.type === 'TemplateLiteral') return key.expressions.flatMap((part) => namesIn(part, source));
  if (key.type === 'LogicalExpression') return [...namesIn(key.left, source), ...namesIn(key.right, source)];
  if (key.type === 'ChainExpression') return namesIn(key.expression, source);
  if (key.type === 'UnaryExpression') return namesIn(key.argument, source);
  const { start, end } = key as unknown as Node;
  return [source.slice(start, end)];
}

function isIdentity(name: string, index: string | undefined): boolean {
  return name === index || IDENTITIES.has(name) || IDENTITIES.has(name.slice(name.lastIndexOf('.') + 1));
}

describe.each(Object.entries(sources))('%s', (_, source) => {
  it('keeps lists by identities', () => {
    const blocks = [...within(parse(source, { modern: true }).fragment)].filter(
      (node) => node.type === 'EachBlock',
    ) as unknown as AST.EachBlock[];
    for (const { key, index } of blocks) {
      expect(key, 'a list without a key').toBeTruthy();
      for (const name of namesIn(key, source)) expect(isIdentity(name, index), `${name} as a key`).toBe(true);
    }
  });
});

it('finds words that are keys', () => {
  const { fragment } = parse('{#each buttons as button (button.label)}{button.label}{/each}', { modern: true });
  const [block] = fragment.nodes as AST.EachBlock[];
  expect(
    namesIn(block?.key, '{#each buttons as button (button.label)}').some((name) => !isIdentity(name, undefined)),
  ).toBe(true);
});
