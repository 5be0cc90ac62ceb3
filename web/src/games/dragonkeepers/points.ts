// Where a lesson points: `book:left`, `display:left`, `hand:0:green_3`, `row:0`, `crystals:0`, `eggs:1`, `crests`, `fragments`.
import { at, from, pointing } from '$lib/board/pointing';
import { spot } from './motion/flights';

export const points = pointing(([place = '', second = '', third = '']) => {
  const side = second === 'left' ? 'left' : 'right';
  const seat = Number(second);
  switch (place) {
    case 'book':
      return [at(spot.page(side))];
    case 'display':
      return [at(spot.display(side))];
    case 'hand':
      return [third ? from(spot.own(`${third}-`)) : at(spot.hand(seat))];
    case 'row':
      return [at(spot.row(seat))];
    case 'crystals':
      return [at(spot.item('crystal', seat))];
    case 'eggs':
      return [at(spot.item('egg', seat))];
    case 'crests':
      return [at(spot.pool('crest'))];
    case 'fragments':
      return [from(spot.pool('fragment-'))];
    default:
      return [];
  }
});
