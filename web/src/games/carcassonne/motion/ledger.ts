/** The view after each note, until the last scene shows the true one; and what the notes say about places. */
import { type Fact, named } from '$lib/board/facts';
import type { View, Cell, FigureView } from '../view';

export function number(fact: Fact, name: string): number {
  return Number(fact.args[name] ?? 0);
}

/** Where a fact happens on the map, if it has a place there. */
export function placeOf(fact: Fact): Cell | null {
  return fact.args['x'] === undefined ? null : cellOf(fact);
}

export function cellOf(fact: Fact): Cell {
  return [number(fact, 'x'), number(fact, 'y')];
}

/** Whose follower leaves the map. */
export function ownerOf(fact: Fact): number {
  return fact.key === 'sent-home' ? Number(named(fact.args['owner'])) : (fact.seat ?? 0);
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
export function resting(view: View): View {
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
export function after(view: View, fact: Fact): View {
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
