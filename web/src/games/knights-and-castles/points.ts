// Where a lesson points: `tile`, `hand:0:knight`, `camp:0`, `camp:0:knight`, `sword:1`, `seat:1`, `points`.
import { at, pointing } from '$lib/board/pointing';
import { spot } from './motion/flights';

export const points = pointing(([place = '', second = '', third = '']) => {
  const seat = Number(second);
  switch (place) {
    case 'tile':
      return [at(spot.tile)];
    case 'hand':
    case 'camp':
      // the own hand and the own camp take turns in the same row; what is out of sight is a heap
      return [...(third ? [`${at(spot[place](seat))} [data-card="${third}"]`] : []), at(spot[place](seat))];
    case 'sword':
      return [at(spot.sword(seat))];
    case 'seat':
      return [`[data-seat="${seat}"]`];
    case 'points':
      return ['.pts'];
    default:
      return [];
  }
});
