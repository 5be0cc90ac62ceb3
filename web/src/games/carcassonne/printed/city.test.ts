import { describe, expect, it } from 'vitest';
import { CITY_ART, PLATE, PLOTS, QUARTERS, entryOf, gateOf, lockOf, nextDoor, placeIn, quarterAt, wayOf } from './city';
import { SPRITE as sprite } from '../fixtures';

describe('the City of Carcassonne', () => {
  it('has places for six seats on every plate, each with room for a figure', () => {
    for (const quarter of QUARTERS) {
      const [left, top] = PLOTS[quarter].plate;
      const places = [0, 1, 2, 3, 4, 5].map((seat) => placeIn(quarter, seat));
      for (const [x, y] of places) {
        expect(x).toBeGreaterThan(left + 8);
        expect(x).toBeLessThan(left + PLATE.width - 8);
        expect(y).toBeGreaterThan(top + 16);
        expect(y).toBeLessThan(top + PLATE.height - 13);
      }
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(22);
    }
  });

  it('hangs every padlock on its own plate', () => {
    for (const quarter of QUARTERS) {
      const [x, y] = lockOf(quarter);
      const [left, top] = PLOTS[quarter].plate;
      expect([x >= left, x <= left + PLATE.width, y >= top]).toEqual([true, true, true]);
    }
  });

  it('knows the quarter of every plate and of every door', () => {
    for (const quarter of QUARTERS) {
      const { plate, door } = PLOTS[quarter];
      expect(quarterAt((plate[0] + PLATE.width / 2) / 100, (plate[1] + PLATE.height / 2) / 100)).toBe(quarter);
      expect(quarterAt(door[0] / 100, door[1] / 100)).toBe(quarter);
      expect(nextDoor(nextDoor(quarter))).toBe(quarter);
    }
    expect(quarterAt(2, 0)).toBeNull();
    expect(quarterAt(0, -0.6)).toBeNull();
  });

  it('leads the Count past all plates', () => {
    for (const from of QUARTERS)
      for (const to of QUARTERS)
        for (const [x, y] of wayOf(from, to))
          for (const { plate } of Object.values(PLOTS))
            expect(x > plate[0] && x < plate[0] + PLATE.width && y > plate[1] && y < plate[1] + PLATE.height).toBe(
              false,
            );
  });

  it('is drawn with what the sprite has', () => {
    expect(CITY_ART).not.toMatch(/NaN|undefined/);
    for (const [, id] of CITY_ART.matchAll(/href="#(ca-[\w-]+)"/g)) expect(sprite).toContain(`id="${id}"`);
  });

  it('is entered through the gate that is nearest, where a road comes in', () => {
    expect(QUARTERS.map(gateOf)).toEqual([
      [-139, -31],
      [131, -39],
      [50, 150],
      [50, 150],
    ]);
    for (const quarter of QUARTERS) {
      const way = entryOf(quarter, 4);
      expect(way[0]).toEqual(gateOf(quarter));
      expect(way.at(-1)).toEqual(placeIn(quarter, 4));
    }
  });
});
