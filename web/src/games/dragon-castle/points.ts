// Where a lesson points: `castle:a1`, `realm:0:b2`, `pool:0`, `spirit:depths`, `dragon:valor`, `hand`, `countdown`, `points`.
import { type Fact, named } from '$lib/board/facts';
import { at, from, pointing, tab } from '$lib/board/pointing';
import type { Touching } from '$lib/match/board';
import { spot } from './motion/flights';

export const points = pointing(([place = '', second = '', third = '']) => {
  switch (place) {
    case 'castle':
      return second ? [`.castle [data-cell="${second}"]`] : ['.castle'];
    case 'realm':
      return [`.own ${at(spot.realm(Number(second), third))}`, at(spot.realm(Number(second), third)), tab('table')];
    case 'pool':
      return [at(spot.pool(Number(second)))];
    case 'spirit':
    case 'dragon':
      return [`.card:has(use[href="#dc-${place}-${second}"])`, tab('cards')];
    case 'hand':
      return ['.held .tile'];
    case 'countdown':
      return [at(spot.track), tab('cards')];
    case 'points':
      return [from('points-')];
    default:
      return [];
  }
});

const ON_CASTLE = /^(take|pair|destroy):(\w+)$/;
const ON_REALM = /^(?:\w+@|(?:set|build|turn|faith|change):|(?:move|shift):\w+>)(\w+)/;
const SPIRIT = /^(\w+)!/;

/** The tile that is taken, and then held; the cell of the realm; the spirit's card. */
export const touches: Touching = (action, _, done) => {
  const [, verb, taken] = ON_CASTLE.exec(action) ?? [];
  if (taken) return [done && verb !== 'destroy' ? 'hand' : `castle:${taken}`];
  const cell = ON_REALM.exec(action)?.[1];
  if (cell) return [`realm:0:${cell}`];
  const spirit = SPIRIT.exec(action)?.[1];
  if (spirit) return [`spirit:${spirit}`];
  return action === 'shrine' && done ? ['pool:0'] : [];
};

/** The cell of a realm where a tile was placed or a shrine built. */
export function lies({ key, seat, args }: Fact): readonly string[] {
  return ['place', 'build', 'faith'].includes(key) ? [`realm:${seat ?? 0}:${named(args['cell'])}`] : [];
}
