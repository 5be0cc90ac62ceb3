/** Spots on the map that need room between each other. */
import type { Placed } from '$lib/board/geometry';

/** Every two places that are too near each other move apart by half of what is missing each. */
function apart<T extends Placed>(places: readonly T[], room: number): T[] {
  const moved = places.map((place) => ({ ...place }));
  for (const [i, a] of moved.entries()) {
    for (const b of moved.slice(i + 1)) {
      const [dx, dy] = [b.x - a.x || 1e-3, b.y - a.y];
      const length = Math.hypot(dx, dy);
      if (length >= room) continue;
      const push = (room - length) / 2 / length;
      a.x -= dx * push;
      a.y -= dy * push;
      b.x += dx * push;
      b.y += dy * push;
    }
  }
  return moved;
}

/** Places that are too near each other move apart, by steps, until there is room between all of them. */
export function spread<T extends Placed>(places: readonly T[], room: number): T[] {
  let moved = [...places];
  for (let round = 0; round < 12; round++) moved = apart(moved, room);
  return moved;
}

const ROUNDS = 400;
const BACK = 0.02;

/** Places on one tile: they move apart, a little back to where they belong, and stay away from its border. */
export function settle<T extends Placed>(places: readonly T[], room: number, border: number): T[] {
  const inside = (value: number): number => Math.max(border, Math.min(1 - border, value));
  let moved = places.map((place) => ({ ...place }));
  for (let round = 0; round < ROUNDS; round++)
    moved = apart(moved, room).map((place, i) => {
      const { x = 0, y = 0 } = places[i] ?? {};
      return { ...place, x: inside(place.x + (x - place.x) * BACK), y: inside(place.y + (y - place.y) * BACK) };
    });
  return moved;
}
