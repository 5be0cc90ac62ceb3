/** The stacks on the page How to play. */
import type { PictureName } from '../..';
import type { Terrain } from '../geometry/slabs';
import { CASTLE, REALM } from '../geometry/slabs';

interface Stack {
  readonly column: number;
  readonly row: number;
  readonly height: number;
  /** A tile, or 'back'. */
  readonly top: string;
  readonly shrine?: boolean;
  readonly look?: 'ring' | 'lit' | 'dim';
}

interface Stones {
  readonly terrain: Terrain;
  /** Columns and rows of bare ground; none for a castle. */
  readonly ground?: readonly [number, number];
  readonly stacks: readonly Stack[];
  /** Points at the top of the first stack. */
  readonly gain?: number;
}

function stack(column: number, row: number, top: string, height = 1, more: Partial<Stack> = {}): Stack {
  return { column, row, top, height, ...more };
}

/** Five soldiers that touch: three points. */
const SET = [
  stack(1, 0, 'S4', 1, { look: 'ring' }),
  stack(2, 0, 'S2', 1, { look: 'ring' }),
  stack(2, 1, 'S6', 1, { look: 'ring' }),
  stack(3, 1, 'S1', 1, { look: 'ring' }),
  stack(3, 0, 'S4', 1, { look: 'ring' }),
  stack(0, 1, 'P2'),
];

export const STONES: Readonly<Partial<Record<PictureName, Stones>>> = {
  aim: {
    terrain: CASTLE,
    stacks: [
      stack(0, 0, 'M2'),
      stack(1, 0, 'S4', 2),
      stack(2, 0, 'D1', 3),
      stack(3, 0, 'F5', 2),
      stack(0, 1, 'W3', 2),
      stack(1, 1, 'P1', 3),
      stack(2, 1, 'M6', 3),
      stack(3, 1, 'S1'),
    ],
  },
  first: {
    terrain: CASTLE,
    stacks: [
      stack(0, 0, 'S4', 3, { look: 'ring' }),
      stack(1, 0, 'F2', 3),
      stack(2, 0, 'M5', 2),
      stack(3, 0, 'S4', 2, { look: 'ring' }),
    ],
  },
  second: { terrain: REALM, ground: [4, 2], stacks: SET, gain: 3 },
  third: {
    terrain: REALM,
    ground: [4, 2],
    stacks: [
      stack(1, 0, 'back'),
      stack(2, 0, 'back'),
      stack(3, 0, 'back', 3, { shrine: true }),
      stack(0, 1, 'P2'),
      stack(2, 1, 'back'),
      stack(3, 1, 'back'),
    ],
  },
  mind: {
    terrain: CASTLE,
    stacks: [
      stack(0, 0, 'M2', 2, { look: 'lit' }),
      stack(1, 0, 'F5', 2, { look: 'dim' }),
      stack(2, 0, 'W3', 2, { look: 'dim' }),
      stack(3, 0, 'S1', 2, { look: 'lit' }),
    ],
  },
  'points-1': { terrain: REALM, stacks: [stack(0, 0, 'F2'), stack(1, 0, 'F5')] },
  'points-2': { terrain: REALM, stacks: [stack(0, 0, 'D1')] },
  'points-3': { terrain: REALM, stacks: [stack(0, 0, 'back', 3, { shrine: true })] },
};
