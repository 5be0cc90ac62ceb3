/** Choreography: notes become scenes that follow each other, and the last one is the view. */
import type { Fact } from '$lib/board/facts';
import { type Flight, flightsOf } from './flights';
import { arriving, leaving, levelOf, resting, spaceOf } from './ledger';
import type { View } from '../view';

/** Everything the board draws at one moment. */
export interface Scenery {
  readonly view: View;
  /** The fact that is shown, for the prompt bar. */
  readonly fact: Fact | null;
  /** The space where it happens. */
  readonly place: string | null;
  /** The space that was used last: it keeps a ring until the next one is. */
  readonly last: string | null;
}

export interface Scene {
  ms: number;
  readonly scenery: Scenery;
  readonly flights: readonly Flight[];
}

/** Movement (boards.md section 6) and a short pause, in milliseconds. What is missing here is not shown by itself. */
const MS: Readonly<Record<string, number>> = {
  placed: 400,
  recalled: 300,
  spent: 260,
  'spent-from': 300,
  paid: 320,
  gained: 380,
  'paid-points': 260,
  scored: 360,
  ability: 300,
  marked: 220,
  unmarked: 220,
  laid: 460,
  chronicle: 400,
  explored: 420,
  'took-tile': 380,
  'turned-up': 300,
  'drew-tile': 320,
  'drew-tile-hidden': 320,
  dragon: 520,
  objective: 640,
  replaced: 640,
  'no-objective': 320,
  ending: 1200,
  turn: 160,
  'scored-objective': 800,
  'scored-resources': 600,
  drafted: 380,
};
/** The shell waits fifteen seconds at most. */
export const LONGEST = 8000;

export function rest(view: View, last: string | null = null): Scenery {
  return { view, fact: null, place: null, last };
}

/** The space that a vassal has come to. */
function usedBy(fact: Fact, view: View): string | null {
  if (fact.key === 'placed') return spaceOf(fact);
  return fact.key === 'explored' ? levelOf(view, fact, 0) : null;
}

/** Where the things of the following facts come from and go to. */
function placeAfter(fact: Fact, view: View, old: string | null): string | null {
  const used = usedBy(fact, view);
  if (used !== null) return used;
  return fact.key === 'turn' || fact.key === 'ability' ? null : old;
}

/** All scenes from what is shown now to the next view. Without motion there is only the end. */
export function scenesOf(now: Scenery, notes: readonly Fact[], next: View, still: boolean): Scene[] {
  const used = notes.reduce((last, fact) => usedBy(fact, next) ?? last, now.last);
  const end: Scene = { ms: 0, scenery: rest(next, used), flights: [] };
  if (still || now.view.seats.length !== next.seats.length) return [end];
  // another seat has come to the screen, or none: the tiles of the one before are no longer shown
  const seen = now.view.mine?.seat === next.mine?.seat ? now.view : { ...now.view, mine: null };
  let view = resting(seen);
  let place = now.place;
  const scenes: Scene[] = [];
  for (const fact of notes) {
    place = placeAfter(fact, view, place);
    const flights = flightsOf(fact, view, place);
    view = leaving(view, fact);
    const ms = MS[fact.key] ?? 0;
    if (ms > 0) scenes.push({ ms, scenery: { view, fact, place, last: null }, flights });
    view = arriving(view, fact);
  }
  const total = scenes.reduce((sum, scene) => sum + scene.ms, 0);
  const pace = Math.min(1, LONGEST / Math.max(1, total));
  for (const scene of scenes) scene.ms = Math.round(scene.ms * pace);
  return [...scenes, end];
}
