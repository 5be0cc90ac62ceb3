/** Places and paths on the screen as pure geometry, without the DOM. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A piece may change its size on the way. */
export interface Sizes {
  leaving: Size;
  arriving: Size;
}

interface Pose {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

const MAX_TURN = 4;
const MAX_LIFT = 56;

/** How many cards are in the first row, judged by their upper edges. */
export function columnsOf(tops: readonly number[]): number {
  const first = tops[0];
  if (first === undefined) return 1;
  const below = tops.findIndex((top) => top > first + 24);
  return below < 0 ? tops.length : below;
}

/** Where an arrow key, Home or End leads in a hand of several rows; null for other keys. */
export function stepTo(key: string, at: number, count: number, columns: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return at - columns >= 0 ? at - columns : at;
    case 'ArrowDown':
      return at + columns <= last ? at + columns : at;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** How many square pixels two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where something lies when it is centred on a spot. */
export function centred(spot: Box, { width, height }: Size): Box {
  return { x: spot.x + (spot.width - width) / 2, y: spot.y + (spot.height - height) / 2, width, height };
}

const SMALLEST = 0.3;

/** A piece of a fixed size that shrinks if the spot it flies to is lower. */
export function shrinking(size: Size, to: Size): Sizes {
  const room = Math.max(SMALLEST, Math.min(1, to.height / size.height));
  return { leaving: size, arriving: { width: size.width * room, height: size.height * room } };
}

export function isInside(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Three poses of a piece that slides on a slight arc; the piece lies at `from`. */
export function arc(from: Box, to: Box): [Pose, Pose, Pose] {
  const start = middle(from);
  const end = middle(to);
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const scale = from.width > 0 ? Math.min(to.width / from.width, to.height / from.height) : 1;
  const lift = Math.min(MAX_LIFT, Math.hypot(dx, dy) * 0.12);
  const turn = Math.max(-MAX_TURN, Math.min(MAX_TURN, dx / 90));
  return [
    { x: 0, y: 0, scale: 1, turn: 0 },
    { x: dx / 2, y: dy / 2 - lift, scale: (1 + scale) / 2, turn },
    { x: dx, y: dy, scale, turn: 0 },
  ];
}

export function transformOf(pose: Pose): string {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return `translate(${round(pose.x)}px,${round(pose.y)}px) rotate(${round(pose.turn)}deg) scale(${round(pose.scale)})`;
}

/** A press becomes a drag after this distance. */
export function isDrag(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) > 8;
}

/** A thing somewhere on a board. */
export interface Placed {
  key: string;
  x: number;
  y: number;
}

const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** How much a step sideways costs compared with one ahead. */
const ASIDE = 2.2;

export const isArrow = (key: string): boolean => key in AHEAD;

/** The nearest place in the direction of an arrow key, or null. */
export function towards<T extends Placed>(places: readonly T[], from: Placed, arrow: string): T | null {
  const [ax, ay] = AHEAD[arrow] ?? [0, 0];
  let best: { place: T; cost: number } | null = null;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * ax + dy * ay;
    if (place.key === from.key || ahead <= 0.01) continue;
    const cost = ahead + ASIDE * Math.abs(dx * ay - dy * ax);
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}
