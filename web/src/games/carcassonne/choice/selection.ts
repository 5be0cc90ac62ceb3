/** What can be chosen on the map now. All of it follows from the texts of the legal actions and the places the view names. */
import { PLATE, PLOTS } from '../printed/city';
import { type Figure, type Quarter, type SpotView, type StepView, type View, kindOf } from '../view';

/** Which figure goes somewhere. */
export type Mode = Figure | 'fairy';
export type TargetKind = 'place' | 'deploy' | 'fairy' | 'knight' | 'step' | 'back' | 'quarter';

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
  readonly figure: Figure;
  /** Where it goes in the City of Carcassonne, or comes from. */
  readonly quarter: Quarter | null;
}

const NOBODY = { eats: [], figure: 'follower', quarter: null } as const;
const PLACE = /^(-?\d+),(-?\d+)\/([0-3])$/;

/** Rotations that look alike are one choice: the view names one of them. */
function placeTargets(view: View, actions: readonly string[]): Target[] {
  const unlike = new Set(view.places.flatMap(({ x, y, unlike }) => unlike.map((turn) => `${x},${y}/${turn}`)));
  const cells = new Map<string, { x: number; y: number; texts: string[]; rotations: number[] }>();
  for (const text of actions) {
    const found = PLACE.exec(text);
    if (!found || !unlike.has(text)) continue;
    const [x, y, rotation] = [Number(found[1]), Number(found[2]), Number(found[3])];
    const cell = cells.get(`${x},${y}`) ?? { x, y, texts: [], rotations: [] };
    cell.texts.push(text);
    cell.rotations.push(rotation);
    cells.set(`${x},${y}`, cell);
  }
  return [...cells].map(([key, cell]) => ({ key, kind: 'place', part: null, feature: null, ...NOBODY, ...cell }));
}

function spotTarget(kind: TargetKind, spot: SpotView): Target {
  const { x, y, part, feature, action, quarter = null } = spot;
  const whose = { ...NOBODY, figure: kindOf(spot), quarter };
  return { key: action, kind, x, y, part, feature, texts: [action], rotations: [], ...whose };
}

function stepTarget({ action, x, y, eats }: StepView): Target {
  const step = { key: action, kind: 'step', x, y, part: null, feature: null, texts: [action], rotations: [] } as const;
  return { ...step, ...NOBODY, eats };
}

/** A quarter is chosen by its plate; its cell is where the middle of the plate is that of the cell. */
function quarterTarget(choice: { action: string; quarter: Quarter; figure?: Figure }): Target {
  const { action, quarter } = choice;
  const [left, top] = PLOTS[quarter].plate;
  const cell = { x: (left + PLATE.width / 2 - 50) / 100, y: (top + PLATE.height / 2 - 50) / 100 };
  const whose = { ...NOBODY, figure: kindOf(choice), quarter };
  return { key: action, kind: 'quarter', ...cell, part: null, feature: null, texts: [action], rotations: [], ...whose };
}

/** All choices of a moment, whichever figure goes. */
function choicesOf(view: View, actions: readonly string[]): Target[] {
  switch (view.phase) {
    case 'place':
      return placeTargets(view, actions);
    case 'princess':
      return view.knights.map((spot) => spotTarget('knight', spot));
    case 'dragon':
      return (view.walk?.next ?? []).map(stepTarget);
    case 'action':
      return [
        ...view.spots.map((spot) => spotTarget('deploy', spot)),
        ...view.fairy_spots.map((spot) => spotTarget('fairy', spot)),
      ];
    case 'back':
    case 'market':
      return (view.back ?? []).map((spot) => spotTarget('back', spot));
    case 'gate':
      return (view.enter ?? []).map(quarterTarget);
    case 'count':
      return (view.count_moves ?? []).map(quarterTarget);
    default:
      return [];
  }
}

export function modeOf({ kind, figure }: Target): Mode {
  return kind === 'fairy' ? kind : figure;
}

/** Kinds of choices that are offered for one figure at a time. */
const BY_FIGURE: ReadonlySet<TargetKind> = new Set(['deploy', 'fairy', 'back', 'quarter']);

/** The choices of a moment; only what is among the legal actions. */
export function targetsOf(view: View, actions: readonly string[], mode: Mode | null = null): Target[] {
  const legal = new Set(actions);
  return choicesOf(view, actions).filter(
    (target) =>
      target.texts.every((text) => legal.has(text)) &&
      (mode === null || !BY_FIGURE.has(target.kind) || modeOf(target) === mode),
  );
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
