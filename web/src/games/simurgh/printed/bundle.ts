/** Bundles of the data, such as "2 meat + 2 veg/meat" or "1 wood | 1 stone", read into parts and turned into symbols. */
import { type Ability, type Effect, RESOURCES, type Special, type Thing, VASSALS } from '../view';

/** One part of a bundle: so many of a thing, or of two things in any mix. `same`: of a kind that was just received. */
export interface Term {
  count: number;
  things: readonly (Thing | 'same')[];
}

/** Alternatives, of which one is chosen; all terms of it together. */
export type Bundle = readonly (readonly Term[])[];

const NAMES: ReadonlySet<string> = new Set([...RESOURCES, 'pp', 'marker', ...VASSALS, 'same']);

function isThing(name: string): name is Thing | 'same' {
  return NAMES.has(name);
}

function termOf(text: string): Term {
  const [count = '', names = ''] = text.trim().split(' ');
  const things = names.split('/').filter(isThing);
  if (!/^\d+$/.test(count) || things.length !== names.split('/').length)
    throw new RangeError(`${text} is no part of a bundle`);
  return { count: Number(count), things };
}

/** Nothing at all is no alternative. */
export function parseBundle(text: string | undefined): Bundle {
  if (!text) return [];
  return text.split('|').map((alternative) => alternative.split('+').map(termOf));
}

/** What an action says: "1wood+2stone", or "nothing". */
export function parseGoods(text: string): readonly Term[] {
  if (text === 'nothing') return [];
  return text.split('+').map((part) => termOf(part.replace(/^(\d+)/, '$1 ')));
}

/** A sign that is drawn. */
export type Sign =
  /** So many of one thing, or of several in any mix. */
  | { kind: 'amount'; count: number; arts: readonly string[]; term: Term }
  /** Points, with their number inside the star. */
  | { kind: 'points'; count: number; term: Term }
  | { kind: 'or' }
  /** Look at so many, keep one. */
  | { kind: 'look'; art: string; count: number }
  | { kind: 'deed'; art: string };

const SPECIAL_ART: Readonly<Record<Special, string>> = {
  scout_purchase: 'si-market',
  objective_draft: 'si-goal',
  take_faceup_tile: 'si-tileup',
  draw_facedown_tile: 'si-tiledown',
  extra_explore_move: 'si-explore',
  replace_objective: 'si-swap',
};

/** The objectives that a rider at the monument looks at: `monument_draw` of the components. */
export const OBJECTIVES_SEEN = 3;

function signOf(term: Term): Sign {
  if (term.things[0] === 'pp') return { kind: 'points', count: term.count, term };
  return { kind: 'amount', count: term.count, arts: term.things.map((thing) => `si-${thing}`), term };
}

function signs(bundle: Bundle): Sign[] {
  return bundle.flatMap((alternative, at) => [...(at ? [{ kind: 'or' } as const] : []), ...alternative.map(signOf)]);
}

/** Everything right of the arrow: what is received, then dragons, then a procedure. */
export function gainSigns(effect: Effect): Sign[] {
  const found = signs(parseBundle(effect.get));
  if (effect.dragons) {
    found.push({ kind: 'look', art: 'si-dragon', count: effect.dragons.draw });
    if (effect.dragons.markers) found.push(signOf({ count: effect.dragons.markers, things: ['marker'] }));
  }
  if (effect.special === 'objective_draft')
    found.push({ kind: 'look', art: SPECIAL_ART.objective_draft, count: OBJECTIVES_SEEN });
  else if (effect.special) found.push({ kind: 'deed', art: SPECIAL_ART[effect.special] });
  return found;
}

export function costSigns(effect: Effect): Sign[] {
  return signs(parseBundle(effect.pay));
}

/** Names of what sets an ability off. */
export function triggers(ability: Ability): Thing[] {
  return (ability.on ?? '')
    .split('|')
    .map((name) => name.trim())
    .filter(isThing)
    .filter((thing) => thing !== 'same');
}

/** Pictures of what sets an ability off; none for an ability that is used whenever its owner likes. */
export function triggerArts(ability: Ability): string[] {
  if (ability.mode === 'on_explore') return ['si-explore'];
  if (ability.mode === 'on_objective') return ['si-goal'];
  return triggers(ability).map((thing) => `si-${thing}`);
}

/** Whether a seat holds too little for a part of a cost: marked, so that the reason is seen before it is asked for. */
export function lacks(term: Term, have: Readonly<Partial<Record<Thing, number>>>): boolean {
  let held = 0;
  for (const thing of term.things) {
    const count = thing === 'same' ? undefined : have[thing];
    if (count === undefined) return false;
    held += count;
  }
  return held < term.count;
}
