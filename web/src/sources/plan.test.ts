// The same job has the same file name in every game: docs/architecture.md says which.
import { describe, expect, it } from 'vitest';

const TITLE = '\n## File plan of a game, web half\n';
const ROW = /^\| `([^`]+\.\w+)` \| ([a-z -]+) \| (.+) \|$/gm; // file, where, job
const ROOM = /^\| `(\w+\/)` \|/gm;
const MOST = 15; // files in a folder
const LONGEST = 250; // lines

const page = import.meta.glob<string>('../../../docs/architecture.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// a game from outside lists its own files in a page of its own
const outside = import.meta.glob<string>('$outside-web/../docs/architecture.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const section = between(Object.values(page).join('\n'), TITLE);
const own = Object.values(outside).map((text) => between(text, '\n## Web half\n'));
const rows = [section, ...own].flatMap((text) =>
  [...text.matchAll(ROW)].map(([, name = '', where = '', job = '']) => ({ name, where, job })),
);
const rooms = [...section.matchAll(ROOM)].map(([, room]) => room);

/** What follows a heading, up to the next one. */
function between(text: string, heading: string): string {
  return text.split(heading)[1]?.split('\n## ')[0] ?? '';
}

const found = Object.keys({ ...import.meta.glob('/src/games/*/**/*'), ...import.meta.glob('$outside-web/*/**/*') });
const texts = {
  ...import.meta.glob<string>('/src/games/*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('$outside-web/*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
};

const GAMES = Object.keys({
  ...import.meta.glob('/src/games/*/index.ts'),
  ...import.meta.glob('$outside-web/*/index.ts'),
}).map((path) => {
  const root = path.slice(0, -'index.ts'.length);
  const all = found.filter((entry) => entry.startsWith(root)).map((entry) => entry.slice(root.length));
  const files = all.filter((name) => !name.endsWith('.test.ts'));
  return { id: root.split('/').at(-2) ?? '', root, all, files };
});

function planned(...where: string[]): string[] {
  return rows.filter((row) => where.includes(row.where)).map((row) => row.name);
}

/** Where the files of a game are listed that it shares with others. */
function shared(files: readonly string[]): string[] {
  const has = (room: string): boolean => files.some((name) => name.startsWith(`${room}/`));
  return ['every game', ...['choice', 'motion'].filter(has).map((room) => `with ${room}`)];
}

const folderOf = (name: string): string => name.split('/').slice(0, -1).join('/');

describe.each(GAMES)('the files of $id', ({ id, root, all, files }) => {
  it('are all there that every such game has', () => {
    expect(planned(...shared(files)).filter((name) => !files.includes(name))).toEqual([]);
  });

  it('are all in the plan', () => {
    const known = planned(...shared(files), 'some', id);
    expect(files.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('are there if the plan lists them for this game, each in a room', () => {
    expect(planned(id).filter((name) => !files.includes(name))).toEqual([]);
    expect(planned(id).filter((name) => !rooms.includes(`${name.split('/')[0] ?? ''}/`))).toEqual([]);
  });

  it('are at most a screenful in each folder', () => {
    const folders = [...new Set(files.map(folderOf))];
    const size = (folder: string): number => files.filter((name) => folderOf(name) === folder).length;
    expect(folders.filter((folder) => size(folder) > MOST)).toEqual([]);
  });

  it('have their tests beside them', () => {
    const stems = new Set(files.map((name) => name.replace(/(\.svelte)?\.\w+$/, '')));
    const tests = all.filter((name) => name.endsWith('.test.ts')).map((name) => name.slice(0, -'.test.ts'.length));
    expect(tests.filter((stem) => !stems.has(stem))).toEqual([]);
  });

  it('are short', () => {
    const written = files.filter((name) => /\.(ts|svelte)$/.test(name) && name !== 'types.ts');
    const lines = (name: string): number => (texts[root + name] ?? '').trimEnd().split('\n').length;
    expect(written.filter((name) => lines(name) > LONGEST)).toEqual([]);
  });
});

describe('the plan', () => {
  it('is read', () => expect(rows.length).toBeGreaterThan(100));

  it('says each thing once', () => {
    expect(new Set(rows.map(({ name, where }) => `${name} ${where}`)).size).toBe(rows.length);
    expect(new Set(rows.map(({ job }) => job)).size).toBe(rows.length);
  });

  it('names only games that there are, and what some games have', () => {
    const places = new Set(['every game', 'with choice', 'with motion', 'some', ...GAMES.map(({ id }) => id)]);
    expect(rows.filter(({ where }) => !places.has(where))).toEqual([]);
    expect(planned('some').filter((name) => !GAMES.some(({ files }) => files.includes(name)))).toEqual([]);
  });

  it('has one line for what two games have', () => {
    const names = planned(...GAMES.map(({ id }) => id));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('gives a name to one room only', () => {
    const paths = [...new Set(GAMES.flatMap(({ files }) => files))];
    const names = paths.map((path) => path.split('/').at(-1));
    expect(paths.filter((_, at) => names.indexOf(names[at]) !== names.lastIndexOf(names[at]))).toEqual([]);
  });
});
