/** Which of the three layouts a screen has. */
import { MediaQuery } from 'svelte/reactivity';
import type { Box } from '$lib/board/geometry';
import { type Bounds, LEAST, type Size } from './camera';

const ON_ITS_SIDE = '(max-height: 500px) and (orientation: landscape)';

/** A phone on its side: the prompt is a column beside the map. */
export const low = new MediaQuery(ON_ITS_SIDE);
/** No column of seats beside the map: a strip above it, and the prompt with the tile below or beside it. */
export const small = new MediaQuery(`(max-width: 1100px), ${ON_ITS_SIDE}`);

/** The place of the prompt on a small screen, beside the map or below it, in pixels. */
const [BESIDE, BELOW] = [204, 144];
const EDGE = 8;

/** What of the map is covered: by tools and the prompt on it, or by what a prompt of this size needs beyond its own place. */
export function coveredBy({ width, height }: Size): Bounds {
  if (!small.current) return { left: 66, top: 12, right: 12, bottom: Math.max(112, height + 24) };
  const [beside, below] = low.current ? [width - BESIDE, 0] : [0, height - BELOW];
  return { left: EDGE, top: EDGE, right: EDGE + Math.max(0, beside), bottom: EDGE + Math.max(0, below) };
}

/** The least size of a tile when the camera steps back by itself: a finger needs more than a pointer, and an eye least. */
export function leastTile(plays: boolean): number {
  return plays ? (small.current ? 44 : 28) : LEAST;
}

/** Two buttons of tools stand in a corner of a small screen: below each other, or on its side beside each other. */
const TOOLS = { short: 60, long: 110 } as const;
/** On a large one five of them stand below each other. */
export const WIDE_TOOLS: Box = { x: 0, y: 0, width: 62, height: 260 };

/** What the tools and a prompt of this size cover of the window. */
export function coversIn({ width, height }: Size, ask: Size): readonly Box[] {
  if (low.current) return [{ x: 0, y: height - TOOLS.short, width: TOOLS.long, height: TOOLS.short }];
  if (!small.current) return [WIDE_TOOLS, { x: 16, y: height - ask.height - 14, ...ask }];
  const over = Math.max(0, ask.height - BELOW);
  return [
    { x: width - TOOLS.short, y: 0, width: TOOLS.short, height: TOOLS.long },
    { x: 0, y: height - over, width, height: over },
  ];
}
