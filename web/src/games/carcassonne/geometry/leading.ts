/** Arrows that lead to cells out of sight: beyond which border a cell lies, and where its arrow covers none that can be pressed. */
import type { Box } from '$lib/board/geometry';
import { type Bounds, type Camera, type Cell, type Frame, hiddenOf, type Size } from './camera';

export const SIDES = ['left', 'right', 'up', 'down'] as const;
type Side = (typeof SIDES)[number];

/** Pixels of an arrow with its number. */
const ARROW = { width: 56, height: 44 } as const;
/** Pixels between an arrow and its border. */
export const GAP = 8;
/** Where along its border an arrow may stand, the middle first. */
const PLACES = [0.5, 0.38, 0.62, 0.26, 0.74] as const;

/** What is covered at each border once arrows stand there, too. */
export function withArrows({ left, top, right, bottom }: Bounds): Bounds {
  const [width, height] = [ARROW.width + 2, ARROW.height + 4];
  return { left: left + width, top: top + height, right: right + width, bottom: bottom + height };
}

/** A cell as it lies in the window. */
export function boxIn({ x, y, scale }: Camera, { width, height }: Size, cell: Cell): Box {
  return {
    x: (cell.x - x) * scale + width / 2,
    y: (cell.y - y) * scale + height / 2,
    width: scale,
    height: scale,
  };
}

/** The middle of a box lies in another one. */
export function isUnder(box: Box, cover: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > cover.x && x < cover.x + cover.width && y > cover.y && y < cover.y + cover.height;
}

/** The middle of a box lies in one of some others. */
export function isUnderAny(box: Box, covers: readonly Box[]): boolean {
  return covers.some((cover) => isUnder(box, cover));
}

/** Moves aside if that brings cells out from under what covers the window and hides no other. */
export function aside(camera: Camera, frame: Frame, cells: readonly Cell[], covers: readonly Box[]): Camera {
  const bad = (there: Camera): number =>
    hiddenOf(there, frame, cells).length + cells.filter((cell) => isUnderAny(boxIn(there, frame, cell), covers)).length;
  const steps = covers.flatMap(({ width, height }) =>
    [0.5, -0.5, 1, -1].flatMap((part) => [
      { ...camera, x: camera.x + (part * width) / camera.scale },
      { ...camera, y: camera.y + (part * height) / camera.scale },
    ]),
  );
  return steps.reduce((best, there) => (bad(there) < bad(best) ? there : best), camera);
}

/** The border beyond which a cell lies, the one that is farther away. */
export function sideOf({ x, y }: Cell, camera: Camera, { width, height }: Size): Side {
  const [dx, dy] = [x + 0.5 - camera.x, y + 0.5 - camera.y];
  if (Math.abs(dx) * height > Math.abs(dy) * width) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** An arrow as it lies in the window. */
export function arrowBox(side: Side, along: number, { width, height }: Size): Box {
  const upright = side === 'up' || side === 'down';
  const far = upright ? height - ARROW.height - GAP : width - ARROW.width - GAP;
  const edge = side === 'left' || side === 'up' ? GAP : far;
  return {
    x: upright ? width * along - ARROW.width / 2 : edge,
    y: upright ? edge : height * along - ARROW.height / 2,
    ...ARROW,
  };
}

/** The place of an arrow along its border, as a share: the first one where it covers the fewest cells. */
export function placeOf(side: Side, size: Size, cells: readonly Box[]): number {
  const covered = (along: number): number => cells.filter((cell) => isUnder(cell, arrowBox(side, along, size))).length;
  return PLACES.reduce<number>((best, along) => (covered(along) < covered(best) ? along : best), PLACES[0]);
}

const nameOf = ({ x, y }: Cell): string => `${x},${y}`;

/** A walk over cells of which only some can be seen at a time: it goes first to those that have not been in sight. */
export class Tour {
  #cells = '';
  #passed = new Set<string>();

  /** These are in sight now; other cells are a new question. */
  pass(cells: readonly Cell[], inSight: readonly Cell[]): void {
    const asked = cells.map(nameOf).join(' ');
    if (asked !== this.#cells) this.#passed.clear();
    this.#cells = asked;
    for (const cell of inSight) this.#passed.add(nameOf(cell));
  }

  /** Those that have not been in sight; if they all have, the walk to them begins again. */
  left<T extends Cell>(cells: readonly T[]): readonly T[] {
    const fresh = cells.filter((cell) => !this.#passed.has(nameOf(cell)));
    if (fresh.length > 0) return fresh;
    for (const cell of cells) this.#passed.delete(nameOf(cell));
    return cells;
  }
}
