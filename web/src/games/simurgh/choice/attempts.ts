/** Texts of tries that are not legal: the server says why. */
import type { Choice, Key } from './selection';
import type { View, Vassal } from '../view';

/** The kind of vassal whose refusal says most: one that is free, and a rider before a spearman. */
export function likely(view: View): Vassal {
  const mine = view.seats.find((seat) => seat.seat === view.mine?.seat);
  const ready = (vassal: Vassal): boolean => (mine?.free[vassal] ?? 0) > (mine?.resting[vassal] ?? 0);
  return ready('rider') || !ready('spearman') ? 'rider' : 'spearman';
}

function spaceText(view: View, space: string, choice: Choice): string {
  if (view.phase === 'spend') return `spend:${space}`;
  if (view.phase === 'recall' || choice.mode === 'recall') return `recall:${likely(view)}@${space}`;
  const [area, level] = space.split('.');
  const spaces = view.wilds.find((entry) => entry.area === area)?.spaces ?? [];
  const above = spaces[Number(level) - 2];
  const explores =
    above?.vassals.some((vassal) => vassal.seat === view.mine?.seat) && view.mine?.explore?.[area ?? ''] !== undefined;
  return explores ? `explore:${area}` : `${likely(view)}@${space}`;
}

/** What is done with a tile on offer. */
const OFFERS: Readonly<Record<string, string>> = { pick: 'pick', keep: 'keep', return: 'return' };

/** What a press on a thing would try now. */
export function attempt(view: View, key: Key, choice: Choice): string {
  const [kind, name = ''] = key.split(' ');
  switch (kind) {
    case 'space':
      return spaceText(view, name, choice);
    case 'area':
      return view.phase === 'remove' ? `remove:${name}` : `area:${name}`;
    case 'hand':
      return view.phase === 'give' ? `give:${name}/top` : `lay:${name}`;
    case 'market': {
      const held = view.market[Number(name) - 1];
      if (view.phase === 'draft' && held) return `draft:${held}`;
      return view.phase === 'take' && name !== 'deck' ? `take:${name}` : `buy:${name}`;
    }
    case 'goal':
      return `objective:${choice.tile ?? view.mine?.drawn[0] ?? 73}/${name}`;
    case 'dragon':
      return `mark:${name}`;
    case 'ability':
      return view.phase === 'unmark' ? `unmark:${name}` : `use:${name}`;
    default:
      return `${OFFERS[view.phase] ?? 'draft'}:${name}${view.phase === 'return' ? '/top' : ''}`;
  }
}
