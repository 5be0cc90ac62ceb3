/** For tests: a small table of two, the first seat before its main action. */
import type { Fact } from '$lib/board/facts';
import {
  type AreaView,
  Catalog,
  type Components,
  type MineView,
  type SeatView,
  type View,
  type SpaceView,
  type StackView,
  type VassalView,
} from './view';
import components from '../../../schema/games/simurgh/components.json';

export const PRINTED = components as Components;
export const CATALOG = new Catalog(PRINTED);

function spaceView(space: string, vassals: readonly VassalView[] = [], change: Partial<SpaceView> = {}): SpaceView {
  return { space, vassals, why: null, ...change };
}

/** An area with a tile of four spaces; `standing` by level, from 1. */
function areaView(
  area: string,
  tile: number | null,
  standing: Readonly<Record<number, readonly VassalView[]>> = {},
): AreaView {
  const spaces = tile === null ? [] : [1, 2, 3, 4].map((place) => spaceView(`${area}.${place}`, standing[place] ?? []));
  return { area, open: true, tile, vassals: Object.values(standing).flat().length, spaces };
}

export function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    points: 3,
    resource_points: 2,
    objective_points: 0,
    goods: { veg: 2, meat: 1, wood: 1, stone: 1, wisdom: 2, weapon: 1 },
    total: 8,
    free: { spearman: 1, rider: 1 },
    resting: { spearman: 0, rider: 0 },
    supply: { spearman: 2, rider: 1 },
    hand: 2,
    known: [],
    types: {},
    dragons: [{ tile: 57, dragon: 'd57', markers: [true, true, false] }],
    markers: 2,
    ready: false,
    offer: 0,
    ...change,
  };
}

export function mineView(change: Partial<MineView> = {}): MineView {
  return {
    seat: 0,
    hand: [14, 29],
    lay: null,
    drawn: [],
    drawn_by_frame: [],
    offer: [],
    commit: null,
    abilities: null,
    explore: null,
    areas: null,
    buy: null,
    take: null,
    objective: null,
    prospects: [],
    ...change,
  };
}

const STACK: StackView = { size: 9, top: [], bottom: [] };

export function viewOf(change: Partial<View> = {}): View {
  return {
    phase: 'before',
    mode: 'spearman',
    length: 'short',
    shared: false,
    turn: 6,
    first: 0,
    seat: 0,
    stage: 'before',
    explored: false,
    entered: [],
    limit: 15,
    hand_limit: 5,
    threshold: 3,
    end: { objectives: 0, objectives_needed: 4, chronicle: 1, chronicle_needed: 8, triggered_by: null, last_turns: [] },
    city: PRINTED.city_space.map((space) => spaceView(space.key)),
    wilds: [areaView('w1', null), areaView('w2', 46, { 1: [{ seat: 0, vassal: 'rider' }] }), areaView('w3', 8)],
    market: [7, null, 24, 41],
    deck: STACK,
    dragon_stack: STACK,
    objective_stack: STACK,
    unseen: {},
    monument: [1, 2, 3, 4, 5].map((space) => ({ space, tile: null, standing: [] })),
    gone: [],
    chronicle: [12],
    laying: null,
    laid: null,
    drawn: 0,
    pending: [],
    draft: null,
    seats: [seatView(0), seatView(1)],
    mine: mineView(),
    ...change,
  };
}

export function fact(key: string, seat: number | null, args: Fact['args'] = {}): Fact {
  return { key, seat, args };
}

/** The pieces, from the game's package. */
export const SPRITE = Object.values(
  import.meta.glob<string>('../../../../src/wawel/games/simurgh/face/art.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');
