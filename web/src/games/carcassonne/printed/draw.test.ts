import { describe, expect, it } from 'vitest';
import { planOf, partAt, standing } from './anchors';
import { inside } from './curves';
import { type TileInfo, at, partOf, segmentOf, turned } from './tile';
import { geometry } from './shapes';
import { raster } from './raster';
import { printed, SPRITE as sprite } from '../fixtures';
import { drawTile } from './draw';

const FINE = 100;
const PROBES = [
  [50, 1.5],
  [98.5, 50],
  [50, 98.5],
  [1.5, 50],
] as const;
const ROTATIONS = [0, 1, 2, 3];
const every = printed.map((tile): [string, TileInfo] => [tile.id, tile]);

const sorted = (halves: string): string => [...halves].sort().join('');

describe('the data file', () => {
  it('has the tiles of all sets', () => expect(printed.length).toBeGreaterThan(120));
});

describe.each(every)('%s, however it lies,', (_, tile) => {
  it('falls into exactly the fields of the data', () => {
    for (const rotation of ROTATIONS) {
      const lying = turned(tile, rotation);
      const drawn = raster(geometry(lying), FINE).meadows.map((meadow) => meadow.h);
      expect(drawn.sort()).toEqual(lying.fields.map((field) => sorted(field.h)).sort());
    }
  });

  it('has cities on their own sides and no others', () => {
    for (const rotation of ROTATIONS) {
      const lying = turned(tile, rotation);
      for (const town of geometry(lying).towns) {
        const covered = PROBES.map(([x, y]) => inside(town.outline, x, y));
        expect(covered).toEqual([...'NESW'].map((side) => at(lying.cities, town.index).e.includes(side)));
      }
    }
  });

  it('has a place for every figure inside its own segment', () => {
    for (const rotation of ROTATIONS) {
      const plan = planOf(tile, rotation);
      const parts = plan.tile.cities.length + plan.tile.roads.length + plan.tile.fields.length;
      for (let part = 0; part < parts; part++) {
        const [x, y] = standing(plan, part);
        if (segmentOf(plan.tile, part).kind !== 'road') expect(partAt(plan, x, y)).toBe(part);
      }
    }
  });

  it('gives every field its own meadow', () => {
    for (const rotation of ROTATIONS) {
      const plan = planOf(tile, rotation);
      expect(new Set(plan.meadows.map((meadow) => meadow?.code)).size).toBe(plan.tile.fields.length);
    }
  });
});

describe('segments', () => {
  const start = printed.find((tile) => tile.id === 'BA-D') ?? at(printed, 0);
  const cloister = printed.find((tile) => tile.id === 'BA-A') ?? at(printed, 0);

  it('are counted as the server counts them', () => {
    const tile = turned(start, 0);
    expect([0, 1, 2, 3].map((part) => segmentOf(tile, part))).toEqual([
      { kind: 'city', index: 0 },
      { kind: 'road', index: 0 },
      { kind: 'field', index: 0 },
      { kind: 'field', index: 1 },
    ]);
    expect(partOf(turned(cloister, 0), 'cloister', 0)).toBe(2);
  });

  it('are found under a point', () => {
    const plan = planOf(start, 0);
    expect([partAt(plan, 50, 10), partAt(plan, 20, 50), partAt(plan, 50, 38), partAt(plan, 50, 80)]).toEqual([
      0, 1, 2, 3,
    ]);
    const hub = planOf(cloister, 0).shapes.hub;
    expect(partAt(planOf(cloister, 0), hub[0], hub[1])).toBe(2);
  });

  it('turn with their tile', () => {
    expect(turned(start, 1).edges).toBe('RCRF');
    expect(turned(start, 1).cities[0]?.e).toBe('E');
    expect(turned(start, 1).fields[0]?.h).toBe('41');
  });
});

describe('the drawing', () => {
  const tile = at(printed, 0);

  it('is the same for the same seed and differs for another', () => {
    expect(drawTile(tile, 0, '1,1')).toBe(drawTile(tile, 0, '1,1'));
    expect(drawTile(tile, 0, '1,1')).not.toBe(drawTile(tile, 0, '2,1'));
  });

  it('is complete for every tile', () => {
    for (const entry of printed) {
      const text = drawTile(entry, 0, '');
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, id] of text.matchAll(/href="#(ca-[\w-]+)"/g)) expect(sprite).toContain(`id="${id}"`);
    }
  });
});
