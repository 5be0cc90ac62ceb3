// Who may import what: the rooms of src/lib, then games, then pages. Each knows itself and what comes before it.
const ROOMS = ['net', 'words', 'ui', 'match', 'board', 'learn'];

/**
 * @param {string} files
 * @param {{ regex: string, message: string }[]} patterns
 * @returns {import('eslint').Linter.Config}
 */
const forbid = (files, ...patterns) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/**
 * Imports between rooms use `$lib/…`, and games do not know each other. Fixtures read what the
 * server exports.
 * @param {number} depth folders between the room or game and the file
 */
const climbing = (depth) => ({
  regex: `^(\\$lib/\\.\\./|(\\.\\./){${depth + 1}})(?!.*schema/games/)`,
  message: 'A relative import stays inside its room or game.',
});

/** @param {string} prefix @param {string[]} rooms */
const above = (prefix, rooms) => ({
  regex: `^${prefix}/(${rooms.join('|')})(/|$)`,
  message: 'That room lies above this one: see eslint.layers.js.',
});

/** @param {string} folder @param {number} depth */
const filesOf = (folder, depth) => `src/${folder}/${'*/'.repeat(depth)}*`;

export default [
  // settings, storage, addresses: below everything
  forbid('src/lib/*', climbing(0), above('\\.', ROOMS)),
  ...ROOMS.flatMap((room, at) =>
    [0, 1].map((depth) => forbid(filesOf(`lib/${room}`, depth), climbing(depth), above('\\$lib', ROOMS.slice(at + 1)))),
  ),
  forbid('src/games/*', climbing(0)),
  ...[0, 1, 2].map((depth) => forbid(filesOf('games/*', depth), climbing(depth))),
  ...[0, 1, 2].map((depth) => forbid(`examples/*/web/*/${'*/'.repeat(depth)}*`, climbing(depth))),
];
