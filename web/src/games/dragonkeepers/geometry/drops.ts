/** Where a dragged card may fall: the book, or the own row, whose nearer end counts. Zones carry `data-drop`. */
import { type Box, isInside, middle } from '$lib/board/geometry';
import type { End } from '../choice/actions';

export type Zone = 'book' | 'row';
export type Drop = { zone: 'book' } | { zone: 'row'; end: End };

export interface Area {
  zone: Zone;
  box: Box;
}

/** A hand's breadth around a zone still belongs to it: cards are larger than their middle. */
const REACH = 18;

function wide({ x, y, width, height }: Box): Box {
  return { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH };
}

export function dropAt(areas: readonly Area[], x: number, y: number): Drop | null {
  const area = areas.find(({ box }) => isInside(wide(box), x, y));
  if (!area) return null;
  if (area.zone === 'book') return { zone: 'book' };
  return { zone: 'row', end: x < middle(area.box).x ? 'left' : 'right' };
}

/** The zones that are on the screen now. */
export function areasOf(root: ParentNode): Area[] {
  return [...root.querySelectorAll<HTMLElement>('[data-drop]')].map((node) => ({
    zone: node.dataset['drop'] === 'book' ? 'book' : 'row',
    box: node.getBoundingClientRect(),
  }));
}
