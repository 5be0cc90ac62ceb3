/** What is laid out for a choice: tiles on offer, ways to pay and to receive, resources to give back. */
import type { Action } from './actions';
import type { View } from '../view';

export interface Offer {
  readonly tile: number;
  /** What can be done with it; an objective is picked first and then placed. */
  readonly actions: readonly Action[];
}

export interface TrayContent {
  readonly offers: readonly Offer[];
  /** Ways to pay or to receive, or resources to give back. */
  readonly ways: readonly Action[];
}

const NOTHING: TrayContent = { offers: [], ways: [] };

/** The tiles that the question of a phase is about. */
function laidOut(view: View): readonly number[] {
  if (!view.mine) return [];
  switch (view.phase) {
    case 'power':
    case 'pick':
      return view.mine.offer;
    case 'keep':
    case 'return':
    case 'objective':
    case 'replace':
      return view.mine.drawn;
    case 'give':
      return view.mine.hand;
    default:
      return [];
  }
}

export function trayOf(view: View, actions: readonly Action[]): TrayContent {
  if (actions.length === 0) return NOTHING;
  const offers = laidOut(view).map((tile) => ({
    tile,
    actions: actions.filter((action) => 'tile' in action && action.tile === tile),
  }));
  const ways = actions.filter((action) => action.kind === 'pay' || action.kind === 'get' || action.kind === 'drop');
  return { offers, ways };
}
