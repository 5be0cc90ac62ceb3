import { describe, expect, it } from 'vitest';
import { fact, seatView, viewOf } from '../fixtures';
import { cellsOf } from '../view';
import { after } from './ledger';

const TAKE = fact('take', 0, { tile: 'tile.S4', cell: 'cell.b1', level: 2 });
const SHOWN = fact('shown', null, { tile: 'tile.D1', cell: 'cell.b1', level: 1 });
const PLACE = fact('place', 0, { tile: 'tile.S4', cell: 'cell.d1', level: 1 });
const SET = fact('set', 0, { type: 'type.S', size: 4, points: 2, cells: ['cell.a1', 'cell.b1', 'cell.c1', 'cell.d1'] });
const soldiers = Object.fromEntries(['a1', 'b1', 'c1'].map((cell) => [cell, { height: 1, tile: 'S1' }]));

describe('the ledger', () => {
  it('lifts a tile and shows what lay below', () => {
    const lifted = after(viewOf(), TAKE);
    expect(lifted.hand).toEqual(['S4']);
    expect(lifted.castle.stacks[1]).toMatchObject({ cell: 'b1', height: 1, tile: null });
    expect(after(lifted, SHOWN).castle.stacks[1]?.tile).toBe('D1');
  });

  it('empties a stack of one tile', () => {
    const left = after(viewOf(), fact('destroyed', 0, { tile: 'tile.S4', cell: 'cell.a1', level: 1 }));
    expect(left.castle.stacks.map((one) => one.cell)).toEqual(['b1', 'c1']);
  });

  it('places a tile, turns a set and builds a shrine', () => {
    const start = viewOf({ hand: ['S4'], seats: [seatView(0, soldiers), seatView(1)] });
    const turned = after(after(start, PLACE), SET);
    const seat = turned.seats[0];
    expect(turned.hand).toEqual([]);
    expect(seat?.points).toBe(2);
    expect(seat && cellsOf(seat).filter((cell) => cell.height === 1 && cell.tile === null)).toHaveLength(4);
    const built = after(turned, fact('build', 0, { cell: 'cell.a1', level: 1 })).seats[0];
    expect(built?.pool).toBe(0);
    expect(built?.realm[0]?.[0]?.shrine).toBe(true);
  });

  it('moves a tile, a back and a shrine', () => {
    const start = viewOf({
      seats: [seatView(0, { a1: { height: 2, tile: 'P1' }, b1: { height: 1, shrine: true } }), seatView(1)],
    });
    const moved = after(start, fact('moved', 0, { tile: 'tile.P1', start: 'cell.a1', end: 'cell.c2' })).seats[0];
    expect(moved?.realm[0]?.[0]).toMatchObject({ height: 1, tile: null });
    expect(moved?.realm[1]?.[2]).toMatchObject({ height: 1, tile: 'P1' });
    const shifted = after(start, fact('shifted', 0, { start: 'cell.b1', end: 'cell.d1' })).seats[0];
    expect([shifted?.realm[0]?.[1]?.shrine, shifted?.realm[0]?.[3]?.shrine]).toEqual([false, true]);
  });

  it('takes tokens from the right, then from the pile', () => {
    const first = after(viewOf(), fact('summon', 1, { tokens: 1 }));
    expect(first.track.spaces).toEqual([true, false, false, false]);
    expect(first.seats[1]?.tokens).toBe(1);
    const all = after(after(first, fact('summon', 0, { tokens: 1 })), fact('summon', 1, { tokens: 2 }));
    expect(all.track).toMatchObject({ pile: 4, spaces: [false, false, false, false] });
  });
});
