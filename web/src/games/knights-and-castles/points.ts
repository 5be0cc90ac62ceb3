// Where a lesson points: `tile`, `hand:0:knight`, `camp:0`, `camp:0:knight`, `put:0`, `sword:1`, `seat:1`, `points`.
import { at, from, pointing } from '$lib/board/pointing';
import type { Touching } from '$lib/match/board';
import { spot } from './motion/flights';
import type { View } from './view';

export const points = pointing(([place = '', second = '', third = '']) => {
  const seat = Number(second);
  switch (place) {
    case 'tile':
      return [at(spot.tile)];
    case 'hand':
    case 'camp':
      // the own hand and the own camp take turns in the same row; what is out of sight is a heap
      return [...(third ? [`${at(spot[place](seat))} [data-card="${third}"]`] : []), at(spot[place](seat))];
    case 'put':
      return [from(`put-${seat}-`), from(`card-${seat}-`)];
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

/** The cards of an attack, in the hand or laid down; the card of the camp that is recruited. */
export const touches: Touching<View> = (action, view, done) => {
  const cards = action.split('+');
  if (view.phase === 'recruit') return cards.map((card) => `camp:0:${card}`); // until all have chosen
  return done ? ['put:0'] : cards.map((card) => `hand:0:${card}`);
};
