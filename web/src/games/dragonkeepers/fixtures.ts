/** A small table for tests: the printed components and views of three seats. */
import type { Fact } from '$lib/board/facts';
import {
  Catalog,
  type Components,
  type View,
  type MineView,
  type SeatView,
  type SideView,
  type StackView,
} from './view';
import components from '../../../schema/games/dragonkeepers/components.json';

const COMPONENTS = components as Components;
export const CATALOG = new Catalog(COMPONENTS);

function sideView(change: Partial<SideView> = {}): SideView {
  return { page: null, display: null, pile: 20, put: [], below: null, under: [], changed: 0, ...change };
}

export function stackView(colour: string, change: Partial<StackView> = {}): StackView {
  return {
    colour,
    size: 1,
    black: 0,
    top: `${colour}_1`,
    open: true,
    reason: null,
    rule: null,
    between: [],
    ...change,
  };
}

export function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    hand: 0,
    backs: [],
    row: [],
    played: 0,
    amulets: 0,
    ring: 0,
    pearls: [],
    crystals: 0,
    eggs: 0,
    crest: null,
    ...change,
  };
}

export function mineView(change: Partial<MineView> = {}): MineView {
  return { seat: 0, hand: [], rings: [], place: 'first', real: 0, black: 0, can_play: false, ...change };
}

export function viewOf(change: Partial<View> = {}): View {
  return {
    phase: 'take',
    turn: 4,
    first: 0,
    active: 0,
    acting: 0,
    takes: 0,
    takes_left: 3,
    book: { left: sideView({ page: '2', display: 'red_1' }), right: sideView({ page: 'green', display: 'blue_red' }) },
    task: {
      number: 2,
      colour: 'green',
      reward: [
        { item: 'fragment_low', left: true },
        { item: 'black_dragon', left: true },
      ],
    },
    supply: {
      fragments: [
        { value: 1, count: 1 },
        { value: 4, count: 2 },
        { value: 20, count: 1 },
      ],
      lowest: 1,
      highest: 20,
      black_dragons: 5,
      eggs: 4,
      crystals: 3,
      red_pearls: 1,
      blue_pearls: 5,
      crests: [16, 12],
    },
    amulets: 2,
    amulets_needed: 8,
    idle: 0,
    idle_limit: 30,
    chests: [],
    chest_used: false,
    seats: [seatView(0, { hand: 2, backs: ['2', '3'] }), seatView(1, { hand: 1, backs: ['white'] }), seatView(2)],
    mine: mineView({ hand: ['green_2', 'green_3'] }),
    shown: null,
    ...change,
  };
}

export function fact(key: string, seat: number | null, args: Fact['args'] = {}): Fact {
  return { key, seat, args };
}
