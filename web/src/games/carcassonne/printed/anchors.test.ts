import { describe, expect, it } from 'vitest';
import { freeCorner } from './anchors';

describe('the corner for the fairy', () => {
  it('is the one farthest from every follower of the tile', () => {
    expect(freeCorner([])).toEqual([85, 26]);
    expect(freeCorner([[80, 20]])).toEqual([15, 80]);
    expect(
      freeCorner([
        [80, 20],
        [20, 80],
      ]),
    ).toEqual([85, 80]);
  });
});
