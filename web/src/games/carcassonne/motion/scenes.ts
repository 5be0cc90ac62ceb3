/** Choreography: notes become scenes that follow each other, and the last one is the view. */
import type { Fact } from '$lib/board/facts';
import { type Glow, featureAt, glowOf } from '../printed/lighting';
import type { View } from '../view';
import { type Flight, flightsOf } from './flights';
import { after, cellOf, number, resting } from './ledger';

/** Points on their way to a seat, shown where they were made. */
export interface Gain {
  readonly seat: number;
  readonly points: number;
  readonly x: number;
  readonly y: number;
}

/** Everything the board draws at one moment. */
export interface Scenery {
  readonly view: View;
  readonly glow: Glow;
  readonly gains: readonly Gain[];
  /** The fact that is shown, for the prompt bar. */
  readonly fact: Fact | null;
}

export interface Scene {
  ms: number;
  readonly scenery: Scenery;
  readonly flights: readonly Flight[];
}

/** Movement (design.md section 8 and boards.md section 6) and time to read, in milliseconds. */
const MS: Readonly<Record<string, number>> = {
  drawn: 420,
  aside: 1100,
  discarded: 1100,
  reshuffled: 900,
  placed: 520,
  volcano: 800,
  walk: 500,
  step: 460,
  'dead-end': 800,
  eaten: 700,
  deployed: 480,
  'through-portal': 620,
  'sent-home': 800,
  fairy: 620,
  'fairy-turn': 800,
  'fairy-bonus': 900,
  home: 760,
  road: 1100,
  city: 1300,
  cloister: 1100,
  final: 900,
  'open-road': 1000,
  'open-city': 1000,
  'open-cloister': 1000,
  farm: 1200,
  'farm-city': 1000,
  'farm-pig': 1200,
  'farm-city-pig': 1000,
  'farm-walls': 1000,
  'road-inn': 1200,
  'city-cathedral': 1400,
  'open-road-inn': 1000,
  'open-city-cathedral': 1000,
  'helper-deployed': 480,
  'helper-eaten': 700,
  'helper-alone': 900,
  'helper-home': 760,
  extends: 700,
  'second-tile': 800,
  goods: 900,
  'goods-points': 1100,
  king: 1100,
  robber: 1100,
  'king-points': 1100,
  'robber-points': 1100,
  entered: 1300,
  count: 900,
  back: 700,
  market: 700,
};
/** The shell waits fifteen seconds at most. */
export const LONGEST = 12_000;
/** Facts of one kind that happen at once. */
const TOGETHER = new Set(['home', 'helper-home']);
const SCORED = new Set(
  Object.keys(MS).filter((key) => /^(open-)?(road|city|cloister)(-inn|-cathedral)?$|^farm/.test(key)),
);

function samePlace(a: Fact, b: Fact): boolean {
  return a.key === b.key && ['x', 'y', 'segment'].every((name) => a.args[name] === b.args[name]);
}

/** Facts that are shown together: figures going home, and one feature that pays several seats. */
function groups(notes: readonly Fact[]): Fact[][] {
  const all: Fact[][] = [];
  for (const note of notes) {
    const first = all.at(-1)?.[0];
    const joins =
      first && first.key === note.key && (TOGETHER.has(note.key) || (SCORED.has(note.key) && samePlace(first, note)));
    if (joins) all.at(-1)?.push(note);
    else all.push([note]);
  }
  return all;
}

/** Where points are shown: above the spot that was scored. */
function gainsOf(facts: readonly Fact[]): Gain[] {
  return facts
    .filter((fact) => fact.args['points'] !== undefined && fact.args['x'] !== undefined)
    .map((fact) => ({
      seat: fact.seat ?? 0,
      points: number(fact, 'points'),
      x: number(fact, 'x'),
      y: number(fact, 'y'),
    }));
}

function glowing(next: View, fact: Fact): Glow {
  if (!SCORED.has(fact.key)) return [];
  const [x, y] = cellOf(fact);
  const feature = featureAt(next, x, y, number(fact, 'segment'));
  return feature < 0 ? [] : glowOf(next, feature);
}

export function rest(view: View): Scenery {
  return { view, glow: [], gains: [], fact: null };
}

/** All scenes from what is shown now to the next view. Without motion there is only the end. */
export function scenesOf(now: Scenery, notes: readonly Fact[], next: View, still: boolean): Scene[] {
  const end: Scene = { ms: 0, scenery: rest(next), flights: [] };
  if (still) return [end];
  let view = resting(now.view);
  const scenes: Scene[] = [];
  for (const facts of groups(notes)) {
    const [first] = facts;
    if (!first) continue;
    const before = view;
    view = facts.reduce(after, view);
    const ms = MS[first.key] ?? 0;
    if (ms > 0)
      scenes.push({
        ms,
        scenery: { view, glow: glowing(next, first), gains: gainsOf(facts), fact: first },
        flights: flightsOf(facts, before),
      });
  }
  const total = scenes.reduce((sum, scene) => sum + scene.ms, 0);
  const pace = Math.min(1, LONGEST / Math.max(1, total));
  for (const scene of scenes) scene.ms = Math.round(scene.ms * pace);
  return [...scenes, end];
}
