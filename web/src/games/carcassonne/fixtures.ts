/** For tests: the printed components, the tiles of every set, and a small table. */
import type { TileInfo } from './printed/tile';
import { type View, Catalog, type Components, type FigureView } from './view';
import components from '../../../schema/games/carcassonne/components.json';
import data from '../../../schema/games/carcassonne/data.json';

export const CATALOG = new Catalog(components as Components);
/** The tiles of sets that are not in play yet, too. */
export const printed = Object.values(data.sets).flatMap((set) => set.tiles as TileInfo[]);

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
      { seat: 0, points: 0, final: 0, supply: 7 },
      { seat: 1, points: 0, final: 0, supply: 7 },
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
    fits: [],
    spots: [],
    fairy_spots: [],
    knights: [],
    ...change,
  };
}

/** The pieces, from the game's package. */
export const SPRITE = Object.values(
  import.meta.glob<string>('../../../../src/wawel/games/carcassonne/face/art.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');
