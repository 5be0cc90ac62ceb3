// Where a lesson points: `castle:a1`, `realm:0:b2`, `pool:0`, `spirit:depths`, `dragon:valor`, `countdown`, `points`.
import { at, from, pointing } from '$lib/board/pointing';
import { spot } from './motion/flights';

/** On a small screen what is not in sight is behind a tab. */
const TAB = 'nav button';

export const points = pointing(([place = '', second = '', third = '']) => {
  switch (place) {
    case 'castle':
      return second ? [`.castle [data-cell="${second}"]`] : ['.castle'];
    case 'realm':
      return [`.own ${at(spot.realm(Number(second), third))}`, `${TAB}:first-child`];
    case 'pool':
      return [at(spot.pool(Number(second)))];
    case 'spirit':
    case 'dragon':
      return [`.card:has(use[href="#dc-${place}-${second}"])`, `${TAB}:last-child`];
    case 'countdown':
      return [at(spot.track), `${TAB}:last-child`];
    case 'points':
      return [from('points-')];
    default:
      return [];
  }
});
