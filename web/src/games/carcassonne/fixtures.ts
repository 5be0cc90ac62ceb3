/** For tests: the printed components, the tiles of every set, and a small table. */
import type { TileInfo } from './tile/data';
import { type View, Catalog, type Components, type FigureView } from './view';
import components from '../../../schema/games/carcassonne/components.json';
import source from '../../../../src/wawel/games/carcassonne/data.toml?raw';

export const CATALOG = new Catalog(components as Components);
/** A line such as {id="BA-A", n=2, roads=[{e="S"}]} is JSON but for its keys. */
function parse(line: string): TileInfo {
  const text = line
    .trim()
    .replace(/,$/, '')
    .replace(/"[^"]*"|([a-z_]+)\s*=/g, (all, key: string | undefined) => (key ? `"${key}":` : all));
  return JSON.parse(text) as TileInfo;
}

export const printed: readonly TileInfo[] = source
  .split('\n')
  .filter((line) => /^\s*\{id="[A-Z]{2}-/.test(line))
  .map(parse);

export function figure(change: Partial<FigureView> = {}): FigureView {
  return {
    seat: 0,
    role: 'knight',
    x: 0,
    y: 0,
    segment: 'city@N',
    part: 0,
    feature: 0,
    safe: false,
    ward: false,
    ...change,
  };
}

/** A table of two with the first tile. */
export function viewOf(change: Partial<View> = {}): View {
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
