/** Choreography: notes become scenes that follow each other, and the last one is the view. */
import { type Fact, named } from '$lib/board/facts';
import { type Glow, featureAt, glowOf } from '../printed/lighting';
import type { View, Cell, FigureView } from '../view';

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

/** A follower on its way from the map to the row of its owner. */
export interface Flight {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly delay: number;
}

export interface Scene {
  ms: number;
  readonly scenery: Scenery;
  readonly flights: readonly Flight[];
}

/** Names of spots on the screen. */
export const figureSpot = ({ x, y, part }: Pick<FigureView, 'x' | 'y' | 'part'>): string => `figure-${x},${y},${part}`;
export const homeSpot = (seat: number): string => `home-${seat}`;

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
};
/** Followers leave so many milliseconds after each other. */
const STAGGER = 70;
/** The shell waits fifteen seconds at most. */
export const LONGEST = 12_000;
/** Facts of one kind that happen at once. */
const TOGETHER = new Set(['home']);
const LEAVING = new Set(['home', 'eaten', 'sent-home']);
const SCORED = new Set(['road', 'city', 'cloister', 'open-road', 'open-city', 'open-cloister', 'farm', 'farm-city']);

function number(fact: Fact, name: string): number {
  return Number(fact.args[name] ?? 0);
}

/** Where a fact happens on the map, if it has a place there. */
export function placeOf(fact: Fact): Cell | null {
  return fact.args['x'] === undefined ? null : cellOf(fact);
}

function cellOf(fact: Fact): Cell {
  return [number(fact, 'x'), number(fact, 'y')];
}

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

function supplied(view: View, seat: number, by: number): View {
  return {
    ...view,
    seats: view.seats.map((entry) => (entry.seat === seat ? { ...entry, supply: entry.supply + by } : entry)),
  };
}

function paid(view: View, seat: number, points: number): View {
  return {
    ...view,
    seats: view.seats.map((entry) => (entry.seat === seat ? { ...entry, points: entry.points + points } : entry)),
  };
}

/** Whose follower leaves the map. */
function ownerOf(fact: Fact): number {
  return fact.key === 'sent-home' ? Number(named(fact.args['owner'])) : (fact.seat ?? 0);
}

function flightsOf(facts: readonly Fact[]): Flight[] {
  return facts
    .filter((fact) => LEAVING.has(fact.key))
    .map((fact, order) => ({
      seat: ownerOf(fact),
      from: figureSpot({ x: number(fact, 'x'), y: number(fact, 'y'), part: number(fact, 'segment') }),
      to: homeSpot(ownerOf(fact)),
      delay: order * STAGGER,
    }));
}

function withoutFigure(view: View, fact: Fact, owner: number): View {
  const [x, y] = cellOf(fact);
  const stays = (figure: FigureView): boolean =>
    figure.x !== x || figure.y !== y || figure.part !== number(fact, 'segment');
  return supplied({ ...view, figures: view.figures.filter(stays) }, owner, 1);
}

function withFigure(view: View, fact: Fact): View {
  const [x, y] = cellOf(fact);
  const seat = fact.seat ?? 0;
  const figure: FigureView = {
    seat,
    role: named(fact.args['role']) as FigureView['role'],
    x,
    y,
    part: number(fact, 'segment'),
    // these two come with the view
    segment: '',
    feature: -1,
    safe: false,
    ward: false,
  };
  return supplied({ ...view, figures: [...view.figures, figure] }, seat, -1);
}

/** What is no longer true once the next thing happens: choices, and the end of the last walk. */
function resting(view: View): View {
  const walk = view.walk && { ...view.walk, next: [] };
  return { ...view, walk, places: [], spots: [], fairy_spots: [], knights: [] };
}

function placed(view: View, fact: Fact): View {
  const [x, y] = cellOf(fact);
  const tile = { id: named(fact.args['tile']), x, y, rotation: number(fact, 'rotation'), features: [] };
  const free = view.free.filter((cell) => cell.x !== x || cell.y !== y);
  const tiles = [...view.tiles, tile];
  return {
    ...view,
    tiles,
    placed: tiles.length,
    tile: null,
    walk: null,
    free,
    turn: fact.seat ?? view.turn,
    phase: 'action',
  };
}

function stepped(view: View, fact: Fact): View {
  const cell = cellOf(fact);
  const walk = view.walk ?? { path: [], left: 6, mover: null, next: [] };
  return {
    ...view,
    dragon: cell,
    walk: { path: [...walk.path, cell], left: Math.max(0, walk.left - 1), mover: fact.seat, next: [] },
  };
}

/** The view after one fact. */
function after(view: View, fact: Fact): View {
  const seat = fact.seat ?? 0;
  switch (fact.key) {
    case 'drawn':
      return {
        ...view,
        tile: named(fact.args['tile']),
        left: Math.max(0, view.left - 1),
        turn: seat,
        actor: seat,
        phase: 'place',
      };
    case 'aside':
    case 'discarded':
      return { ...view, tile: named(fact.args['tile']), left: Math.max(0, view.left - 1), phase: 'draw' };
    case 'final':
      return { ...view, phase: 'over', actor: null };
    case 'reshuffled':
      return { ...view, left: view.left + number(fact, 'tiles'), aside: {} };
    case 'placed':
      return placed(view, fact);
    case 'volcano':
      return { ...view, dragon: cellOf(fact) };
    case 'walk':
      return { ...view, walk: { path: [cellOf(fact)], left: 6, mover: null, next: [] } };
    case 'step':
      return stepped(view, fact);
    case 'fairy':
      return { ...view, fairy: cellOf(fact) };
    case 'deployed':
    case 'through-portal':
      return withFigure(view, fact);
    case 'home':
    case 'eaten':
    case 'sent-home':
      return withoutFigure(view, fact, ownerOf(fact));
    default:
      return fact.args['points'] === undefined ? view : paid(view, seat, number(fact, 'points'));
  }
}

/** Where points are shown: above the spot that was scored. */
function gainsOf(facts: readonly Fact[]): Gain[] {
  return facts
    .filter((fact) => fact.args['points'] !== undefined)
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
    view = facts.reduce(after, view);
    const ms = MS[first.key] ?? 0;
    if (ms > 0)
      scenes.push({
        ms,
        scenery: { view, glow: glowing(next, first), gains: gainsOf(facts), fact: first },
        flights: flightsOf(facts),
      });
  }
  const total = scenes.reduce((sum, scene) => sum + scene.ms, 0);
  const pace = Math.min(1, LONGEST / Math.max(1, total));
  for (const scene of scenes) scene.ms = Math.round(scene.ms * pace);
  return [...scenes, end];
}
