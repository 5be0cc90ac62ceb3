// Who comes by keyboard to something that a lesson points at hears what the card says about it.
import type { Box } from '$lib/board/geometry';

/** The id of the words on the card. */
export const CARD_WORDS = 'coach-words';
const PRESSED = ':is(button, a, [role="button"], [role="gridcell"], [tabindex])';

function holds(window: Box, { x, y, width, height }: DOMRect): boolean {
  const [middle, centre] = [x + width / 2, y + height / 2];
  return (
    width > 0 &&
    middle >= window.x &&
    middle <= window.x + window.width &&
    centre >= window.y &&
    centre <= window.y + window.height
  );
}

/** Everything that can be pressed in a window is described by the card; nothing else is. */
export function describe(root: ParentNode, windows: readonly Box[]): void {
  for (const thing of root.querySelectorAll(PRESSED)) {
    const others = (thing.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== CARD_WORDS);
    const lit = windows.some((window) => holds(window, thing.getBoundingClientRect()));
    const ids = [...others, ...(lit ? [CARD_WORDS] : [])].join(' ');
    if (ids === (thing.getAttribute('aria-describedby') ?? '')) continue;
    if (ids) thing.setAttribute('aria-describedby', ids);
    else thing.removeAttribute('aria-describedby');
  }
}
