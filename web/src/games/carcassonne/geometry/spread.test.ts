import { describe, expect, it } from 'vitest';
import { planOf, standing } from '../printed/anchors';
import { printed } from '../fixtures';
import { settle, spread } from './spread';

describe('spots', () => {
  it('move apart until there is room', () => {
    const [a, b] = spread(
      [
        { key: 'a', x: 0, y: 0 },
        { key: 'b', x: 0.1, y: 0 },
      ],
      0.4,
    );
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(0.4);
  });
});

const SIZE = 264;
const ROTATIONS = [0, 1, 2, 3];

describe('spots on the loupe', () => {
  it.each(printed.map((tile) => [tile.id, tile] as const))(
    'of %s have room and stay near their segments',
    (_, tile) => {
      for (const rotation of ROTATIONS) {
        const plan = planOf(tile, rotation);
        const { cities, roads, fields, cloister } = plan.tile;
        const parts = Array.from({ length: cities.length + roads.length + fields.length + Number(cloister) });
        const places = parts.map((_segment, part) => {
          const [x, y] = standing(plan, part);
          return { key: String(part), x: x / 100, y: y / 100 };
        });
        const settled = settle(places, 48 / SIZE, 24 / SIZE);
        for (const [i, a] of settled.entries()) {
          const { x = 0, y = 0 } = places[i] ?? {};
          expect(Math.hypot(a.x - x, a.y - y) * SIZE).toBeLessThan(32);
          for (const b of settled.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y) * SIZE).toBeGreaterThan(45);
        }
      }
    },
  );
});
