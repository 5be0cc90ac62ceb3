// Where the words of a seat hang: below its paper, or above it where the screen ends.
import type { Box, Size } from '../prompt/bubble';

const EDGE = 8;
/** How far it lies on the paper that it hangs from. */
const OVER = 6;

export function hangingFrom(seat: Box, words: Size, screen: Size): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(seat.left + EDGE, screen.width - words.width - EDGE));
  const below = seat.top + seat.height - OVER;
  const above = Math.max(EDGE, seat.top - words.height + OVER);
  return { left, top: below + words.height <= screen.height - EDGE ? below : above };
}

/** The paper of a seat that can be seen: every board shows the clock of a seat on it. */
export function paperOf(seat: number): DOMRect | null {
  for (const clock of document.querySelectorAll(`[data-clock="${seat}"]`)) {
    if (clock.closest('.vh')) continue; // the list for readers
    const box = clock.closest('[role="group"], li, section')?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) return box;
  }
  return null;
}
