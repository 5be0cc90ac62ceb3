/** Choreography: notes become scenes that follow each other, and the last one is the view. */
import type { View } from '../view';
import { type Flight, castleTo, leaving, recruits, swordTo } from './flights';
import { drawn, laidDown, madeReady, received, recounted, taken } from './ledger';
import { UNTIL_TAPPED } from '$lib/board/stage.svelte';
import { type Fact, named } from '$lib/board/facts';
import { type PlayedTable, after, finished, laid } from './table';

export type SceneKind =
  | 'lay'
  | 'show'
  | 'returned'
  | 'cancelled'
  | 'won'
  | 'castle'
  | 'camps'
  | 'sword'
  | 'hold'
  | 'recruited'
  | 'empty'
  | 'over'
  | 'draw'
  | 'tile'
  | 'settle';

/** Everything the board draws at one moment. */
export interface Scenery {
  view: View;
  table: PlayedTable | null;
  /** The tile in play lies face up. */
  up: boolean;
}

export interface Scene {
  kind: SceneKind;
  /** Movement and time to read, in milliseconds. */
  ms: number;
  scenery: Scenery;
  flights: Flight[];
}

/** Time of every scene: its movement (design.md section 8) and a pause. */
export const MS: Readonly<Record<SceneKind, number>> = {
  lay: 420,
  show: 1300,
  returned: 1000,
  cancelled: 1300,
  won: 1100,
  castle: 460,
  camps: 900,
  sword: 460,
  hold: 1800,
  recruited: 800,
  empty: 1200,
  over: 2200,
  draw: 380,
  tile: 900,
  settle: 0,
};
/** Without motion the whole resolution is one still table, long enough to read. */
export const STILL_MS = 4500;

const NO_SWORD = -1;
/** Facts of one kind that are shown together. */
const TOGETHER = new Set([
  'ready',
  'attack',
  'cancelled',
  'to-camp',
  'recruited',
  'recruited-hidden',
  'nothing-to-recruit',
]);

function groups(notes: readonly Fact[]): Fact[][] {
  const all: Fact[][] = [];
  for (const note of notes) {
    const last = all.at(-1);
    const alike = last?.[0] && TOGETHER.has(note.key) && family(last[0].key) === family(note.key);
    if (alike) last.push(note);
    else all.push([note]);
  }
  return all;
}

function family(key: string): string {
  return key === 'recruited-hidden' || key === 'nothing-to-recruit' ? 'recruited' : key;
}

/** Collects scenes while it carries the scenery from one to the next. */
class Script {
  readonly scenes: Scene[] = [];
  readonly before: View;

  constructor(
    private now: Scenery,
    readonly next: View,
    private readonly goesBack: (card: string) => boolean,
  ) {
    this.before = now.view;
  }

  get view(): View {
    return this.now.view;
  }

  get table(): PlayedTable | null {
    return this.now.table;
  }

  add(kind: SceneKind, change: Partial<Scenery> = {}, flights: Flight[] = []): void {
    this.set(change);
    this.scenes.push({ kind, ms: MS[kind], scenery: this.now, flights });
  }

  /** Changes what the next scene shows. */
  set(change: Partial<Scenery>): void {
    this.now = { ...this.now, ...change };
  }

  /** The table after these facts; cards that leave it are counted when they have landed. */
  turn(kind: SceneKind, facts: readonly Fact[]): void {
    const before = this.table;
    if (!before) return;
    const table = facts.reduce((sum, fact) => after(sum, fact, this.goesBack), before);
    const flights = leaving(before, table);
    this.add(kind, { table }, flights);
    this.set({ view: received(this.view, flights) });
  }
}

function attacked(script: Script, facts: readonly Fact[]): void {
  const table = laid(script.view.tile, facts);
  script.add('lay', { table, view: laidDown(script.view, table, script.before) });
  script.add('show', { table: { ...table, up: true } });
}

function won(script: Script, fact: Fact): void {
  script.turn('won', [fact]);
  const win = script.table?.win;
  if (!win) return;
  script.add('castle', {}, [castleTo(win.tile, win.seat)]);
  script.set({ view: taken(script.view, win) });
}

function swordMoved(script: Script, fact: Fact): void {
  const moves = fact.key === 'sword';
  const table = script.table && after(script.table, fact, () => false);
  if (moves) script.add('sword', { table, view: { ...script.view, sword: NO_SWORD } }, [swordTo(fact)]);
  const sword = moves ? (fact.seat ?? NO_SWORD) : script.view.sword;
  script.add('hold', { table: table && finished(table), view: { ...script.view, sword } });
}

function recruited(script: Script, facts: readonly Fact[]): void {
  const movers = facts.filter((fact) => fact.key !== 'nothing-to-recruit').map((fact) => fact.seat ?? 0);
  if (movers.length === 0) script.add('empty');
  else script.add('recruited', { view: recounted(script.view, script.next) }, recruits(movers));
}

function drew(script: Script, fact: Fact): void {
  script.add('draw', { view: drawn(script.next, named(fact.args['tile'])), table: null, up: false });
  script.add('tile', { up: true });
}

function ended(script: Script, fact: Fact): void {
  if (script.next.game === script.before.game) return;
  script.add('over', { view: { ...script.view, removed: named(fact.args['tile']) } });
}

function direct(script: Script, facts: readonly Fact[]): void {
  const fact = facts[0];
  switch (fact?.key) {
    case 'ready':
      return script.set({
        view: madeReady(
          script.view,
          facts.map((entry) => entry.seat),
        ),
      });
    case 'attack':
      return attacked(script, facts);
    case 'returned':
    case 'cancelled':
      return script.turn(fact.key, facts);
    case 'won':
    case 'won-sword':
      return won(script, fact);
    case 'to-camp':
      return script.turn('camps', facts);
    case 'sword':
    case 'sword-stays':
      return swordMoved(script, fact);
    case 'recruited':
    case 'recruited-hidden':
    case 'nothing-to-recruit':
      return recruited(script, facts);
    case 'tile':
      return drew(script, fact);
    case 'game-over':
      return ended(script, fact);
    default:
      return undefined;
  }
}

/** Where the board rests: between two rounds of a game the played cards stay on the table. */
export function rest(view: View, table: PlayedTable | null): Scenery {
  const between = view.phase === 'reveal' && view.tile !== null;
  return { view, table: between && table ? finished(table) : null, up: true };
}

/** Another seat has come to the screen, or none: the cards of the one before are no longer shown. */
function seenBy(now: Scenery, next: View): Scenery {
  return now.view.mine?.seat === next.mine?.seat ? now : { ...now, view: { ...now.view, mine: null } };
}

interface Staging {
  notes: readonly Fact[];
  next: View;
  goesBack: (card: string) => boolean;
  still: boolean;
  /** At a shared screen the result stays until it is tapped: not everybody has read it after the same time. */
  shared: boolean;
}

const RESULTS: readonly SceneKind[] = ['hold', 'over'];

/** All scenes from what is shown now to the next view. */
export function scenesOf(now: Scenery, { notes, next, goesBack, still, shared }: Staging): Scene[] {
  const script = new Script(seenBy(now, next), next, goesBack);
  for (const facts of groups(notes)) direct(script, facts);
  const end: Scene = { kind: 'settle', ms: MS.settle, scenery: rest(next, script.table), flights: [] };
  const results = script.scenes.filter(({ kind }) => RESULTS.includes(kind));
  const scenes = still ? results.map((scene) => ({ ...scene, ms: STILL_MS, flights: [] })) : script.scenes;
  if (!shared) return [...scenes, end];
  return [...scenes.map((scene) => (RESULTS.includes(scene.kind) ? { ...scene, ms: UNTIL_TAPPED } : scene)), end];
}
