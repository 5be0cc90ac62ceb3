/** Pieces on their way from one spot of the board to another. Spots carry these names as `data-spot`. */
import { type Fact, amount, named } from '$lib/board/facts';
import { areaOf, goodsOf, levelOf, spaceOf, vassalOf } from './ledger';
import type { View, Vassal } from '../view';

export type Piece =
  | { readonly kind: 'pawn'; readonly vassal: Vassal; readonly seat: number }
  | { readonly kind: 'thing'; readonly thing: string }
  | { readonly kind: 'tile'; readonly tile: number | null };

export interface Flight {
  readonly piece: Piece;
  /** The first of these spots that is to be seen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly delay: number;
}

/** One thing after the other (boards.md section 6). */
const STAGGER = 60;
/** More than so many of one kind are shown as so many. */
const MANY = 4;

export const SIZES = {
  pawn: { width: 34, height: 34 },
  thing: { width: 28, height: 28 },
  tile: { width: 150, height: 124 },
} as const;

export const spot = {
  space: (space: string): string => `space-${space}`,
  area: (area: string): string => `area-${area}`,
  market: (place: number): string => `market-${place}`,
  deck: 'deck',
  goal: (place: number): string => `goal-${place}`,
  /** Everything of a seat: its own panel, or its chip at the top. */
  seat: (seat: number): string => `seat-${seat}`,
  good: (thing: string, seat: number): string => `good-${thing}-${seat}`,
  free: (vassal: Vassal, seat: number): string => `free-${vassal}-${seat}`,
  hand: (seat: number): string => `hand-${seat}`,
  tile: (tile: number): string => `tile-${tile}`,
  dragons: (seat: number): string => `dragons-${seat}`,
  chronicle: 'chronicle',
} as const;

function between(piece: Piece, from: readonly string[], to: readonly string[], delay = 0): Flight {
  return { piece, from, to, delay };
}

/** Things go between a seat and the place that trades them. */
function traded(fact: Fact, seat: number, place: string | null, comes: boolean): Flight[] {
  const flights: Flight[] = [];
  for (const { thing, count } of goodsOf(fact)) {
    for (let n = 0; n < Math.min(MANY, count); n++) {
      const own = [spot.good(thing, seat), spot.seat(seat)];
      const there = [...(place === null ? [] : [spot.space(place)]), spot.dragons(seat), spot.seat(seat)];
      const piece: Piece = { kind: 'thing', thing };
      flights.push(between(piece, comes ? there : own, comes ? own : there, flights.length * STAGGER));
    }
  }
  return flights;
}

/** What flies while a fact is shown; `view` is the one before it, `place` the space in use. */
export function flightsOf(fact: Fact, view: View, place: string | null): Flight[] {
  const seat = fact.seat ?? 0;
  const tile = Number(named(fact.args['tile']));
  const area = amount(fact.args['area']);
  const pawn = (vassal: Vassal): Piece => ({ kind: 'pawn', vassal, seat });
  const home = (vassal: Vassal): string[] => [spot.free(vassal, seat), spot.seat(seat)];
  switch (fact.key) {
    case 'placed':
      return [between(pawn(vassalOf(fact)), home(vassalOf(fact)), [spot.space(spaceOf(fact))])];
    case 'recalled':
      return [between(pawn(vassalOf(fact)), [spot.space(spaceOf(fact))], home(vassalOf(fact)))];
    case 'explored':
      return [between(pawn('rider'), [spot.space(levelOf(view, fact, -1))], [spot.space(levelOf(view, fact, 0))])];
    case 'paid':
      return traded(fact, seat, place, false);
    case 'gained':
      return traded(fact, seat, place, true);
    case 'scored':
      return [
        between(
          { kind: 'thing', thing: 'pp' },
          [...(place === null ? [] : [spot.space(place)]), spot.dragons(seat)],
          [spot.good('pp', seat), spot.seat(seat)],
        ),
      ];
    case 'laid':
      return [
        between(
          { kind: 'tile', tile },
          [spot.tile(tile), spot.hand(seat), spot.seat(seat)],
          [spot.area(named(fact.args['area']))],
        ),
      ];
    case 'chronicle':
      return [between({ kind: 'tile', tile }, [spot.area(areaOf(view, tile)?.area ?? '')], [spot.chronicle])];
    case 'took-tile':
      return [between({ kind: 'tile', tile }, [spot.market(area)], [spot.hand(seat), spot.seat(seat)])];
    case 'turned-up':
      return [between({ kind: 'tile', tile }, [spot.deck], [spot.market(area)])];
    case 'drew-tile':
    case 'drew-tile-hidden':
      return [between({ kind: 'tile', tile: null }, [spot.deck], [spot.hand(seat), spot.seat(seat)])];
    default:
      return [];
  }
}
