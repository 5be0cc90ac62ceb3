/** Where choices are drawn: in the middle of their cell, or where a figure would stand, with room for a finger. */
import { settle, spread } from '../geometry/spread';
import { type Kit, planFor } from '../kit';
import { standing } from '../printed/anchors';
import { type View, tileAt } from '../view';
import type { Target } from './selection';

export interface Put extends Target {
  /** In tiles. */
  readonly cx: number;
  readonly cy: number;
}

/** Room between two spots, in tiles; through a portal there are many, and they are smaller. */
const ROOM = 0.37;
export const MANY = 12;
/** A finger needs so many pixels on the map, and so many on the loupe. */
const FINGER = 31;
const LOUPE = 48;

export const isWhole = (target: Target): boolean => target.part === null;

/** Where a figure that is chosen would stand. */
export function anchorOf(kit: Kit, view: View, { key, x, y, part }: Target): { key: string; x: number; y: number } {
  const tile = part === null ? undefined : tileAt(view, x, y);
  if (!tile || part === null) return { key, x: x + 0.5, y: y + 0.5 };
  const [dx, dy] = standing(planFor(kit, tile), part);
  return { key, x: x + dx / 100, y: y + (dy - 2) / 100 };
}

/** The choices with their places; tiles have so many pixels. */
export function putOn(kit: Kit, view: View, targets: readonly Target[], scale: number, loupe: boolean): Put[] {
  const anchors = targets.map((target) => anchorOf(kit, view, target));
  const places = loupe ? onLoupe(targets, anchors, scale) : onMap(targets, anchors, scale);
  return targets.map((target, i) => ({ ...target, cx: places[i]?.x ?? 0, cy: places[i]?.y ?? 0 }));
}

type Places = readonly ReturnType<typeof anchorOf>[];

function onMap(targets: readonly Target[], anchors: Places, scale: number): Places {
  if (targets.some((target) => isWhole(target) || target.kind === 'knight')) return anchors;
  return spread(anchors, Math.max(targets.length > MANY ? ROOM / 2 : ROOM, FINGER / scale));
}

function onLoupe([first]: readonly Target[], anchors: Places, scale: number): Places {
  const { x = 0, y = 0 } = first ?? {};
  const local = anchors.map((place) => ({ ...place, x: place.x - x, y: place.y - y }));
  return settle(local, LOUPE / scale, LOUPE / 2 / scale).map((place) => ({ ...place, x: place.x + x, y: place.y + y }));
}
