// Makes TypeScript types from the JSON schemas that the server exports (python -m wawel.server.schema web/schema):
// for every message in src/lib/net/types.ts, for a game's view and components in src/games/<id>/types.ts.
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';

const SCHEMAS = new URL('../schema/', import.meta.url);
const SOURCE = new URL('../src/', import.meta.url);

/** A schema as the compiler wants it: no titles, since each would become a type; fixed lengths only for tuples. */
function adapted(node) {
  if (Array.isArray(node)) return node.map(adapted);
  if (node === null || typeof node !== 'object') return node;
  const { $ref, prefixItems, ...rest } = node;
  const kept = {};
  for (const [key, value] of Object.entries(rest)) {
    const dropped = ['title', 'minItems', 'maxItems'].includes(key) && typeof value !== 'object';
    if (!dropped) kept[key] = adapted(value);
  }
  if (typeof $ref === 'string') return { ...kept, allOf: [{ $ref: $ref.replace('#/$defs/', '#/definitions/') }] };
  if (!Array.isArray(prefixItems)) return kept;
  const { length } = prefixItems;
  return { ...kept, items: adapted(prefixItems), additionalItems: false, minItems: length, maxItems: length };
}

/** Marks everything readonly: nobody may change what the server sent. */
function readonly(text) {
  const mark = ts.factory.createModifier(ts.SyntaxKind.ReadonlyKeyword);
  const marked = (context) => {
    const visit = (found) => {
      const node = ts.visitEachChild(found, visit, context);
      if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node))
        return ts.factory.createTypeOperatorNode(mark.kind, node);
      if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node))
        return ts.factory.replaceModifiers(node, [mark]);
      return node;
    };
    return visit;
  };
  const { transformed } = ts.transform(ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest), [marked]);
  return ts.createPrinter().printFile(transformed[0]);
}

async function write(schema, types) {
  const { title, $defs } = JSON.parse(await readFile(schema, 'utf8'));
  const definitions = Object.fromEntries(
    Object.entries($defs).map(([name, body]) => [name, { ...adapted(body), title: name }]),
  );
  const root = { title, type: 'object', additionalProperties: false, definitions };
  const text = await compile(root, title, {
    additionalProperties: false,
    bannerComment: '/* Made by `npm run types` from the schema of the server; not edited by hand. */',
    enableConstEnums: false,
    format: false,
    unreachableDefinitions: true,
  });
  await writeFile(types, readonly(text));
}

if (!existsSync(new URL('protocol.json', SCHEMAS))) {
  console.error('web/schema is missing: python -m wawel.server.schema web/schema');
  process.exit(1);
}
await write(new URL('protocol.json', SCHEMAS), new URL('lib/net/types.ts', SOURCE));
// the house's games, the example, which is checked together with the client, and games from outside
const roofs = [new URL('games/', SOURCE), new URL('../../examples/quay/web/', import.meta.url)];
if (process.env.WAWEL_WEB_GAMES) roofs.push(pathToFileURL(`${resolve(process.env.WAWEL_WEB_GAMES)}/`));
for (const id of await readdir(new URL('games/', SCHEMAS))) {
  const folders = roofs.map((roof) => new URL(`${id}/`, roof)).filter((url) => existsSync(url));
  for (const folder of folders) await write(new URL(`games/${id}/schema.json`, SCHEMAS), new URL('types.ts', folder));
}
