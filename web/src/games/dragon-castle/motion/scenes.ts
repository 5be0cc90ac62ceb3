/** Choreography: notes become scenes that follow each other, and the last one is the view. */
import { type Fact, allNamed, amount, named } from '$lib/board/facts';
import { type Flight, flightOf } from './flights';
import { after } from './ledger';
import type { View } from '../view';

/** A set that turns. */
export interface Mark {
  seat: number;
  cells: readonly string[];
  /** Points that are being scored. */
  gain: number;
  turned: boolean;
}

/** What a seat did in its last turn: castle places it took from, cells of its realm that changed. */
export interface Trail {
  seat: number;
  taken: readonly string[];
  cells: readonly string[];
}

/** Everything the board draws at one moment. */
export interface Scenery {
  view: View;
  mark: Mark | null;
  /** One per seat, until that seat's next turn. */
  trails: readonly Trail[];
  /** The castle tile that has just come to light. */
  fresh: string | null;
}

export interface Scene {
  ms: number;
  scenery: Scenery;
  flights: readonly Flight[];
}

/** Movement and time to read (boards.md section 6), in milliseconds. */
const MS = { slide: 340, shown: 280, glow: 620, turn: 460, shrine: 320, token: 620 } as const;

/** Tiles of a set turn so many milliseconds after each other. */
export const STAGGER = 70;

class Script {
  readonly scenes: Scene[] = [];

  constructor(private now: Scenery) {}

  get view(): View {
    return this.now.view;
  }

  get trails(): readonly Trail[] {
    return this.now.trails;
  }

  add(ms: number, change: Partial<Scenery>, flights: readonly Flight[] = []): void {
    this.now = { ...this.now, fresh: null, ...change };
    this.scenes.push({ ms, scenery: this.now, flights });
  }

  set(change: Partial<Scenery>): void {
    this.now = { ...this.now, ...change };
  }
}

/** A tile in the air: it has left one place and is not yet in the other. */
function airborne(now: View, then: View, fact: Fact): View {
  switch (fact.key) {
    case 'take':
    case 'pair':
      return { ...then, hand: now.hand };
    case 'place':
      return { ...now, hand: then.hand };
    default:
      return now;
  }
}

/** The cells that a fact leaves its trace on. */
function trace(fact: Fact): string[] {
  if (fact.key === 'set' || fact.key === 'set-number') return allNamed(fact.args['cells']);
  const cell = fact.key.startsWith('moved') || fact.key === 'shifted' ? fact.args['end'] : fact.args['cell'];
  return ['place', 'build', 'faith', 'moved', 'moved-back', 'shifted', 'turned'].includes(fact.key)
    ? [named(cell)]
    : [];
}

const BEGINS = new Set(['take', 'summon']);
const TAKES = new Set(['take', 'pair', 'destroyed']);

/** The trails after a fact; a seat's own starts anew with its next turn. */
function followed(trails: readonly Trail[], fact: Fact): readonly Trail[] {
  const { seat } = fact;
  const taken = TAKES.has(fact.key) ? [named(fact.args['cell'])] : [];
  const cells = trace(fact);
  if (seat === null || (taken.length === 0 && cells.length === 0 && !BEGINS.has(fact.key))) return trails;
  const before = BEGINS.has(fact.key) ? undefined : trails.find((trail) => trail.seat === seat);
  const next = { seat, taken: [...(before?.taken ?? []), ...taken], cells: [...(before?.cells ?? []), ...cells] };
  return [...trails.filter((trail) => trail.seat !== seat), next];
}

function turnSet(script: Script, fact: Fact, seat: number): void {
  const cells = allNamed(fact.args['cells']);
  const gain = amount(fact.args['points']);
  script.add(MS.glow, { mark: { seat, cells, gain, turned: false } });
  script.add(MS.turn + (STAGGER * cells.length) / 2, {
    view: after(script.view, fact),
    mark: { seat, cells, gain, turned: true },
  });
}

function direct(script: Script, fact: Fact): void {
  const seat = fact.seat ?? -1;
  const then = after(script.view, fact);
  script.set({ trails: followed(script.trails, fact) });
  if (fact.key === 'set' || fact.key === 'set-number') return turnSet(script, fact, seat);
  if (fact.key === 'shown') return script.add(MS.shown, { view: then, fresh: named(fact.args['cell']) });
  const flight = flightOf(fact, seat);
  if (flight) {
    const ms = fact.key === 'summon' ? MS.token : flight.piece.kind === 'shrine' ? MS.shrine : MS.slide;
    script.add(ms, { view: airborne(script.view, then, fact), mark: null }, [flight]);
  }
  script.set({ view: then });
}

export function rest(view: View, trails: readonly Trail[] = []): Scenery {
  return { view, mark: null, trails, fresh: null };
}

/** All scenes from what is shown now to the next view; still ones show the end only. */
export function scenesOf(now: Scenery, notes: readonly Fact[], next: View, still: boolean): Scene[] {
  const setup = now.view.phase === 'setup';
  const script = new Script(now);
  if (!setup) for (const fact of notes) direct(script, fact);
  const end: Scene = { ms: 0, scenery: rest(next, script.trails), flights: [] };
  return still ? [end] : [...script.scenes, end];
}
