/** Followers on their way home. Spots carry these names as `data-spot`. */
import type { Fact } from '$lib/board/facts';
import type { FigureView } from '../view';
import { number, ownerOf } from './ledger';

/** A follower on its way from the map to the row of its owner. */
export interface Flight {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly delay: number;
}

/** Followers leave so many milliseconds after each other. */
const STAGGER = 70;
const LEAVING = new Set(['home', 'eaten', 'sent-home']);

export const spot = {
  figure: ({ x, y, part }: Pick<FigureView, 'x' | 'y' | 'part'>): string => `figure-${x},${y},${part}`,
  home: (seat: number): string => `home-${seat}`,
} as const;

export function flightsOf(facts: readonly Fact[]): Flight[] {
  return facts
    .filter((fact) => LEAVING.has(fact.key))
    .map((fact, order) => ({
      seat: ownerOf(fact),
      from: spot.figure({ x: number(fact, 'x'), y: number(fact, 'y'), part: number(fact, 'segment') }),
      to: spot.home(ownerOf(fact)),
      delay: order * STAGGER,
    }));
}
