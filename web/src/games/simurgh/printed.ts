/** For tests: the printed components, read from the data file beside the rules as the server sends them. */
import type { Components } from './view';
import source from '../../../../src/wawel/games/simurgh/data.toml?raw';

type Table = Record<string, unknown>;

function tableOf(value: unknown): Table {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  if (typeof last !== 'object' || last === null) throw new TypeError('no table');
  return last as Table;
}

/** Values of the file are JSON but for the keys of inline tables and commas at the end of lists. */
function valueOf(text: string): unknown {
  const keyed = text.replace(/"[^"]*"|(\w+)\s*=/g, (all, key: string | undefined) => (key ? `"${key}":` : all));
  return JSON.parse(keyed.replace(/,(\s*[\]}])/g, '$1'));
}

/** `[a.b]` opens a table, `[[a]]` a row of a list, `key = value` may go on over lines until its brackets are closed. */
function parse(text: string): Table {
  const root: Table = {};
  let at = root;
  let open = '';
  for (const raw of text.split('\n')) {
    const line = raw.replace(/"[^"]*"|#.*/g, (all) => (all.startsWith('#') ? '' : all)).trim();
    const heading = /^\[+([\w.]+)\]+$/.exec(line);
    if (!open && heading) {
      const names = (heading[1] ?? '').split('.');
      const name = names.pop() ?? '';
      const holder = names.reduce((table, key) => tableOf(table[key]), root);
      const rows = Array.isArray(holder[name]) ? (holder[name] as unknown[]) : [];
      at = {};
      holder[name] = line.startsWith('[[') ? [...rows, at] : at;
      continue;
    }
    open = `${open} ${line}`.trim();
    if (open && (open.match(/[[{]/g) ?? []).length === (open.match(/[\]}]/g) ?? []).length) {
      const [, key = '', value = ''] = /^(\w+)\s*=\s*(.*)$/s.exec(open) ?? [];
      at[key] = valueOf(value);
      open = '';
    }
  }
  return root;
}

export const DATA: string = source;
export const PRINTED = parse(source) as unknown as Components;
