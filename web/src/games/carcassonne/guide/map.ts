/** The pieces of land on the page How to play: tiles that fit, and who stands on them. */
import type { PictureName } from '../..';
import type { Cell } from '../view';

interface LaidTile {
  readonly id: string;
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

interface Standing {
  readonly seat: number;
  /** The tile, by its place in the list, and the segment. */
  readonly on: number;
  readonly part: number;
  readonly lies?: boolean;
}

export interface Land {
  readonly tiles: readonly LaidTile[];
  readonly figures?: readonly Standing[];
  /** The tile that has just been laid, by its place in the list. */
  readonly fresh?: number;
  /** Tiles whose city is lit. */
  readonly lit?: readonly number[];
  /** Points at the middle of a cell. */
  readonly gain?: { readonly x: number; readonly y: number; readonly points: number };
  /** The way of the dragon, who stands at its end. */
  readonly walk?: readonly Cell[];
  readonly fairy?: Cell;
}

function tile(id: string, x: number, y: number, rotation = 0): LaidTile {
  return { id, x, y, rotation };
}

/** A city of three tiles with a shield: eight points. */
const CITY = [tile('BA-M', 0, 0, 2), tile('BA-E', 0, 1), tile('BA-E', 1, 0, 3), tile('BA-V', 1, 1, 3)];

export const LANDS: Readonly<Partial<Record<PictureName, Land>>> = {
  aim: {
    tiles: [
      tile('BA-B', 0, 0),
      tile('BA-E', 1, 0, 1),
      tile('BA-E', 2, 0, 3),
      tile('BA-U', 0, 1),
      tile('BA-U', 1, 1),
      tile('BA-V', 2, 1),
      tile('BA-A', -1, 1, 3),
      tile('BA-V', 2, 2, 1),
      tile('BA-U', 1, 2),
    ],
    figures: [
      { seat: 1, on: 0, part: 1 },
      { seat: 0, on: 1, part: 0 },
      { seat: 2, on: 5, part: 0 },
    ],
  },
  first: { tiles: CITY, fresh: 2 },
  second: {
    tiles: [tile('BA-D', 0, 0), tile('BA-V', 1, 0)],
    figures: [
      { seat: 0, on: 0, part: 0 },
      { seat: 2, on: 0, part: 3, lies: true },
      { seat: 1, on: 1, part: 0 },
    ],
  },
  third: {
    tiles: CITY,
    lit: [0, 1, 2],
    figures: [{ seat: 0, on: 0, part: 0 }],
    gain: { x: 1, y: 0, points: 8 },
  },
  mind: {
    tiles: [tile('PD-V1', 0, 0), tile('BA-E', 1, 0), tile('BA-V', 2, 0, 2), tile('BA-B', 0, 1), tile('BA-V', 1, 1, 3)],
    figures: [{ seat: 2, on: 3, part: 1 }],
    walk: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    fairy: [0, 1],
  },
  'points-1': { tiles: [tile('BA-M', 0, 0)] },
  'points-2': { tiles: [tile('BA-U', 0, 0)] },
  'points-3': { tiles: [tile('BA-B', 0, 0)] },
  'points-4': { tiles: [tile('BA-E', 0, 0)], figures: [{ seat: 2, on: 0, part: 1, lies: true }] },
  'points-5': { tiles: [tile('BA-R', 0, 0)] },
};
