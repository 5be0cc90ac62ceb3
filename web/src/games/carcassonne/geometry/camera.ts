/** The window on the map. World units are tiles; the screen is in pixels. */

export interface Camera {
  /** The point of the world in the middle of the window. */
  readonly x: number;
  readonly y: number;
  /** Pixels of a tile's side. */
  readonly scale: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of so many pixels, of which tools and the prompt cover some at each border. */
export interface Frame extends Size {
  readonly covered: Bounds;
}

export const LEAST = 22;
export const MOST = 160;
/** By itself the camera draws no tile larger than this; on a very large window a share of it. */
const COMFORT = 110;
const SHARE = 7;
/** Pixels of a tile that is looked at from near, and of one of many tiles that all have spots for followers. */
const NEAR = 120;
export const ROOMY = 72;
/** Tiles between a part of the map that is looked at and the border of the window. */
const FRAME = 0.15;
/** Tiles beyond the border of the map that the window may show. */
const BEYOND = 1.5;
/** What happens out of sight comes so many tiles inside. */
const INSIDE = 0.75;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The least box with all of some cells. */
export function around(cells: readonly Cell[]): Bounds {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** The cells with tiles, of which one is the first tile. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  return around([{ x: 0, y: 0 }, ...cells]);
}

function grown(bounds: Bounds, by: number): Bounds {
  return { left: bounds.left - by, top: bounds.top - by, right: bounds.right + by, bottom: bounds.bottom + by };
}

/** The pixels that nothing covers, and how far their middle is from that of the window. */
function clear({ width, height, covered }: Frame): Size & Cell {
  return {
    width: Math.max(1, width - covered.left - covered.right),
    height: Math.max(1, height - covered.top - covered.bottom),
    x: (covered.left - covered.right) / 2,
    y: (covered.top - covered.bottom) / 2,
  };
}

/** What can be seen of the world where nothing covers it. */
export function seen(camera: Camera, frame: Frame): Bounds {
  const { width, height, x, y } = clear(frame);
  const [cx, cy] = [camera.x + x / camera.scale, camera.y + y / camera.scale];
  const [w, h] = [width / camera.scale / 2, height / camera.scale / 2];
  return { left: cx - w, top: cy - h, right: cx + w, bottom: cy + h };
}

const covers = (outer: Bounds, inner: Bounds): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/** The largest tiles with which a box can be seen. */
function room(box: Bounds, frame: Frame): number {
  const { width, height } = clear(frame);
  return Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
}

/** A box in the middle of what is clear. */
function centred(box: Bounds, frame: Frame, scale: number): Camera {
  const { x, y } = clear(frame);
  return { x: (box.left + box.right) / 2 - x / scale, y: (box.top + box.bottom) / 2 - y / scale, scale };
}

/** All of a box; tiles not larger than is comfortable, and at least so large. */
export function fit(box: Bounds, frame: Frame, least = LEAST): Camera {
  const all = grown(box, FRAME);
  return centred(all, frame, clamp(room(all, frame), least, Math.max(COMFORT, frame.height / SHARE)));
}

/** How far a stretch moves to come inside another; a longer one shows as much as it can. */
function shift(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return clamp(0, low - from, high - to);
  return low < from ? low - from : Math.max(0, high - to);
}

/** Moves as little as possible until a box can be seen. */
function moved(camera: Camera, frame: Frame, box: Bounds): Camera {
  const now = seen(camera, frame);
  const dx = shift(box.left, box.right, now.left, now.right);
  const dy = shift(box.top, box.bottom, now.top, now.bottom);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Brings a cell some way inside, if it cannot be seen. */
export function showing(camera: Camera, frame: Frame, x: number, y: number): Camera {
  const cell = { left: x, top: y, right: x + 1, bottom: y + 1 };
  return covers(seen(camera, frame), cell) ? camera : moved(camera, frame, grown(cell, INSIDE));
}

/** Moves as little as possible until all of the map can be seen, if it can at this size. */
export function gathered(camera: Camera, frame: Frame, bounds: Bounds): Camera {
  const all = grown(bounds, FRAME);
  return room(all, frame) < camera.scale ? camera : moved(camera, frame, all);
}

/** Which of some cells cannot be seen whole. */
export function hiddenOf<T extends Cell>(camera: Camera, frame: Frame, cells: readonly T[]): T[] {
  const now = seen(camera, frame);
  return cells.filter(({ x, y }) => !covers(now, { left: x, top: y, right: x + 1, bottom: y + 1 }));
}

/** The place, not far from here, from which most of some cells can be seen. */
export function crowded(camera: Camera, frame: Frame, cells: readonly Cell[]): Camera {
  const now = seen(camera, frame);
  const along = (at: (cell: Cell) => number, from: number, to: number): number[] => [
    0,
    ...new Set(cells.flatMap((cell) => [at(cell) - FRAME - from, at(cell) + 1 + FRAME - to])),
  ];
  const [dxs, dys] = [along((cell) => cell.x, now.left, now.right), along((cell) => cell.y, now.top, now.bottom)];
  let best = { camera, hidden: hiddenOf(camera, frame, cells).length, far: 0 };
  for (const dx of dxs)
    for (const dy of dys) {
      const there = { ...camera, x: camera.x + dx, y: camera.y + dy };
      const [hidden, far] = [hiddenOf(there, frame, cells).length, Math.hypot(dx, dy)];
      if (hidden < best.hidden || (hidden === best.hidden && far < best.far)) best = { camera: there, hidden, far };
    }
  return best.camera;
}

/**
 * Shows all of some cells: stays if they can be seen, else steps back just enough. Tiles do not get smaller than `least` by
 * this; if that is not enough, it goes where most of the cells can be seen.
 */
export function offering(camera: Camera, frame: Frame, cells: readonly Cell[], least: number): Camera {
  if (hiddenOf(camera, frame, cells).length === 0) return camera;
  const all = grown(around(cells), FRAME);
  const scale = Math.min(camera.scale, Math.max(least, room(all, frame)));
  const back = { ...camera, scale };
  return room(all, frame) >= scale ? moved(back, frame, all) : crowded(back, frame, cells);
}

/** Zooms so that a point of the window keeps its place. */
export function zoomAt(camera: Camera, size: Size, x: number, y: number, factor: number): Camera {
  const scale = clamp(camera.scale * factor, LEAST, MOST);
  const [dx, dy] = [x - size.width / 2, y - size.height / 2];
  return { x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale, scale };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Two fingers: one moves from a point of the window to another, and the map follows and grows with the distance to the other. */
export function pinch(camera: Camera, size: Size, [from, to]: readonly [Cell, Cell], other: Cell): Camera {
  const spread = (finger: Cell): number => Math.max(20, Math.hypot(finger.x - other.x, finger.y - other.y));
  const moved = pan(camera, (to.x - from.x) / 2, (to.y - from.y) / 2);
  return zoomAt(moved, size, (to.x + other.x) / 2, (to.y + other.y) / 2, spread(to) / spread(from));
}

/** The map never leaves the window: it fills it, or all of it is inside. */
export function held(camera: Camera, frame: Frame, bounds: Bounds): Camera {
  return moved(camera, frame, grown(bounds, BEYOND));
}

/** Looks at a part of the map from near. Stays where it is when the part can be seen well enough, or is too large. */
export function framing(camera: Camera, frame: Frame, part: Bounds, least: number): Camera {
  const all = grown(part, FRAME);
  const scale = Math.min(room(all, frame), NEAR);
  if (scale < least) return camera;
  if (camera.scale >= Math.min(scale, ROOMY) && covers(seen(camera, frame), part)) return camera;
  return centred(all, frame, scale);
}

/** From near, where a cell and most of some others can be seen. */
export function nearing(frame: Frame, { x, y }: Cell, others: readonly Cell[], scale: number): Camera {
  return showing(crowded({ x: x + 0.5, y: y + 0.5, scale }, frame, others), frame, x, y);
}

/** On the way between two: `t` runs from 0 to 1, and sizes change evenly for the eye. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** t;
  // what is at the same place of the window before and after stays there all the way
  const done = from.scale === to.scale ? t : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done, scale };
}

/** The point of the world under a point of the window. */
export function toWorld(camera: Camera, size: Size, x: number, y: number): readonly [number, number] {
  return [camera.x + (x - size.width / 2) / camera.scale, camera.y + (y - size.height / 2) / camera.scale];
}
