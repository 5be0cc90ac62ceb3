/** Spots on the map that need room between each other. */
import type { Placed } from '$lib/board/geometry';

/** Places that are too near each other move apart, by steps, until there is room between all of them. */
export function spread<T extends Placed>(places: readonly T[], room: number): T[] {
  const moved = places.map((place) => ({ ...place }));
  for (let round = 0; round < 12; round++) {
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
  }
  return moved;
}
