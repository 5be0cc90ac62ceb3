/** For tests: the printed tiles of every set, read from the data file beside the rules, and a small table. */
import type { PrintedTile } from './tile/data';
import type { CarcassonneView, FigureView } from './view';
import source from '../../../../src/wawel/games/carcassonne/data.toml?raw';

/** A line such as {id="BA-A", n=2, roads=[{e="S"}]} is JSON but for its keys. */
function parse(line: string): PrintedTile {
  const text = line
    .trim()
    .replace(/,$/, '')
    .replace(/"[^"]*"|([a-z_]+)\s*=/g, (all, key: string | undefined) => (key ? `"${key}":` : all));
  return JSON.parse(text) as PrintedTile;
}

export const printed: readonly PrintedTile[] = source
  .split('\n')
  .filter((line) => /^\s*\{id="[A-Z]{2}-/.test(line))
  .map(parse);

export function figure(change: Partial<FigureView> = {}): FigureView {
  return { seat: 0, role: 'knight', x: 0, y: 0, part: 0, feature: 0, safe: false, ward: false, ...change };
}

/** A table of two with the first tile. */
export function viewOf(change: Partial<CarcassonneView> = {}): CarcassonneView {
  return {
    phase: 'action',
    options: {},
    turn: 0,
    actor: 0,
    tile: null,
    placed: 1,
    tiles: [{ id: 'BA-D', x: 0, y: 0, rotation: 0, features: [0, 1, 2, 3] }],
    features: [],
    figures: [],
    seats: [
      { seat: 0, points: 0, supply: 7 },
      { seat: 1, points: 0, supply: 7 },
    ],
    left: 71,
    pile: {},
    aside: {},
    discarded: {},
    dragon: null,
    fairy: null,
    walk: null,
    places: [],
    free: [],
    spots: [],
    fairy_spots: [],
    knights: [],
    ...change,
  };
}
