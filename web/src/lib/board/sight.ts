/** What is marked on a board comes into sight: the page scrolls, or the part of the board that it lies in. */
import { still } from '$lib/ui';
import type { Box } from './geometry';

/** A prompt bar so near the lower edge of the window lies over the page. */
const FOOT = 120;
/** Where it comes to lie, as a share of the height that is free: a card beside it needs room, too. */
const HIGH = 0.3;

/** The innermost part round a box that scrolls up and down. */
function scrollerOf(root: Element, box: Box): Element | undefined {
  const middle = box.x + box.width / 2;
  return [...root.querySelectorAll('*')].findLast((part) => {
    if (part.scrollHeight <= part.clientHeight + 1 || part.clientHeight === 0) return false;
    const { left, right, top } = part.getBoundingClientRect();
    const from = top - part.scrollTop;
    const inside = middle >= left && middle <= right && box.y >= from - 1 && box.y <= from + part.scrollHeight;
    return inside && ['auto', 'scroll'].includes(getComputedStyle(part).overflowY);
  });
}

/** The height at which the prompt bar, or what is laid out above it, hides a box that lies so far to the left. */
function floorOf(box: Box): number {
  const bars = [...document.querySelectorAll('.prompt, .tray')].map((node) => node.getBoundingClientRect());
  const over = bars.filter(({ left, right }) => left < box.x + box.width && right > box.x);
  const low = over.some(({ bottom }) => bottom > innerHeight - FOOT);
  return low ? Math.min(...over.map(({ top }) => top)) : innerHeight;
}

/** What lies at the foot of the page comes out from under the prompt bar; the page moves no farther. */
export function liftOverBar(box: Box): void {
  const hidden = box.y + box.height - floorOf(box);
  if (hidden > 0) scrollBy({ top: Math.min(hidden, box.y), behavior: still() ? 'instant' : 'smooth' });
}

export function bringIntoSight(box: Box, root: Element | null | undefined): void {
  const behavior = still() ? 'instant' : 'smooth';
  const part = root ? scrollerOf(root, box) : undefined;
  if (part) {
    const { top, bottom } = part.getBoundingClientRect();
    const floor = Math.min(bottom, floorOf(box));
    if (box.y >= top && box.y + box.height <= floor) return;
    const high = Math.max(0, Math.min((floor - top) * HIGH, floor - top - box.height));
    part.scrollBy({ top: box.y - top - high, behavior });
    return;
  }
  const floor = floorOf(box);
  if (box.y >= 0 && box.y + box.height <= floor) return;
  scrollBy({ top: box.y + box.height / 2 - floor * HIGH, behavior });
}
