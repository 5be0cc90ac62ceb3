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

export const LEAST = 26;
export const MOST = 300;
/** By itself the camera draws no tile larger or smaller than this; on a very large window a share of it. */
const COMFORT = 118;
const SHARE = 7;
const MODEST = 42;
/** Pixels of a tile on which followers' spots can be told apart, and of one of many tiles that all have some. */
export const NEAR = 120;
export const ROOMY = 72;
/** Tiles between a part of the map that is looked at and the border of the window. */
const FRAME = 0.15;
const MARGIN = 1.08;
const SPARE = 0.9;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

interface Cell {
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

export const sameBounds = (a: Bounds, b: Bounds): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

export function grown(bounds: Bounds, by: number): Bounds {
  return { left: bounds.left - by, top: bounds.top - by, right: bounds.right + by, bottom: bounds.bottom + by };
}

/** The whole map and the cells beside it; tiles at least so large. */
export function fit(bounds: Bounds, size: Size, least = MODEST): Camera {
  const all = grown(bounds, MARGIN);
  const scale = Math.min(size.width / (all.right - all.left), size.height / (all.bottom - all.top));
  return {
    x: (all.left + all.right) / 2,
    y: (all.top + all.bottom) / 2,
    scale: clamp(scale, least, Math.max(COMFORT, size.height / SHARE)),
  };
}

function seen(camera: Camera, size: Size): Bounds {
  const [w, h] = [size.width / camera.scale / 2, size.height / camera.scale / 2];
  return { left: camera.x - w, top: camera.y - h, right: camera.x + w, bottom: camera.y + h };
}

const covers = (outer: Bounds, inner: Bounds): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/** The camera stays while all of the map can be seen, and steps back with some room to spare when not. */
export function follow(camera: Camera | null, bounds: Bounds, size: Size): Camera {
  if (camera && covers(seen(camera, size), grown(bounds, SPARE))) return camera;
  return fit(bounds, size);
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

/** The map never leaves the window altogether. */
export function held(camera: Camera, bounds: Bounds): Camera {
  return { ...camera, x: clamp(camera.x, bounds.left, bounds.right), y: clamp(camera.y, bounds.top, bounds.bottom) };
}

/** Looks at a cell; stays where it is when the cell is well inside the window. */
export function showing(camera: Camera, size: Size, x: number, y: number): Camera {
  const cell = { left: x, top: y, right: x + 1, bottom: y + 1 };
  return covers(seen(camera, size), cell) ? camera : { ...camera, x: x + 0.5, y: y + 0.5 };
}

/**
 * Looks at a part of the map from near, above what covers so many pixels at the bottom of the window. Stays where it is
 * when the part can be seen well enough, and when it is too large for the window.
 */
export function framing(camera: Camera, size: Size, part: Bounds, covered: number): Camera {
  const { left, top, right, bottom } = grown(part, FRAME);
  const free = { width: size.width, height: size.height - covered };
  const room = Math.min(free.width / (right - left), free.height / (bottom - top));
  if (room < MODEST) return camera;
  const scale = Math.min(room, NEAR);
  const uncovered = { ...camera, y: camera.y - covered / 2 / camera.scale };
  if (camera.scale >= Math.min(scale, ROOMY) && covers(seen(uncovered, free), part)) return camera;
  return { x: (left + right) / 2, y: (top + bottom) / 2 + covered / 2 / scale, scale };
}

/** The point of the world under a point of the window. */
export function toWorld(camera: Camera, size: Size, x: number, y: number): readonly [number, number] {
  return [camera.x + (x - size.width / 2) / camera.scale, camera.y + (y - size.height / 2) / camera.scale];
}
