/** What the server tells this board: the view of a seat and the table of components. */

export const RESOURCES = ['veg', 'meat', 'wood', 'stone', 'wisdom', 'weapon'] as const;
export type Resource = (typeof RESOURCES)[number];
export const VASSALS = ['spearman', 'rider'] as const;
export type Vassal = (typeof VASSALS)[number];
/** Everything a bundle can hold. */
export type Thing = Resource | 'pp' | 'marker' | Vassal;

export type Phase =
  | 'first'
  | 'deal'
  | 'draw'
  | 'power'
  | 'draft'
  | 'pick'
  | 'before'
  | 'remove'
  | 'area'
  | 'place'
  | 'recall'
  | 'after'
  | 'give'
  | 'drop'
  | 'pay'
  | 'get'
  | 'spend'
  | 'unmark'
  | 'mark'
  | 'window'
  | 'keep'
  | 'return'
  | 'buy'
  | 'take'
  | 'objective'
  | 'replace'
  | 'over';

/** Why something cannot be done: the key of the sentence (`reason-<key>`) and the rule. */
export interface Why {
  key: string;
  rule: string;
  /** `goods`: the least that is missing, for the sentence `lack-goods`. */
  args: { readonly goods?: readonly string[] };
}

export interface VassalView {
  seat: number;
  vassal: Vassal;
}

export interface SpaceView {
  /** A city key, or `w1.2` for a space in the wilds. */
  space: string;
  vassals: readonly VassalView[];
  /** Per kind of vassal, only for the seat that is about to place one; null means it may. */
  why: Readonly<Record<Vassal, Why | null>> | null;
}

export interface AreaView {
  /** `w1` to `w6`. */
  area: string;
  open: boolean;
  tile: number | null;
  vassals: number;
  spaces: readonly SpaceView[];
}

/** Tiles put back, from the top down; null where this seat does not know them. */
export interface StackView {
  size: number;
  top: readonly (number | null)[];
  bottom: readonly (number | null)[];
}

export interface DragonView {
  tile: number;
  dragon: string;
  /** Per ability, from the left. */
  markers: readonly boolean[];
}

export interface SeatView {
  seat: number;
  points: number;
  goods: Readonly<Record<Resource, number>>;
  total: number;
  free: Readonly<Record<Vassal, number>>;
  /** Among the free ones: back this turn, not to be placed. */
  resting: Readonly<Record<Vassal, number>>;
  supply: Readonly<Record<Vassal, number>>;
  hand: number;
  known: readonly number[];
  dragons: readonly DragonView[];
  markers: number;
  ready: boolean;
}

export interface StandingView {
  seat: number;
  value: number;
  /** 1 is the best; 0 when the seat takes no place. */
  place: number;
  points: number;
}

export interface ObjectiveView {
  /** 1 to 5. */
  space: number;
  tile: number | null;
  standing: readonly StandingView[];
}

export interface AbilityView {
  /** A dragon tile and a, b or c: `57b`. */
  ability: string;
  why: Why | null;
}

export interface MineView {
  seat: number;
  hand: readonly number[];
  /** By tile number, while a tile may be laid. */
  lay: Readonly<Record<string, Why | null>> | null;
  drawn: readonly number[];
  offer: readonly number[];
  commit: number | null;
  abilities: readonly AbilityView[] | null;
  /** By area, for every area with a rider of this seat. */
  explore: Readonly<Record<string, Why | null>> | null;
  /** Which tile to remove, or where to put the new one. */
  areas: Readonly<Record<string, Why | null>> | null;
  /** `1` to `4` and `deck`. */
  buy: Readonly<Record<string, Why | null>> | null;
  take: Readonly<Record<string, Why | null>> | null;
  /** By objective space. */
  objective: Readonly<Record<string, Why | null>> | null;
  /** How every seat would stand with the objectives drawn. */
  prospects: readonly { tile: number; standing: readonly StandingView[] }[];
}

export interface PendingView {
  kind: 'effect' | 'window' | 'dragons' | 'objectives' | 'scout' | 'take' | 'top';
  /** A space, `tile.14`, `d49.b`, `bonus.w1`, `market.3`, `objective.2` or `removal`. */
  source: string;
  received: readonly Thing[];
  spent: readonly Thing[];
}

export interface EndView {
  objectives: number;
  objectives_needed: number;
  chronicle: number;
  chronicle_needed: number;
  triggered_by: number | null;
  /** Seats that still have a turn. */
  last_turns: readonly number[];
}

export interface SimurghView {
  phase: Phase;
  mode: 'spearman' | 'dragonlord';
  length: 'short' | 'medium' | 'long';
  turn: number;
  first: number | null;
  seat: number | null;
  limit: number;
  hand_limit: number;
  threshold: number;
  end: EndView;
  city: readonly SpaceView[];
  wilds: readonly AreaView[];
  market: readonly (number | null)[];
  deck: StackView;
  dragon_stack: StackView;
  objective_stack: StackView;
  monument: readonly ObjectiveView[];
  chronicle: readonly number[];
  laying: number | null;
  laid: string | null;
  drawn: number;
  pending: readonly PendingView[];
  seats: readonly SeatView[];
  mine: MineView | null;
}

export const TILE_TYPES = ['production', 'research', 'transformation', 'exploration', 'power'] as const;
export type TileType = (typeof TILE_TYPES)[number];
export type Kind = 'any.many' | 'any.one' | 'rider.many' | 'rider.one';
export type Special =
  | 'scout_purchase'
  | 'objective_draft'
  | 'take_faceup_tile'
  | 'draw_facedown_tile'
  | 'extra_explore_move'
  | 'replace_objective';
export type Mode = 'action' | 'boost' | 'on_explore' | 'on_spend' | 'on_objective';

/** A row of the data: bundles as written there, see bundle.ts. */
export interface Effect {
  pay?: string;
  get?: string;
  dragons?: { draw: number; keep: number; markers: number };
  special?: Special;
}

export interface Space extends Effect {
  kind: Kind;
}

export interface CitySpace extends Space {
  id: number;
  key: string;
}

export interface Ability extends Effect {
  mode: Mode;
  on?: string;
  once?: boolean;
}

export interface DragonType {
  key: string;
  tiles: readonly number[];
  colour: string;
  abilities: readonly Ability[];
}

export type ActionTile =
  | { id: number; type: 'production' | 'research' | 'transformation' | 'power'; spaces: readonly Space[] }
  | { id: number; type: 'exploration'; move_cost: string; levels: readonly Effect[] };

export interface DragonTile {
  id: number;
  type: 'dragon';
  dragon: string;
}

export type Metric = 'markers_on_depicted' | 'markers_on_all' | 'veg_plus_meat';

export interface ObjectiveTile {
  id: number;
  type: 'objective';
  metric: Metric;
  depicted?: readonly string[];
  /** For the first, second and third place; some tiles have no third. */
  points: readonly number[];
}

/** What a market area or a space for objectives asks and gives. */
export interface Price {
  id: number;
  pay: string;
  get: string;
}

export interface Components {
  city_space: readonly CitySpace[];
  scout_area: readonly Price[];
  wild_area: readonly { id: number; min_players: number; bonus: string }[];
  objective_space: readonly Price[];
  dragon_type: readonly DragonType[];
  tile: readonly (ActionTile | DragonTile | ObjectiveTile)[];
  constants: {
    hand_limit: number;
    remove_tile_cost: string;
    facedown_tile_cost: string;
    monument_draw: number;
    vassals_per_player: Readonly<Record<Vassal, number>>;
  };
}

/** The printed components by number and key. */
export class Catalog {
  readonly #city: ReadonlyMap<string, CitySpace>;
  readonly #dragons: ReadonlyMap<string, DragonType>;
  readonly #tiles: ReadonlyMap<number, ActionTile | DragonTile | ObjectiveTile>;

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
