// The sheet of dark paper over a board, with windows round what a lesson points at.
import { type Box, overlap } from '$lib/board/geometry';

/** How far windows must be from each other. */
const NEAR = 6;
const SCALLOP = 20;
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
