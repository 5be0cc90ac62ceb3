/** The dragon's way as a soft line through the middles of its tiles. */
import type { Cell } from '../view';

const BEND = 26;

export function centre([x, y]: Cell): readonly [number, number] {
  return [x * 100 + 50, y * 100 + 50];
}

/** A point between two, a bend's length away from the first. */
function before(from: readonly [number, number], to: readonly [number, number]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return `${from[0] + ((to[0] - from[0]) / length) * BEND} ${from[1] + ((to[1] - from[1]) / length) * BEND}`;
}

export function walkD(path: readonly Cell[]): string {
  const points = path.map(centre);
  return points
    .map((point, i) => {
      const [last, next] = [points[i - 1], points[i + 1]];
      if (!last) return `M${point.join(' ')}`;
      return next ? `L${before(point, last)}Q${point.join(' ')} ${before(point, next)}` : `L${point.join(' ')}`;
    })
    .join('');
}
