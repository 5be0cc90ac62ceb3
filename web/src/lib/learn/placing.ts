// Where the card with the words lies: over nothing that has to be pressed, and over little that a lesson points at.
// And how far the page is best scrolled for it.
import { type Box, overlap, type Size } from '$lib/board/geometry';

export interface Surroundings {
  /** The part of the screen where the card may lie. */
  room: Box;
  /** What the lesson points at. */
  windows: readonly Box[];
  /** What has to be pressed next. */
  press: readonly Box[];
  /** What should stay in sight: the buttons of the prompt bar, the tile in hand. */
  kept: readonly Box[];
  /** The prompt bar, whose words the card says in its own way. */
  bars: readonly Box[];
  /** What may lie under the card if it must: the parts of the board that the windows are in, the bar of the page. */
  around?: readonly Box[];
}

/** A shape of the card: how large it is, whether its buttons lie beside the words, and whether only its title is left. */
export interface Shape extends Size {
  readonly compact: boolean;
  readonly folded: boolean;
}

export interface Place extends Shape {
  readonly x: number;
  readonly y: number;
}

/** The dragon looks over the upper edge of the card, near its left corner. */
export const HEAD: Box = { x: 6, y: -30, width: 90, height: 30 };

/** A card lies this far from a window if there is room, and not nearer than this. */
const GAP = 24;
const NEAR = 4;
/** How bad it is to cover something, by the square pixel, to be away from the windows, by the pixel, and to be narrower. */
const COVERS = { press: 4000, window: 1000, kept: 300, bar: 60, around: 0.35 };
/** Of something larger than this a part may lie under the card rather than a button. */
const LARGE = 20_000;
const AWAY = 60;
const NARROWER = 20_000;
/** A card stays where it lies unless another place is better by so much. */
const STAYS = 60_000;

type Span = readonly [number, number];

function distance(one: Box, other: Box): number {
  const dx = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const dy = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(dx, dy);
}

function covered(card: Box, boxes: readonly Box[], weight: (box: Box) => number = () => 1): number {
  const head = { ...HEAD, x: card.x + HEAD.x, y: card.y + HEAD.y };
  return boxes.reduce((sum, box) => sum + weight(box) * (overlap(card, box) + overlap(head, box)), 0);
}

/** Every part of something small matters. */
const importance = ({ width, height }: Box): number => Math.min(1, LARGE / (width * height));

function costOf(card: Box, { windows, press, kept, bars, around = [] }: Surroundings): number {
  const away = windows.length > 0 ? Math.min(...windows.map((window) => distance(card, window))) : 0;
  return (
    COVERS.press * covered(card, press) +
    COVERS.window * covered(card, windows, importance) +
    COVERS.kept * covered(card, kept) +
    COVERS.bar * covered(card, bars) +
    COVERS.around * covered(card, around) +
    AWAY * Math.max(0, away - GAP)
  );
}

/** Where a card of this length can begin so that it touches the room or one of these, along one axis; the best first. */
function beginnings([from, to]: Span, length: number, boxes: readonly Span[], aligned: boolean): number[] {
  const last = to - length;
  const beside = boxes.flatMap(([start, end]) => [end + GAP, start - length - GAP]);
  const near = boxes.flatMap(([start, end]) => [end + NEAR, start - length - NEAR]);
  const starts = boxes.map(([start]) => start);
  return [...(aligned ? [...starts, ...beside] : [...beside, ...starts]), last, from, (from + last) / 2, ...near]
    .map((at) => Math.round(Math.max(from, Math.min(at, last))))
    .filter((at, index, all) => all.indexOf(at) === index);
}

/** The best place for a card, which may come in several shapes, the best one first; and where it lies now, if it does. */
export function placeFor(shapes: readonly Shape[], surroundings: Surroundings, now: Place | null = null): Place {
  const { place, cost } = placed(shapes, surroundings);
  const same = now && shapes.findIndex((shape) => isShape(shape, now));
  if (!now || same === null || same < 0 || !within(now, surroundings.room)) return place;
  const stays = costOf(now, surroundings) + NARROWER * same;
  return stays < cost + STAYS ? now : place;
}

function placed(shapes: readonly Shape[], surroundings: Surroundings): { place: Place; cost: number } {
  const { room, windows, press, kept, bars } = surroundings;
  const boxes = [...windows, ...press, ...kept, ...bars];
  const rows = boxes.map(({ y, height }): Span => [y, y + height - HEAD.y]);
  const columns = boxes.map(({ x, width }): Span => [x, x + width]);
  const [high, wide]: [Span, Span] = [
    [room.y - HEAD.y, room.y + room.height],
    [room.x, room.x + room.width],
  ];
  const fitting = shapes.filter(({ height }) => height <= room.height + HEAD.y);
  let best: Place = { x: room.x, y: room.y, width: 0, height: 0, compact: false, folded: false };
  let least = Infinity;
  for (const [narrower, shape] of (fitting.length > 0 ? fitting : shapes).entries()) {
    for (const y of beginnings(high, shape.height, rows, true)) {
      for (const x of beginnings(wide, shape.width, columns, false)) {
        const card = { x, y, ...shape };
        const cost = costOf(card, surroundings) + NARROWER * narrower;
        if (cost < least - 1) [best, least] = [card, cost];
      }
    }
  }
  return { place: best, cost: least };
}

const isShape = (one: Shape, other: Shape): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.compact === other.compact &&
  one.folded === other.folded;

function within({ x, y, width, height }: Box, room: Box): boolean {
  return y + HEAD.y >= room.y && y + height <= room.y + room.height && x >= room.x && x + width <= room.x + room.width;
}

/** How bad it is to have something out of sight, by the square pixel, and to move the page, by the pixel. */
const HIDDEN = { press: 4000, window: 1000 };
const MOVES = 10;
const STEP = 24;
/** So many shapes are tried at every height. */
const FEW = 3;

function hidden(boxes: readonly Box[], sight: Box): number {
  return boxes.reduce((sum, box) => sum + box.width * box.height - overlap(box, sight), 0);
}

/** How far the page is to be scrolled, between two limits, so that card and windows have the most room. */
export function scrollFor(
  shapes: readonly Shape[],
  surroundings: Surroundings,
  sight: Box,
  [least, most]: readonly [number, number],
): number {
  const few = shapes.slice(0, FEW);
  let [best, cheapest] = [0, Infinity];
  const tries = [0, least, most];
  for (let by = STEP; by < Math.max(-least, most); by += STEP) tries.push(by, -by);
  for (const by of tries) {
    if (by < least || by > most) continue;
    const moved = (boxes: readonly Box[]): Box[] => boxes.map((box) => ({ ...box, y: box.y - by }));
    const [windows, press] = [moved(surroundings.windows), moved(surroundings.press)];
    const { cost: covers } = placed(few, { ...surroundings, windows, press, around: [] });
    const hides = HIDDEN.window * hidden(windows, sight) + HIDDEN.press * hidden(press, sight);
    const cost = covers + hides + MOVES * Math.abs(by);
    if (cost < cheapest) [best, cheapest] = [by, cost];
  }
  return best;
}
