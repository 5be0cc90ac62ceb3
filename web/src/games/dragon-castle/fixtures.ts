/** A small table for tests: two seats, a castle of three stacks, realms of six by four. */
import type { Fact } from '$lib/board/facts';
import { type View, type CellView, type SeatView, type StackView, cellOf } from './view';

function stack(cell: string, height: number, tile: string | null, change: Partial<StackView> = {}): StackView {
  return { cell, height, tile, available: true, short: true, top: height === 2, ...change };
}

export function seatView(
  seat: number,
  cells: Record<string, Partial<CellView>> = {},
  change: Partial<SeatView> = {},
): SeatView {
  const realm = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) => {
      const cell = cellOf({ column, row });
      return { cell, height: 0, tile: null, shrine: false, placeable: true, ...cells[cell] };
    }),
  );
  return {
    seat,
    points: 0,
    shrines: 0,
    shrine_points: 0,
    pool: 1,
    tokens: 0,
    dragon_points: 0,
    worth: 0,
    hidden: 0,
    room: 24,
    realm,
    ...change,
  };
}

export function viewOf(change: Partial<View> = {}): View {
  return {
    phase: 'start',
    seat: 0,
    first: 0,
    round: 1,
    realm: '6x4',
    castle: {
      layout: null,
      plan: ['121'],
      columns: 3,
      rows: 1,
      left: 4,
      level: 2,
      stacks: [stack('a1', 1, 'S4'), stack('b1', 2, 'S4'), stack('c1', 1, 'P1')],
    },
    unseen: {},
    supply: 38,
    discarded: 0,
    track: { pile: 5, spaces: [true, true, false, false], summons: 0, open: false, last_round: false },
    spirits: [],
    dragons: [],
    seats: [seatView(0), seatView(1)],
    hand: [],
    origin: null,
    power: null,
    elegance: null,
    sets: [],
    changes: [],
    building: null,
    previews: [],
    ways: [],
    endings: [],
    ...change,
  };
}

export function fact(key: string, seat: number | null = null, args: Fact['args'] = {}): Fact {
  return { key, seat, args };
}
