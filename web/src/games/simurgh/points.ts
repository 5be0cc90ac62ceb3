// Where a lesson points: `library`, `w1`, `w1.2:0:rider`, `free:0:spearman`, `hand:0:7`, `dragon:0:53b`, `market:3`, `objective:1`.
import { at, pointing } from '$lib/board/pointing';
import { spot } from './motion/flights';

const SLOTS = 'abc';

/** A dragon of the own seat, or one of its abilities. */
function dragon(name: string): string[] {
  const slot = SLOTS.indexOf(name.at(-1) ?? '');
  const card = `[data-dragon="${slot < 0 ? name : name.slice(0, -1)}"]`;
  return slot < 0 ? [card] : [`${card} [data-slot="${slot}"]`, card];
}

export const points = pointing(([place = '', second = '', third = '']) => {
  switch (place) {
    case 'free':
      return third === 'spearman' || third === 'rider' ? [at(spot.free(third, Number(second)))] : [];
    case 'hand':
      return [at(spot.tile(Number(third)))];
    case 'dragon':
      return dragon(third);
    case 'market':
      return [at(spot.market(Number(second)))];
    case 'objective':
      return [at(spot.goal(Number(second)))];
    default:
      return /^w\d$/.test(place) ? [at(spot.area(place))] : [at(spot.space(place))];
  }
});
