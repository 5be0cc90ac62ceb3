// Keeps a card beside the prompt bar: the board may scroll, and the bar may grow.
import type { Attachment } from 'svelte/attachments';
import { placeFor } from './place';

const EDGE = 10;

/** An attachment for a card with `position: fixed`; `clear` is a selector for what it should not lie on. */
export function besideBar(clear: () => string): Attachment<HTMLElement> {
  return (card) => {
    let frame = requestAnimationFrame(function follow() {
      put(card, clear());
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  };
}

function put(card: HTMLElement, clear: string): void {
  const bar = document.querySelector('.prompt')?.getBoundingClientRect();
  const board = document.querySelector('main')?.getBoundingClientRect();
  if (!bar || !board) return;
  const top = Math.max(board.top, 0) + EDGE;
  const room = { x: EDGE, y: top, width: innerWidth - 2 * EDGE, height: innerHeight - EDGE - top };
  const lamps = [...document.querySelectorAll(clear)].map((marked) => marked.getBoundingClientRect());
  const { x, y } = placeFor({ width: card.offsetWidth, height: card.offsetHeight }, { room, bar, lamps });
  const [left, above] = [`${x}px`, `${y}px`];
  if (card.style.left !== left) card.style.left = left;
  if (card.style.top !== above) card.style.top = above;
}
