/** The view after each note, until the last scene shows the true one; and what the notes say about places. */
import { type Fact, named } from '$lib/board/facts';
import {
  type Cell,
  type Figure,
  type FigureView,
  type Good,
  type Quarter,
  type SeatView,
  type View,
  kindOf,
} from '../view';

export function number(fact: Fact, name: string): number {
  return Number(fact.args[name] ?? 0);
}

/** In the middle of the City of Carcassonne. */
const IN_CITY: Cell = [0, 0];

/** Where a fact happens on the map, if it has a place there. */
export function placeOf(fact: Fact): Cell | null {
  if (fact.key === 'entered' || fact.key === 'count') return IN_CITY;
  return fact.args['x'] === undefined ? null : cellOf(fact);
}

export function cellOf(fact: Fact): Cell {
  return [number(fact, 'x'), number(fact, 'y')];
}

/** Whose follower leaves the map. */
export function ownerOf(fact: Fact): number {
  return fact.key === 'sent-home' ? Number(named(fact.args['owner'])) : (fact.seat ?? 0);
}

type SeatChange = (seat: SeatView) => Partial<SeatView>;

function withSeat(view: View, seat: number, change: SeatChange): View {
  return {
    ...view,
    seats: view.seats.map((entry) => (entry.seat === seat ? { ...entry, ...change(entry) } : entry)),
  };
}

/** Which figure a fact is about. */
export function figureOf(fact: Fact): Figure {
  const name = fact.args['figure'];
  return name === undefined ? 'follower' : (named(name) as Figure);
}

/** A figure comes home or leaves it. */
function supplied(view: View, seat: number, figure: Figure, by: 1 | -1): View {
  return withSeat(view, seat, ({ supply }) => (figure === 'follower' ? { supply: supply + by } : { [figure]: by > 0 }));
}

function paid(view: View, seat: number, points: number): View {
  return withSeat(view, seat, (entry) => ({ points: entry.points + points }));
}

function withoutFigure(view: View, fact: Fact, owner: number): View {
  const [x, y] = cellOf(fact);
  const kind = figureOf(fact);
  const leaves = view.figures.findIndex(
    (figure) =>
      figure.seat === owner &&
      figure.x === x &&
      figure.y === y &&
      figure.part === number(fact, 'segment') &&
      kindOf(figure) === kind,
  );
  return supplied({ ...view, figures: view.figures.filter((_, index) => index !== leaves) }, owner, kind, 1);
}

function withFigure(view: View, fact: Fact): View {
  const [x, y] = cellOf(fact);
  const seat = fact.seat ?? 0;
  const kind = figureOf(fact);
  const figure: FigureView = {
    seat,
    ...(kind === 'follower' ? {} : { figure: kind }),
    role: (fact.args['role'] === undefined ? 'knight' : named(fact.args['role'])) as FigureView['role'],
    x,
    y,
    part: number(fact, 'segment'),
    // these two come with the view
    segment: '',
    feature: -1,
    safe: false,
    ward: false,
  };
  return supplied({ ...view, figures: [...view.figures, figure] }, seat, kind, -1);
}

/** Tokens for a seat. */
function traded(view: View, fact: Fact, seat: number): View {
  const good = named(fact.args['goods']) as Good;
  return withSeat(view, seat, ({ goods = { wine: 0, grain: 0, cloth: 0 } }) => ({
    goods: { ...goods, [good]: goods[good] + number(fact, 'tokens') },
  }));
}

/** Somebody comes into a quarter of the City, or leaves it. */
function peopled(view: View, fact: Fact, by: 1 | -1): View {
  const { city } = view;
  const quarter = named(fact.args['quarter']) as Quarter;
  const seat = fact.seat ?? 0;
  if (!city) return view;
  const before = city.people[quarter]?.find((entry) => entry.seat === seat) ?? { seat, followers: 0, large: false };
  const now =
    figureOf(fact) === 'large' ? { ...before, large: by > 0 } : { ...before, followers: before.followers + by };
  const others = (city.people[quarter] ?? []).filter((entry) => entry.seat !== seat);
  const people = now.followers > 0 || now.large ? [...others, now].sort((a, b) => a.seat - b.seat) : others;
  return { ...view, city: { ...city, people: { ...city.people, [quarter]: people } } };
}

/** What is no longer true once the next thing happens: choices, and the end of the last walk. */
export function resting(view: View): View {
  const walk = view.walk && { ...view.walk, next: [] };
  return { ...view, walk, places: [], spots: [], fairy_spots: [], knights: [], back: [], enter: [], count_moves: [] };
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
    case 'helper-deployed':
      return withFigure(view, fact);
    case 'home':
    case 'eaten':
    case 'sent-home':
    case 'helper-home':
    case 'helper-eaten':
    case 'helper-alone':
      return withoutFigure(view, fact, ownerOf(fact));
    case 'extends':
      return { ...view, second: 'earned' };
    case 'second-tile':
      return { ...view, second: 'now' };
    case 'goods':
      return traded(view, fact, seat);
    case 'king':
    case 'robber':
      return { ...view, [fact.key]: { seat, size: number(fact, 'tiles') } };
    case 'entered':
      return supplied(peopled(view, fact, 1), seat, figureOf(fact), -1);
    case 'count':
      return view.city ? { ...view, city: { ...view.city, count: named(fact.args['quarter']) as Quarter } } : view;
    case 'back':
    case 'market':
      return supplied(withFigure(peopled(view, fact, -1), fact), seat, figureOf(fact), 1);
    default:
      return fact.args['points'] === undefined ? view : paid(view, seat, number(fact, 'points'));
  }
}
