// Where a lesson points: `library`, `w1`, `w1.2:0:rider`, `free:0:spearman`, `hand:0:7`, `dragon:0:53b`, `market:3`, `objective:1`.
import type { Fact } from '$lib/board/facts';
import { at, pointing, tab } from '$lib/board/pointing';
import type { Touching } from '$lib/match/board';
import { spot } from './motion/flights';
import { spaceOf } from './motion/ledger';

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
      return third === 'spearman' || third === 'rider' ? [at(spot.free(third, Number(second))), tab('mine')] : [];
    case 'hand':
      return [at(spot.tile(Number(third))), tab('mine')];
    case 'dragon':
      return [...dragon(third), tab('mine')];
    case 'market':
      return [at(spot.market(Number(second))), tab('market')];
    case 'objective':
      return [at(spot.goal(Number(second))), tab('city')];
    default:
      if (/^w\d$/.test(place)) return [at(spot.area(place)), tab('wilds')];
      return [at(spot.space(place)), place.startsWith('w') ? tab('wilds') : tab('city')];
  }
});

const PLACED = /^(?:spearman|rider)@(.+)$/;
const NUMBERED: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^(?:area|explore|remove):(w\d)$/, (area) => area],
  [/^(?:use|unmark):(\d+\w)$/, (ability) => `dragon:0:${ability}`],
  [/^(?:lay|keep|pick):(\d+)$/, (tile) => `hand:0:${tile}`],
  [/^buy:(\d)$/, (area) => `market:${area}`],
  [/^objective:\d+\/(\d)$/, (place) => `objective:${place}`],
];

/** The space of a vassal, an area of the wilds, an ability, a tile of the hand, or a place of the city. */
export const touches: Touching = (action) => {
  const space = PLACED.exec(action)?.[1];
  if (space) return [space];
  for (const [form, point] of NUMBERED) {
    const found = form.exec(action)?.[1];
    if (found) return [point(found)];
  }
  return [];
};

/** The space where a vassal was placed. */
export function lies(fact: Fact): readonly string[] {
  return fact.key === 'placed' ? [spaceOf(fact)] : [];
}
