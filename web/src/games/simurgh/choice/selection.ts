/** Which things on the board answer the question of the moment. All of it follows from the texts of the legal actions. */
import type { Action } from './actions';
import type { AreaView, View } from '../view';

/**
 * A thing that can be pressed: "space forge", "space w2.3", "area w3", "hand 14", "market 2", "market deck",
 * "goal 4", "dragon 57", "ability 57b", "offer 51", "good veg".
 */
export type Key = string;

/** What a press on a space means before the main action: a vassal goes there, or comes back. */
export type Mode = 'place' | 'recall';

/** The level that the explorer of a seat in an area would reach next. */
export function nextLevel(area: AreaView | undefined, seat: number): string | null {
  const at = area?.spaces.findIndex((space) => space.vassals.some((vassal) => vassal.seat === seat)) ?? -1;
  return area && at >= 0 && at + 1 < area.spaces.length ? `${area.area}.${at + 2}` : null;
}

/** The thing that a action is made with, or null for those that only the prompt bar offers. */
export function keyOf(action: Action, view: View): Key | null {
  switch (action.kind) {
    case 'place':
    case 'recall':
    case 'spend':
      return `space ${action.space}`;
    case 'explore': {
      const level = nextLevel(
        view.wilds.find((area) => area.area === action.area),
        view.mine?.seat ?? -1,
      );
      return level === null ? null : `space ${level}`;
    }
    case 'area':
    case 'remove':
      return `area ${action.area}`;
    case 'lay':
    case 'give':
      return `hand ${action.tile}`;
    case 'draft': {
      const place = view.market.indexOf(action.tile);
      return view.phase === 'draft' && place >= 0 ? `market ${place + 1}` : `offer ${action.tile}`;
    }
    case 'pick':
    case 'keep':
    case 'return':
      return `offer ${action.tile}`;
    case 'buy':
    case 'take':
      return `market ${action.from}`;
    case 'objective':
      return `goal ${action.place}`;
    case 'mark':
      return `dragon ${action.tile}`;
    case 'drop':
      return `good ${action.resource}`;
    case 'use':
    case 'unmark':
      return `ability ${action.ability}`;
    default:
      return null;
  }
}

export type Targets = ReadonlyMap<Key, readonly Action[]>;

export interface Choice {
  readonly mode: Mode;
  /** The objective that is to be placed. */
  readonly tile: number | null;
}

function counts(action: Action, choice: Choice, phase: string): boolean {
  if (action.kind === 'recall') return phase === 'recall' || choice.mode === 'recall';
  if (action.kind === 'place') return choice.mode === 'place';
  return action.kind !== 'objective' || action.tile === choice.tile;
}

/** What can be pressed now, and what each press could mean. */
export function targetsOf(view: View, actions: readonly Action[], choice: Choice): Targets {
  const found = new Map<Key, Action[]>();
  for (const action of actions) {
    const key = keyOf(action, view);
    if (key === null || !counts(action, choice, view.phase)) continue;
    found.set(key, [...(found.get(key) ?? []), action]);
  }
  return found;
}

/** What is picked on the way to an action: it counts, and a thing with several meanings is asked about. */
export function choiceFor(view: View, actions: readonly Action[], action: Action): Choice & { key: Key | null } {
  const mode = action.kind === 'recall' && view.phase !== 'recall' ? 'recall' : 'place';
  const choice: Choice = { mode, tile: action.kind === 'objective' ? action.tile : null };
  const key = keyOf(action, view);
  const meanings = key === null ? [] : (targetsOf(view, actions, choice).get(key) ?? []);
  return { ...choice, key: meanings.length > 1 ? key : null };
}

/** Where on a small screen a thing lies. */
export const TABS = ['city', 'market', 'wilds', 'mine', 'seats'] as const;
export type Tab = (typeof TABS)[number];

export function tabOf(key: Key): Tab | null {
  const [kind, name = ''] = key.split(' ');
  if (kind === 'space') return /^w\d/.test(name) ? 'wilds' : name === 'scouts_quarters' ? 'market' : 'city';
  if (kind === 'area') return 'wilds';
  if (kind === 'market') return 'market';
  if (kind === 'goal') return 'city';
  return kind === 'offer' || kind === 'good' ? null : 'mine';
}

/** The one tab that holds the answer; null when the one shown has one. Who comes back is not asked among dragons. */
export function tabFor(targets: Targets, shown: Tab): Tab | null {
  const all = [...targets];
  const recalled = all.filter(([, meanings]) => meanings.some(({ kind }) => kind === 'recall'));
  const tabs = new Set((recalled.length > 0 ? recalled : all).flatMap(([key]) => tabOf(key) ?? []));
  if (tabs.size === 0 || tabs.has(shown)) return null;
  return TABS.find((tab) => tabs.has(tab)) ?? null;
}
