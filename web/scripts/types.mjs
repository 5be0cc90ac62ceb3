// TypeScript types of every message, from the JSON schema that the server exports
// (python -m wawel.server.schema > web/schema.json).
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const SCHEMA = new URL('../schema.json', import.meta.url);
const TYPES = new URL('../src/lib/net/types.ts', import.meta.url);

/** Titles of single fields would each become a type of their own. */
function withoutFieldTitles(node) {
  if (Array.isArray(node)) return node.map(withoutFieldTitles);
  if (node === null || typeof node !== 'object') return node;
  const kept = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'title' && typeof value === 'string') continue;
    kept[key] = withoutFieldTitles(value);
  }
  return kept;
}

let text;
try {
  text = await readFile(SCHEMA, 'utf8');
} catch {
  console.error('web/schema.json is missing: python -m wawel.server.schema > web/schema.json');
  process.exit(1);
}
const schema = JSON.parse(text);
const definitions = schema.$defs ?? schema.definitions ?? {};
const named = Object.fromEntries(
  Object.entries(definitions).map(([name, body]) => [name, { ...withoutFieldTitles(body), title: name }]),
);
const source = JSON.stringify({ title: 'Protocol', type: 'object', additionalProperties: false, definitions: named });
const types = await compile(JSON.parse(source.replaceAll('#/$defs/', '#/definitions/')), 'Protocol', {
  additionalProperties: false,
  bannerComment: '/* Made by `npm run types` from the schema of the server; not edited by hand. */',
  enableConstEnums: false,
  format: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
});
await writeFile(TYPES, types);
