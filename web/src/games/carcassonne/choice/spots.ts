/** Where choices are drawn: in the middle of their cell, or where a figure would stand, with room for a finger. */
import { type Bounds, around } from '../geometry/camera';
import { settle, spread } from '../geometry/spread';
import { type Kit, planFor } from '../kit';
import { standing } from '../printed/anchors';
import { CITY } from '../printed/city';
import { type FigureView, type View, tileAt } from '../view';
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

/** The part of the map where the City's quarters, or places to come back to, are chosen; null while there are none. */
export function visited(view: View): Bounds | null {
  if (view.phase === 'gate' || view.phase === 'count') return CITY;
  const { back = [] } = view;
  return back.length > 0 ? around(back) : null;
}

/**
 * Any segment of a feature is a place to come back to. Of many such choices one stands for its feature, if possible beside
 * the fairy; the others are there once the feature is chosen.
 */
export function thinned(view: View, targets: readonly Target[], chosen: Target | null): readonly Target[] {
  if (targets.length <= MANY || !targets.every(({ kind }) => kind === 'back')) return targets;
  const beside = ({ x, y }: Target): boolean => view.fairy?.[0] === x && view.fairy[1] === y;
  const first = new Map<number | null, Target>();
  for (const target of [...targets.filter(beside), ...targets])
    if (!first.has(target.feature)) first.set(target.feature, target);
  return targets.filter((target) => target.feature === chosen?.feature || first.get(target.feature) === target);
}

/** Where a figure that is chosen would stand. */
export function anchorOf(
  kit: Kit,
  view: View,
  { key, x, y, part }: Pick<Target, 'key' | 'x' | 'y' | 'part'>,
): { key: string; x: number; y: number } {
  const tile = part === null ? undefined : tileAt(view, x, y);
  if (!tile || part === null) return { key, x: x + 0.5, y: y + 0.5 };
  const [dx, dy] = standing(planFor(kit, tile), part);
  return { key, x: x + dx / 100, y: y + (dy - 2) / 100 };
}

/** The choices with their places; tiles have so many pixels. */
export function putOn(kit: Kit, view: View, targets: readonly Target[], scale: number, loupe: boolean): Put[] {
  if (loupe) return putOnLoupe(kit, view, targets, scale).spots;
  const anchors = targets.map((target) => anchorOf(kit, view, target));
  return put(targets, onMap(targets, anchors, scale));
}

function put(targets: readonly Target[], places: Places): Put[] {
  return targets.map((target, i) => ({ ...target, cx: places[i]?.x ?? 0, cy: places[i]?.y ?? 0 }));
}

/** A segment of the new tile whose feature has figures already, and which is no choice. */
interface Taken {
  readonly part: number;
  /** In tiles. */
  readonly cx: number;
  readonly cy: number;
  readonly figures: readonly FigureView[];
}

function takenOf(view: View, targets: readonly Target[]): Omit<Taken, 'cx' | 'cy'>[] {
  return (view.tiles.at(-1)?.features ?? []).flatMap((feature, part) => {
    const figures = view.figures.filter((figure) => figure.feature === feature);
    return figures.length === 0 || targets.some((target) => target.part === part) ? [] : [{ part, figures }];
  });
}

/** The choices on the new tile, drawn large, and what is taken there: all of them keep away from each other. */
export function putOnLoupe(
  kit: Kit,
  view: View,
  targets: readonly Target[],
  scale: number,
): { spots: Put[]; taken: Taken[] } {
  const { x = 0, y = 0 } = view.tiles.at(-1) ?? {};
  const taken = takenOf(view, targets);
  const anchors = [...targets, ...taken.map(({ part }) => ({ key: `taken ${part}`, x, y, part }))].map((entry) => {
    const anchor = anchorOf(kit, view, entry);
    return { ...anchor, x: anchor.x - x, y: anchor.y - y };
  });
  const places = settle(anchors, LOUPE / scale, LOUPE / 2 / scale).map((place) => ({
    ...place,
    x: place.x + x,
    y: place.y + y,
  }));
  const rest = places.slice(targets.length);
  return {
    spots: put(targets, places),
    taken: taken.map((entry, i) => ({ ...entry, cx: rest[i]?.x ?? 0, cy: rest[i]?.y ?? 0 })),
  };
}

type Places = readonly ReturnType<typeof anchorOf>[];

function onMap(targets: readonly Target[], anchors: Places, scale: number): Places {
  if (targets.some((target) => isWhole(target) || target.kind === 'knight')) return anchors;
  return spread(anchors, Math.max(targets.length > MANY ? ROOM / 2 : ROOM, FINGER / scale));
}
