// The sheet of dark paper over a board: windows round what a lesson points at, and a place for the card beside them.
import type { Box, Size } from '$lib/board/geometry';

/** How far windows must be from each other. */
const NEAR = 6;
const SCALLOP = 20;
const GAP = 24;
const RADIUS = 10;

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Windows round boxes, with a margin; boxes near each other share one. */
export function windowsFor(boxes: readonly Box[], margin: number): Box[] {
  let windows: Box[] = [];
  for (const box of boxes) {
    let next = grown(box, margin);
    for (;;) {
      const near = windows.filter((window) => overlap(grown(window, NEAR), next) > 0);
      if (near.length === 0) break;
      windows = windows.filter((window) => !near.includes(window));
      next = near.reduce(union, next);
    }
    windows.push(next);
  }
  return windows;
}

/** A window whose edge is cut in scallops, as an SVG path. */
export function scalloped({ x, y, width, height }: Box): string {
  const [across, down] = [Math.max(3, Math.round(width / SCALLOP)), Math.max(3, Math.round(height / SCALLOP))];
  const [w, h] = [width / across, height / down];
  const row = (by: number): string => `a${w / 2} ${w / 2.6} 0 0 0 ${by} 0`.repeat(across);
  const column = (by: number): string => `a${h / 2.6} ${h / 2} 0 0 0 0 ${by}`.repeat(down);
  return `M${x} ${y}${row(w)}${column(h)}${row(-w)}${column(-h)}Z`;
}

/** A plain hole with round corners, as an SVG path. */
export function rounded({ x, y, width, height }: Box): string {
  const r = Math.min(RADIUS, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

interface Surroundings {
  /** The part of the screen where the card may lie. */
  room: Box;
  /** What the lesson points at. */
  windows: readonly Box[];
  /** What should stay in sight: the prompt bar, the tile in hand. */
  kept: readonly Box[];
  /** The parts of the board that the windows are in. */
  around?: readonly Box[];
}

/** How bad it is to cover something, by the square pixel, and to be away from the windows, by the pixel. */
const COVERS = { window: 12, kept: 6, around: 0.35 };
const AWAY = 60;

function distance(one: Box, other: Box): number {
  const dx = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const dy = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(dx, dy);
}

/** Beside a window, else above or below it, else where the card covers least. */
export function placeFor(card: Size, { room, windows, kept, around = [] }: Surroundings): { x: number; y: number } {
  const [right, bottom] = [room.x + room.width - card.width, room.y + room.height - card.height];
  const fit = (x: number, y: number): Box => ({
    x: Math.max(room.x, Math.min(x, right)),
    y: Math.max(room.y, Math.min(y, bottom)),
    ...card,
  });
  const beside = windows.flatMap(({ x, y, width, height }) => [
    fit(x + width + GAP, y),
    fit(x - card.width - GAP, y),
    fit(x, y + height + GAP),
    fit(x, y - card.height - GAP),
  ]);
  const corners = [fit(right, bottom), fit(room.x, bottom), fit(right, room.y), fit(room.x, room.y)];
  const middle = [fit((room.x + right) / 2, bottom), fit((room.x + right) / 2, room.y)];
  // a card that is as wide as the room can lie at any height
  const [bars, lights] = [kept.map(above(card)), windows.map(above(card))];
  const stacked = [...bars, ...lights].map((y) => fit(room.x, y));
  const covered = (spot: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(spot, box), 0);
  const cost = (spot: Box): number =>
    COVERS.window * covered(spot, windows) +
    COVERS.kept * covered(spot, kept) +
    COVERS.around * covered(spot, around) +
    (windows.length > 0 ? AWAY * Math.max(0, Math.min(...windows.map((window) => distance(spot, window))) - GAP) : 0);
  const spots = [...beside, ...corners, ...middle, ...stacked];
  const best = spots.reduce((least, spot) => (cost(spot) < cost(least) - 1 ? spot : least));
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

/** Where a card lies right above a box. */
function above(card: Size): (box: Box) => number {
  return (box) => box.y - card.height - 8;
}
