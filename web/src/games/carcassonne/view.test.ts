import { describe, expect, it } from 'vitest';
import { CATALOG, viewOf } from './fixtures';
import { lastSeat } from './view';

const before = viewOf({ phase: 'place', tile: 'BA-U' });
const after = viewOf({
  tiles: [...before.tiles, { id: 'BA-U', x: 1, y: 0, rotation: 1, features: [1, 3, 4] }],
});

describe('the table', () => {
  it('knows who placed the last tile', () => {
    expect(lastSeat(before)).toBeNull();
    expect(lastSeat({ ...after, phase: 'action', turn: 1 })).toBe(1);
    expect(lastSeat({ ...after, phase: 'place', turn: 0 })).toBe(1);
    expect(lastSeat({ ...after, phase: 'place', turn: 0, second: 'now' })).toBe(0);
    const city = after.tiles.map((tile) => ({ ...tile, id: 'CC-01' }));
    expect(lastSeat({ ...after, tiles: city, phase: 'place' })).toBeNull();
  });

  it('counts what is printed on the tiles of the pile', () => {
    expect(CATALOG.marked({ 'BA-A': 2, 'PD-V1': 1, 'PD-D11': 1, 'PD-L1': 1 })).toEqual({
      volcano: 1,
      dragon: 1,
      portal: 0,
      princess: 1,
      cloister: 3,
    });
  });
});
