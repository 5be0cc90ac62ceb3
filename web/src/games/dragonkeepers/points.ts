// Where a lesson points: `book:left`, `display:left`, `hand:0:green_3`, `row:0`, `crystals:0`, `eggs:1`, `crests`, `fragments`.
import type { Fact } from '$lib/board/facts';
import { at, from, pointing } from '$lib/board/pointing';
import type { Touching } from '$lib/match/board';
import { spot } from './motion/flights';
import type { View } from './view';

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

const TAKEN = /^(left|right)(?:\+|$)/;
const PUT = /^put=(\w+)/;
const SET = /^[\w+]+_\w+/;

/** The display card that is taken, and then lies in the hand; the page that a card goes to; the cards of a set. */
export const touches: Touching<View> = (action, view, done) => {
  const side = TAKEN.exec(action)?.[1];
  if (side === 'left' || side === 'right') {
    const card = view.book[side].display;
    return [done && card !== null ? `hand:0:${card}` : `display:${side}`];
  }
  const put = PUT.exec(action)?.[1];
  // the back of a card is a number for the left page, or a colour for the right one
  if (put) return [done ? `book:${/_\d/.test(put) ? 'left' : 'right'}` : `hand:0:${put}`];
  const set = SET.exec(action)?.[0];
  if (!set) return [];
  return done ? ['row:0'] : set.split('+').map((card) => `hand:0:${card}`);
};

/** The row that a set went to. */
export function lies({ key, seat }: Fact): readonly string[] {
  return key === 'play' ? [`row:${seat ?? 0}`] : [];
}
