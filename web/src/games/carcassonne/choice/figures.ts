/** Which kinds of figures a player can choose from, and why one of them cannot go anywhere. */
import { type Tile, segmentOf } from '../printed/tile';
import { type View, hasSet } from '../view';
import { address } from './attempts';
import { type Mode, modeOf, targetsOf } from './selection';

const ORDER: readonly Mode[] = ['follower', 'large', 'builder', 'pig', 'fairy'];

export interface Kind {
  readonly mode: Mode;
  /** How many are at home; of the fairy there is always one. */
  readonly left: number;
  /** The text of a try that is not allowed, if it has no spot: the server says why. */
  readonly refused: string | null;
}

/** Kinds with a choice, the first one first. */
export function openModes(view: View, actions: readonly string[]): Mode[] {
  const found = new Set(targetsOf(view, actions).map(modeOf));
  return ORDER.filter((mode) => found.has(mode));
}

function atHome(view: View, seat: number, mode: Mode): number | null {
  const { supply, large, builder, pig } = view.seats.find((entry) => entry.seat === seat) ?? { supply: 0 };
  if (mode === 'fairy') return hasSet(view, 'pd') ? 1 : null;
  if (mode === 'follower') return supply;
  const there = { large, builder, pig }[mode];
  return there === undefined ? null : Number(there);
}

/** Where a figure of a kind would be tried on a tile: builders in a city or on a road, pigs on a field. */
function tried(tile: Tile, mode: Mode): string {
  const parts = Array.from({ length: tile.cities.length + tile.roads.length + tile.fields.length }, (_, part) => part);
  const fits = (part: number): boolean => {
    const { kind } = segmentOf(tile, part);
    return mode === 'pig' ? kind === 'field' : mode !== 'builder' || kind !== 'field';
  };
  return address(tile, parts.find(fits) ?? parts[0] ?? 0);
}

function attemptOf(view: View, tile: Tile, mode: Mode): string {
  const last = view.tiles.at(-1);
  if (mode === 'fairy') return `fairy:${last?.x ?? 0},${last?.y ?? 0}`;
  return mode === 'follower' ? tried(tile, mode) : `${mode}:${tried(tile, mode)}`;
}

/**
 * The kinds to choose from. While a figure is put on the new tile all kinds of the game are there, so that one can ask
 * about those without a spot; else only those that can go. One kind is no choice, and neither are follower and fairy alone:
 * for these two the prompt has a button.
 */
export function kindsOf(view: View, actions: readonly string[], seat: number, tile: Tile | null): Kind[] {
  const open = openModes(view, actions);
  if (view.phase !== 'action')
    return open.length > 1 ? open.map((mode) => ({ mode, left: atHome(view, seat, mode) ?? 0, refused: null })) : [];
  const kinds = ORDER.flatMap((mode): Kind[] => {
    const left = atHome(view, seat, mode);
    if (left === null || !tile) return [];
    return [{ mode, left, refused: open.includes(mode) ? null : attemptOf(view, tile, mode) }];
  });
  return open.length > 0 && kinds.some(({ mode }) => mode !== 'follower' && mode !== 'fairy') ? kinds : [];
}
