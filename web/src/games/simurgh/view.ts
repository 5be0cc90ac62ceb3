/** What helps a board to read what the server tells: the view of a seat and the table of components. */
import type {
  CitySpace,
  Components,
  DragonType,
  Effect,
  ExplorationTile,
  Goods,
  ObjectiveTile,
  PendingView,
  Space,
  SpacesTile,
  Vassals,
} from './types';

export type * from './types';
export type Resource = keyof Goods;
export const RESOURCES = ['veg', 'meat', 'wood', 'stone', 'wisdom', 'weapon'] as const satisfies readonly Resource[];
export function isResource(thing: string): thing is Resource {
  return RESOURCES.some((resource) => resource === thing);
}

export type Vassal = keyof Vassals;
export const VASSALS = ['spearman', 'rider'] as const satisfies readonly Vassal[];
/** Everything a bundle can hold. */
export type Thing = PendingView['received'][number];

export type ActionTile = SpacesTile | ExplorationTile;
type TileType = ActionTile['type'];
export const TILE_TYPES = [
  'production',
  'research',
  'transformation',
  'exploration',
  'power',
] as const satisfies readonly TileType[];
export type Kind = Space['kind'];
export type Special = NonNullable<Effect['special']>;

/** The printed components by number and key. */
export class Catalog {
  readonly #city: ReadonlyMap<string, CitySpace>;
  readonly #dragons: ReadonlyMap<string, DragonType>;
  readonly #tiles: ReadonlyMap<number, Components['tile'][number]>;

  constructor(readonly components: Components) {
    this.#city = new Map(components.city_space.map((space) => [space.key, space]));
    this.#dragons = new Map(components.dragon_type.map((type) => [type.key, type]));
    this.#tiles = new Map(components.tile.map((tile) => [tile.id, tile]));
  }

  city(key: string): CitySpace {
    return found(this.#city.get(key), key);
  }

  dragon(key: string): DragonType {
    return found(this.#dragons.get(key), key);
  }

  /** The kind of a tile; empty if there is no such tile. */
  typeOf(tile: number): string {
    return this.#tiles.get(tile)?.type ?? '';
  }

  /** The type of a dragon tile. */
  dragonOf(tile: number): DragonType {
    const row = found(this.#tiles.get(tile), tile);
    if (row.type !== 'dragon') throw new RangeError(`tile ${tile} is no dragon`);
    return this.dragon(row.dragon);
  }

  action(tile: number): ActionTile {
    const row = found(this.#tiles.get(tile), tile);
    if (row.type === 'dragon' || row.type === 'objective') throw new RangeError(`tile ${tile} is no action tile`);
    return row;
  }

  objective(tile: number): ObjectiveTile {
    const row = found(this.#tiles.get(tile), tile);
    if (row.type !== 'objective') throw new RangeError(`tile ${tile} is no objective`);
    return row;
  }
}

function found<Row>(row: Row | undefined, key: string | number): Row {
  if (row === undefined) throw new RangeError(`nothing is called ${key}`);
  return row;
}

/** The spaces of an action tile; the levels of an exploration tile each cost a move of a rider. */
export function spacesOf(tile: ActionTile): readonly Space[] {
  if (tile.type !== 'exploration') return tile.spaces;
  return tile.levels.map((level) => ({ kind: 'rider.one', pay: tile.move_cost, ...level }));
}
