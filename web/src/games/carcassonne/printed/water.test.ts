import { describe, expect, it } from 'vitest';
import { printed } from '../fixtures';
import { planOf } from './anchors';
import { middle } from './curves';
import { drawTile } from './draw';
import { type TileInfo, at, sidesOf } from './tile';
import { PAST, stretched } from './water';

const ROTATIONS = [0, 1, 2, 3];
const rivers = printed
  .filter((tile) => (tile.rivers ?? []).length > 0)
  .map((tile): [string, TileInfo] => [tile.id, tile]);

describe.each(rivers)('the river of %s, however it lies,', (_, tile) => {
  it('leaves over the middle of its sides and straight on, so that bands of joined tiles meet', () => {
    for (const rotation of ROTATIONS) {
      const { shapes, tile: lying } = planOf(tile, rotation);
      const flow = at(shapes.rivers, 0);
      const numbers =
        stretched(flow)
          .match(/-?\d+(\.\d+)?/g)
          ?.map(Number) ?? [];
      const ends = [numbers.slice(0, 2), numbers.slice(-2)];
      for (const side of sidesOf(at(lying.rivers, 0))) {
        const [x, y] = middle(side);
        const [dx, dy] = [(x - 50) / 50, (y - 50) / 50];
        expect(ends).toContainEqual([x + dx * PAST, y + dy * PAST].map((value) => expect.closeTo(value, 1) as number));
      }
    }
  });

  it('has no wave at the border and its frame below the water', () => {
    for (const rotation of ROTATIONS) {
      const text = drawTile(tile, rotation, '');
      for (const [, x, y] of text.matchAll(/translate\((\S+) (\S+)\)[^>]*><path d="M-4 \.7/g))
        for (const value of [Number(x), Number(y)]) expect(Math.abs(value - 50)).toBeLessThan(43);
      expect(text.indexOf('var(--grid)')).toBeLessThan(text.indexOf('var(--water)'));
      expect(text).toContain('url(#ca-whole)');
    }
  });
});

it('every other tile keeps its round corners and its frame on top', () => {
  const text = drawTile(at(printed, 0), 0, '');
  expect(text).toContain('url(#ca-clip)');
  expect(text.trimEnd()).toMatch(/var\(--grid\)" stroke-width="\.8"\/><\/g>$/);
});
