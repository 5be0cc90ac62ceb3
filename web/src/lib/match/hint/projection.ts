// The projected result of a match: who has how many points and which chance, and who is ahead.
import type { Frame } from '$lib/net/types';

export interface Prospect {
  readonly seat: number;
  readonly points: number;
  /** In whole per cent. */
  readonly chance: number;
  readonly leads: boolean;
}

/** Whoever has the best chance is ahead; of equal chances, and of equal points, nobody is. */
export function prospectsOf(projected: NonNullable<Frame['projected']>): Prospect[] {
  const rounded = projected.map(({ points, chance }, seat) => ({
    seat,
    points: Math.round(points),
    chance: Math.round(100 * chance),
  }));
  const beats = (one: (typeof rounded)[number], other: (typeof rounded)[number]): boolean =>
    one.chance > other.chance || (one.chance === other.chance && one.points > other.points);
  return rounded.map((one) => ({
    ...one,
    leads: rounded.every((other) => other.seat === one.seat || beats(one, other)),
  }));
}
