/** Pieces on their way from one spot of the board to another. Spots carry these names as `data-spot`. */
import { type Fact, named } from '$lib/board/facts';

export type Piece = { kind: 'tile'; tile: string } | { kind: 'back' } | { kind: 'shrine' } | { kind: 'token' };

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
}

export const spot = {
  castle: (cell: string): string => `castle-${cell}`,
  realm: (seat: number, cell: string): string => `realm-${seat}-${cell}`,
  points: (seat: number): string => `points-${seat}`,
  pool: (seat: number): string => `pool-${seat}`,
  hand: 'hand',
  track: 'track',
  supply: 'supply',
} as const;

/** What flies while a fact is shown. */
export function flightOf(fact: Fact, seat: number): Flight | null {
  const cell = named(fact.args['cell']);
  const tile: Piece = { kind: 'tile', tile: named(fact.args['tile']) };
  const start = spot.realm(seat, named(fact.args['start']));
  const end = spot.realm(seat, named(fact.args['end']));
  switch (fact.key) {
    case 'take':
    case 'pair':
      return { piece: tile, from: spot.castle(cell), to: spot.hand };
    case 'place':
      return { piece: tile, from: spot.hand, to: spot.realm(seat, cell) };
    case 'discard':
      return { piece: tile, from: spot.hand, to: spot.points(seat) };
    case 'destroyed':
      return { piece: tile, from: spot.castle(cell), to: spot.track };
    case 'spirit-tile':
      return { piece: tile, from: spot.realm(seat, cell), to: spot.supply };
    case 'spirit-shrine':
      return { piece: { kind: 'shrine' }, from: spot.pool(seat), to: spot.supply };
    case 'shrine':
      return { piece: { kind: 'shrine' }, from: spot.supply, to: spot.pool(seat) };
    case 'build':
    case 'faith':
      return { piece: { kind: 'shrine' }, from: spot.pool(seat), to: spot.realm(seat, cell) };
    case 'moved':
      return { piece: tile, from: start, to: end };
    case 'moved-back':
      return { piece: { kind: 'back' }, from: start, to: end };
    case 'shifted':
      return { piece: { kind: 'shrine' }, from: start, to: end };
    case 'summon':
      return { piece: { kind: 'token' }, from: spot.track, to: spot.points(seat) };
    default:
      return null;
  }
}
