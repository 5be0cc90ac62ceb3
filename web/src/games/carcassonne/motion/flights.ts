/** Pieces on their way: figures home, goods and cards to their owners. Spots carry these names as `data-spot`. */
import { type Fact, named } from '$lib/board/facts';
import type { Box, Sizes } from '$lib/board/geometry';
import type { Figure, FigureView, Good, Quarter, View } from '../view';
import { figureOf, number, ownerOf } from './ledger';

export type Card = 'king' | 'robber';

/** A piece on its way over the table. */
export interface Flight {
  readonly piece: Figure | Good | Card;
  readonly seat: number;
  readonly from: string | readonly string[];
  readonly to: string | readonly string[];
  readonly delay: number;
}

/** Pieces leave so many milliseconds after each other. */
const STAGGER = 70;
const LEAVING = new Set(['home', 'eaten', 'sent-home', 'helper-home', 'helper-eaten', 'helper-alone']);

/** Width and height of a piece in the row of its owner, and of a token or card as it leaves and as it arrives. */
const IN_ROW = { width: 17, height: 22 };
const TOKEN = { width: 44, height: 44 };
const MARK = { width: 22, height: 22 };
const FIGURES: readonly Flight['piece'][] = ['follower', 'large', 'builder', 'pig'];

/** How large a piece is where it leaves and where it arrives. */
export function sizesOf({ piece }: Flight, from: Box, to: Box): Sizes {
  if (!FIGURES.includes(piece)) return { leaving: TOKEN, arriving: MARK };
  const figure = (height: number): Sizes['leaving'] => ({ width: height * 0.78, height });
  return { leaving: figure(from.height), arriving: to.height > 2 * IN_ROW.height ? figure(to.height) : IN_ROW };
}

export const spot = {
  figure: ({ x, y, part }: Pick<FigureView, 'x' | 'y' | 'part'>): string => `figure-${x},${y},${part}`,
  home: (seat: number): string => `home-${seat}`,
  tile: (x: number, y: number): string => `tile-${x},${y}`,
  goods: (seat: number, good: Good): string => `goods-${seat}-${good}`,
  card: (card: Card, seat: number): string => `${card}-${seat}`,
  quarter: (quarter: Quarter, seat: number): string => `quarter-${quarter}-${seat}`,
  gate: (quarter: Quarter): string => `gate-${quarter}`,
} as const;

/** Where a fact happened on the map. */
function placeOf(fact: Fact): string {
  return spot.figure({ x: number(fact, 'x'), y: number(fact, 'y'), part: number(fact, 'segment') });
}

function homewards(fact: Fact, order: number): Flight {
  const seat = ownerOf(fact);
  return { piece: figureOf(fact), seat, from: placeOf(fact), to: spot.home(seat), delay: order * STAGGER };
}

/** Every token rises from the city where it was won. */
function goodsFlights(fact: Fact): Flight[] {
  const [piece, seat] = [named(fact.args['goods']) as Good, fact.seat ?? 0];
  const route = {
    from: spot.tile(number(fact, 'x'), number(fact, 'y')),
    to: [spot.goods(seat, piece), spot.home(seat)],
  };
  return Array.from({ length: number(fact, 'tokens') }, (_, order) => ({
    piece,
    seat,
    ...route,
    delay: order * 2 * STAGGER,
  }));
}

/** A card goes from seat to seat; the first time it comes from the tile that won it. */
function cardFlight(fact: Fact, before: View): Flight {
  const [card, seat] = [fact.key as Card, fact.seat ?? 0];
  const holder = before[card]?.seat;
  const { x, y } = before.tiles.at(-1) ?? { x: 0, y: 0 };
  const held = holder === undefined ? [] : [spot.card(card, holder), spot.home(holder)];
  return {
    piece: card,
    seat,
    from: [...held, spot.tile(x, y)],
    to: [spot.card(card, seat), spot.home(seat)],
    delay: 0,
  };
}

/** To the gate of the City, from where the figure walks in; and out of it. */
function quarterFlight(fact: Fact, order: number): Flight {
  const [seat, quarter] = [fact.seat ?? 0, named(fact.args['quarter']) as Quarter];
  const inside = spot.quarter(quarter, seat);
  const route =
    fact.key === 'entered' ? { from: spot.home(seat), to: spot.gate(quarter) } : { from: inside, to: placeOf(fact) };
  return { piece: figureOf(fact), seat, ...route, delay: order * STAGGER };
}

/** What flies while facts happen at a table that was so before them. */
export function flightsOf(facts: readonly Fact[], before: View): Flight[] {
  return facts.flatMap((fact, order): Flight[] => {
    if (LEAVING.has(fact.key)) return [homewards(fact, order)];
    switch (fact.key) {
      case 'goods':
        return goodsFlights(fact);
      case 'king':
      case 'robber':
        return before[fact.key]?.seat === fact.seat ? [] : [cardFlight(fact, before)];
      case 'entered':
      case 'back':
      case 'market':
        return [quarterFlight(fact, order)];
      default:
        return [];
    }
  });
}
