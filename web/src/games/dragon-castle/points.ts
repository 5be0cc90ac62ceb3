// Where a lesson points: `castle:a1`, `realm:0:b2`, `pool:0`, `spirit:depths`, `dragon:valor`, `countdown`, `points`.
import { at, from, pointing } from '$lib/board/pointing';
import { spot } from './motion/flights';

export const points = pointing(([place = '', second = '', third = '']) => {
  switch (place) {
    case 'castle':
      return second ? [`.castle [data-cell="${second}"]`] : ['.castle'];
    case 'realm':
      return [`.own ${at(spot.realm(Number(second), third))}`];
    case 'pool':
      return [at(spot.pool(Number(second)))];
    case 'spirit':
    case 'dragon':
      return [`.card:has(use[href="#dc-${place}-${second}"])`];
    case 'countdown':
      return [at(spot.track)];
    case 'points':
      return [from('points-')];
    default:
      return [];
  }
});
