/** What can be chosen on the map now. All of it follows from the texts of the legal actions and the places the view names. */
import { type View, type SpotView, type StepView } from '../view';

export type Mode = 'deploy' | 'fairy';
export type TargetKind = 'place' | 'deploy' | 'fairy' | 'knight' | 'step';

export interface Target {
  readonly key: string;
  readonly kind: TargetKind;
  readonly x: number;
  readonly y: number;
  /** The segment, or null for the whole cell. */
  readonly part: number | null;
  readonly feature: number | null;
  /** Texts to play: one, or one for each rotation. */
  readonly texts: readonly string[];
  readonly rotations: readonly number[];
  readonly eats: readonly number[];
}

const PLACE = /^(-?\d+),(-?\d+)\/([0-3])$/;

function placeTargets(actions: readonly string[]): Target[] {
  const cells = new Map<string, { x: number; y: number; texts: string[]; rotations: number[] }>();
  for (const text of actions) {
    const found = PLACE.exec(text);
    if (!found) continue;
    const [x, y, rotation] = [Number(found[1]), Number(found[2]), Number(found[3])];
    const cell = cells.get(`${x},${y}`) ?? { x, y, texts: [], rotations: [] };
    cell.texts.push(text);
    cell.rotations.push(rotation);
    cells.set(`${x},${y}`, cell);
  }
  return [...cells].map(([key, cell]) => ({ key, kind: 'place', part: null, feature: null, eats: [], ...cell }));
}

function spotTarget(kind: TargetKind, spot: SpotView): Target {
  const { x, y, part, feature, action } = spot;
  return { key: action, kind, x, y, part, feature, texts: [action], rotations: [], eats: [] };
}

function stepTarget({ action, x, y, eats }: StepView): Target {
  return { key: action, kind: 'step', x, y, part: null, feature: null, texts: [action], rotations: [], eats };
}

/** The choices of a moment; only what is among the legal actions. */
export function targetsOf(view: View, actions: readonly string[], mode: Mode): Target[] {
  const legal = new Set(actions);
  const open = (target: Target): boolean => target.texts.every((text) => legal.has(text));
  if (view.phase === 'place') return placeTargets(actions);
  if (view.phase === 'princess') return view.knights.map((spot) => spotTarget('knight', spot)).filter(open);
  if (view.phase === 'dragon') return (view.walk?.next ?? []).map(stepTarget).filter(open);
  if (view.phase !== 'action') return [];
  const spots = mode === 'fairy' ? view.fairy_spots : view.spots;
  return spots.map((spot) => spotTarget(mode, spot)).filter(open);
}

/** What is chosen: a target and, for a tile, how it lies. */
export interface Choice {
  readonly key: string;
  readonly rotation: number;
}

/** The wanted rotation if it fits there, else the next one clockwise that does. */
export function rotationFor(target: Target, wanted: number): number {
  for (let turn = 0; turn < 4; turn++) {
    const rotation = (wanted + turn) % 4;
    if (target.rotations.includes(rotation)) return rotation;
  }
  return 0;
}

/** The next legal rotation in a direction. */
export function rotated(target: Target, rotation: number, by: 1 | -1): number {
  for (let turn = 1; turn <= 4; turn++) {
    const next = (rotation + by * turn + 8) % 4;
    if (target.rotations.includes(next)) return next;
  }
  return rotation;
}

export function textOf(target: Target, rotation: number): string {
  return target.texts[Math.max(0, target.rotations.indexOf(rotation))] ?? '';
}
