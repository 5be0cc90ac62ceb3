/** Keys inside the zones of the board: one tab stop each, arrows lead to the nearest thing in their direction. */
import type { Attachment } from 'svelte/attachments';
import { isArrow, middle, towards } from '$lib/board/geometry';
import type { Key } from './selection';

const THING = 'button:is([data-key],[data-space],[data-slot],[data-goal])';

/** Pieces say by their class that they can be chosen, buttons around them by their data. */
function isLit(thing: HTMLElement): boolean {
  return thing.dataset['lit'] === 'true' || thing.classList.contains('lit');
}

/** What a press on an element means, in the words of the selection. */
export function keyAt(element: Element | null): Key | null {
  const thing = element?.closest<HTMLElement>(THING);
  if (!thing) return null;
  const { key, space, goal, slot } = thing.dataset;
  if (key !== undefined) return key;
  if (space !== undefined) return `space ${space}`;
  if (goal !== undefined) return `goal ${goal}`;
  const dragon = thing.closest<HTMLElement>('[data-dragon]')?.dataset['dragon'];
  return dragon === undefined ? null : `ability ${dragon}${'abc'[Number(slot)] ?? ''}`;
}

function things(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(THING)].filter((thing) => thing.getClientRects().length > 0);
}

/** One thing can be reached by Tab: the one in focus, else a lit one, else the first. */
function settle(zone: HTMLElement, wanted?: HTMLElement): void {
  const all = [...zone.querySelectorAll<HTMLElement>(THING)];
  const seen = things(zone);
  const focused = seen.find((thing) => thing === document.activeElement);
  const stop = wanted ?? focused ?? seen.find((thing) => isLit(thing)) ?? seen[0];
  for (const thing of all) {
    const index = thing === stop ? 0 : -1;
    if (thing.tabIndex !== index) thing.tabIndex = index;
  }
}

function step(zone: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = things(zone);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (!isArrow(key)) return undefined;
  const placed = all.map((thing, at) => ({ key: String(at), ...middle(thing.getBoundingClientRect()) }));
  const start = placed[all.indexOf(from)];
  const next = start && towards(placed, start, key);
  return next ? all[Number(next.key)] : undefined;
}

export const zone: Attachment<HTMLElement> = (node) => {
  settle(node);
  const watcher = new MutationObserver(() => settle(node));
  watcher.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-lit', 'data-key', 'class'],
  });
  const onkeydown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement | null)?.closest<HTMLElement>(THING);
    const next = from && step(node, from, event.key);
    if (!next) return;
    event.preventDefault();
    settle(node, next);
    next.focus();
  };
  node.addEventListener('keydown', onkeydown);
  return () => {
    watcher.disconnect();
    node.removeEventListener('keydown', onkeydown);
  };
};
