/** Choreography: notes become scenes that follow each other, and the last one is the view. */
import { type Fact, allNamed, amount, named } from '$lib/board/facts';
import { freshSpots } from './fresh';
import { type Flight, STAGGER, fromPool, spot, toHand, toStack } from './flights';
import { gainOf } from './gains';
import { amuletDone, crystals, forSeat, forSide, given, received } from './ledger';
import { type Catalog, type View, type Side } from '../view';

export type SceneKind = 'take' | 'page' | 'put' | 'play' | 'gain' | 'amulet' | 'pass' | 'settle';

/** A page on its way: it lifts off the book, or falls onto it. */
export interface Leaf {
  side: Side;
  way: 'off' | 'on';
  back: string;
  /** The page below, to be seen meanwhile. */
  under: string | null;
}

/** Everything the board draws at one moment. */
export interface Scenery {
  view: View;
  leaf: Leaf | null;
  /** The seat that has just passed. */
  passed: number | null;
  /** The seat whose ring closes. */
  closing: number | null;
  /** Spots that carry a ring, where nothing moves. */
  fresh: readonly string[];
}

export interface Scene {
  kind: SceneKind;
  /** Movement and time to read, in milliseconds. */
  ms: number;
  scenery: Scenery;
  flights: Flight[];
}

/** Time of every scene: its movement (design.md section 8) and a short pause. */
const MS: Readonly<Record<SceneKind, number>> = {
  take: 420,
  page: 430,
  put: 400,
  play: 520,
  gain: 480,
  amulet: 620,
  pass: 420,
  settle: 0,
};

export function rest(view: View): Scenery {
  return { view, leaf: null, passed: null, closing: null, fresh: [] };
}

function sideOf(fact: Fact): Side {
  return named(fact.args['side']) === 'right' ? 'right' : 'left';
}

/** Collects scenes while it carries the view from one to the next. */
class Script {
  readonly scenes: Scene[] = [];
  /** A card was just put on this side: its page falls onto the book. */
  falls = false;

  constructor(
    public view: View,
    readonly next: View,
    readonly catalog: Catalog,
  ) {}

  add(kind: SceneKind, flights: Flight[] = [], more: Partial<Scenery> = {}, extra = 0): void {
    this.scenes.push({ kind, ms: MS[kind] + extra, scenery: { ...rest(this.view), ...more }, flights });
  }
}

function took(script: Script, fact: Fact, seat: number): void {
  const side = sideOf(fact);
  const card = named(fact.args['card']);
  script.view = forSide(script.view, side, { display: null });
  script.add('take', [toHand(card, [spot.display(side)], seat)]);
  script.view = received({ ...script.view, takes: script.view.takes + 1 }, seat, card, script.catalog);
}

function turned(script: Script, fact: Fact): void {
  const side = sideOf(fact);
  const back = named(fact.args['back']);
  const old = script.view.book[side].page;
  script.view = forSide(script.view, side, { page: back, pile: amount(fact.args['pile']) });
  if (script.falls) script.add('page', [], { leaf: { side, way: 'on', back, under: old } });
  else if (old !== null) script.add('page', [], { leaf: { side, way: 'off', back: old, under: back } });
  script.falls = false;
}

/** Everybody learns the back of the card from the page that follows; its owner knows the front. */
function put(script: Script, fact: Fact, seat: number, after: readonly Fact[]): void {
  const page = after.find((entry) => entry.key === 'page');
  if (!page) return;
  const back = named(page.args['back']);
  const known = allNamed(fact.args['card']);
  const keys = known.map((card) => spot.own(`${card}-1`));
  const flight: Flight = {
    piece: { kind: 'page', back },
    from: [...keys, spot.hand(seat)],
    to: [spot.page(sideOf(page))],
    delay: 0,
  };
  script.view = given(script.view, seat, [back], known);
  script.add('put', [flight]);
  script.falls = true;
}

function played(script: Script, fact: Fact, seat: number): void {
  const cards = allNamed(fact.args['cards']);
  const colour = named(fact.args['colour']);
  script.view = given(
    script.view,
    seat,
    cards.map((card) => script.catalog.back(card)),
    cards,
  );
  script.add('play', toStack(cards, seat, colour), {}, cards.length * STAGGER);
  const now = script.next.seats.find((entry) => entry.seat === seat);
  if (now) script.view = forSeat(script.view, seat, () => ({ row: now.row, played: now.played }));
}

/** Something comes from the pool to a seat. */
function gain(script: Script, fact: Fact, seat: number): void {
  const gained = gainOf(fact, seat, script.view, script.catalog);
  if (!gained) return;
  script.add('gain', [fromPool(gained.item, gained.art, seat, gained.to)]);
  script.view = gained.view;
}

/** Crystals go back to the pool: for a fourth card, or for a chest. */
function paid(script: Script, seat: number, count: number): void {
  script.view = crystals(script.view, seat, -count);
  const flight: Flight = {
    piece: { kind: 'art', art: 'dk-crystal' },
    from: [spot.item('crystal', seat)],
    to: [spot.pool('crystal')],
    delay: 0,
  };
  script.add('gain', [flight]);
}

function direct(script: Script, fact: Fact, after: readonly Fact[]): void {
  const seat = fact.seat ?? -1;
  switch (fact.key) {
    case 'turn':
      script.view = {
        ...script.view,
        turn: amount(fact.args['turn']),
        active: seat,
        acting: seat,
        phase: 'take',
        takes: 0,
      };
      return;
    case 'take':
      return took(script, fact, seat);
    case 'display':
      script.view = forSide(script.view, sideOf(fact), { display: named(fact.args['card']) });
      return;
    case 'blown-under':
      script.view = forSide(script.view, sideOf(fact), { display: null });
      return;
    case 'page':
      return turned(script, fact);
    case 'put':
    case 'put-hidden':
      return put(script, fact, seat, after);
    case 'play':
      return played(script, fact, seat);
    case 'amulet':
      script.view = amuletDone(script.view, seat, amount(fact.args['done']));
      return script.add('amulet', [], { closing: seat });
    case 'crystal-spent':
      return paid(script, seat, 1);
    case 'chest-used':
      return paid(script, seat, amount(fact.args['cost']));
    case 'pass':
      return script.add('pass', [], { passed: seat });
    default:
      return gain(script, fact, seat);
  }
}

interface Staging {
  notes: readonly Fact[];
  next: View;
  catalog: Catalog;
  still: boolean;
}

/** The end of the story for who wants nothing to move: what it changed is marked. */
function marked(next: View, notes: readonly Fact[]): Scenery {
  const passed = notes.findLast((fact) => fact.key === 'pass')?.seat ?? null;
  const closing = notes.findLast((fact) => fact.key === 'amulet')?.seat ?? null;
  return { ...rest(next), passed, closing, fresh: freshSpots(notes, next) };
}

/** All scenes from what is shown now to the next view. */
export function scenesOf(now: View, { notes, next, catalog, still }: Staging): Scene[] {
  const end: Scene = { kind: 'settle', ms: MS.settle, scenery: rest(next), flights: [] };
  if (still) return [{ ...end, scenery: marked(next, notes) }];
  // another seat has come to the screen, or none: the cards of the one before are no longer shown
  const seen = now.mine?.seat === next.mine?.seat ? now : { ...now, mine: null };
  if (next.seats.length !== now.seats.length) return [end];
  const script = new Script(seen, next, catalog);
  notes.forEach((fact, at) => direct(script, fact, notes.slice(at + 1)));
  return [...script.scenes, end];
}
