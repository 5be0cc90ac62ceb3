import { describe, expect, it } from 'vitest';
import { CITY_ART, PLATE, PLOTS, QUARTERS, lockOf, placeIn } from './city';
import sprite from '../art.svg?raw';

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

  it('is drawn with what the sprite has', () => {
    expect(CITY_ART).not.toMatch(/NaN|undefined/);
    for (const [, id] of CITY_ART.matchAll(/href="#(ca-[\w-]+)"/g)) expect(sprite).toContain(`id="${id}"`);
  });
});
