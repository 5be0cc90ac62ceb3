/** What the server tells this board: the view of a seat and the table of components. */

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

export interface PutView {
  back: string;
  seat: number;
  card: string | null;
}

export interface SideView {
  page: string | null;
  display: string | null;
  pile: number;
  put: PutView[];
  below: string | null;
  under: string[];
  changed: number;
}

export interface TaskView {
  number: number;
  colour: string;
  reward: { item: string; left: boolean }[];
}

export interface SupplyView {
  fragments: { value: number; count: number }[];
  lowest: number | null;
  highest: number | null;
  black_dragons: number;
  eggs: number;
  crystals: number;
  red_pearls: number;
  blue_pearls: number;
  crests: number[];
}

export interface StackView {
  colour: string;
  size: number;
  black: number;
  top: string;
  open: boolean;
  reason: string | null;
  rule: string | null;
  between: string[];
}

export interface SeatView {
  seat: number;
  hand: number;
  backs: string[];
  row: StackView[];
  played: number;
  amulets: number;
  ring: number;
  pearls: string[];
  crystals: number;
  eggs: number;
  crest: number | null;
}

export interface RingView {
  fragments: number[];
  pearl: string | null;
  worth: number | null;
}

export interface OwnView {
  seat: number;
  hand: string[];
  rings: RingView[];
  place: string | null;
  real: number;
  black: number;
  can_play: boolean;
}

export interface ChestView {
  chest: string;
  cost: number;
  phase: string;
  usable: boolean;
}

export interface KeepersView {
  phase: string;
  turn: number;
  first: number | null;
  active: number | null;
  acting: number | null;
  takes: number;
  takes_left: number;
  book: Record<Side, SideView>;
  task: TaskView | null;
  supply: SupplyView;
  amulets: number;
  amulets_needed: number;
  idle: number;
  idle_limit: number;
  chests: ChestView[];
  chest_used: boolean;
  seats: SeatView[];
  mine: OwnView | null;
  shown: { rings: RingView[] }[] | null;
}

export interface CardInfo {
  id: string;
  front: string;
  back: string;
  side: Side;
  starting: boolean;
}

export interface BackInfo {
  id: string;
  side: Side;
  number: number | null;
  colour: string | null;
  starting: boolean;
}

export interface Components {
  colours: string[];
  cards: CardInfo[];
  backs: BackInfo[];
  rewards: { number: number; items: string[] }[];
  ring: number;
}

/** The printed components by id, as the server lists them. */
export class Catalog {
  readonly colours: readonly string[];
  /** Fragments in a ring. */
  readonly ring: number;
  readonly #cards: ReadonlyMap<string, CardInfo>;
  readonly #order: ReadonlyMap<string, number>;
  readonly #backs: ReadonlyMap<string, BackInfo>;
  readonly #rewards: ReadonlyMap<number, readonly string[]>;

  constructor(components: Components) {
    this.colours = components.colours;
    this.ring = components.ring;
    this.#cards = new Map(components.cards.map((card) => [card.id, card]));
    this.#order = new Map(components.cards.map((card, at) => [card.id, at]));
    this.#backs = new Map(components.backs.map((back) => [back.id, back]));
    this.#rewards = new Map(components.rewards.map((row) => [row.number, row.items]));
  }

  front(card: string): string {
    return this.#cards.get(card)?.front ?? '';
  }

  /** Some card of a colour, for a stack: on a stack all of them look alike. */
  dragon(colour: string): string {
    return [...this.#cards.values()].find((card) => card.front === colour)?.id ?? '';
  }

  back(card: string): string {
    return this.#cards.get(card)?.back ?? '';
  }

  side(card: string): Side {
    return this.#cards.get(card)?.side ?? 'left';
  }

  /** The place of a card in the printed list. */
  order(card: string): number {
    return this.#order.get(card) ?? 0;
  }

  page(back: string): BackInfo | undefined {
    return this.#backs.get(back);
  }

  /** What a number brings, from left to right. */
  reward(number: number): readonly string[] {
    return this.#rewards.get(number) ?? [];
  }
}
