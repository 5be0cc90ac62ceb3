import { describe, expect, it } from 'vitest';
import components from '../../../../schema/games/carcassonne/components.json';
import { turned } from '../printed/tile';
import { Catalog, type Components } from '../view';
import { type Land, LANDS } from './map';

const catalog = new Catalog(components as Components);

describe.each(Object.entries(LANDS) as [string, Land][])('the land of %s', (_, land) => {
  const edges = new Map(
    land.tiles.map((tile) => [`${tile.x},${tile.y}`, turned(catalog.tile(tile.id), tile.rotation).edges]),
  );

  it('has tiles that fit on every side', () => {
    for (const { x, y } of land.tiles) {
      const own = edges.get(`${x},${y}`) ?? '';
      const right = edges.get(`${x + 1},${y}`);
      const below = edges.get(`${x},${y + 1}`);
      if (right) expect(right[3], `${x},${y} and its right neighbour`).toBe(own[1]);
      if (below) expect(below[0], `${x},${y} and its lower neighbour`).toBe(own[2]);
    }
  });

  it('has figures on tiles that are there', () => {
    for (const { on } of land.figures ?? []) expect(land.tiles[on]).toBeDefined();
  });
});
