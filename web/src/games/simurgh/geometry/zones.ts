/** Keys inside the zones of the board: one tab stop each, arrows lead to the nearest thing in their direction. */
import type { Attachment } from 'svelte/attachments';
import { isArrow, middle, towards } from '$lib/board/geometry';
import type { Key } from '../choice/selection';

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

/** Where the thing of an action is on the board: selectors, of which some find nothing. */
export function placesOf(key: Key | null, text: string): string[] {
  const [kind = '', name = ''] = (key ?? '').split(' ');
  const named = [`end ${text}`, `way ${text}`, ...(key === null ? [] : [key])].map((one) => `[data-key="${one}"]`);
  if (kind === 'space') return [...named, `button[data-space="${name}"]`];
  // a tray with the places of the monument lies over the monument
  if (kind === 'goal') return [...named, `button[data-goal="${name}"]:not(:has([data-key="${key}"]) *)`];
  if (kind !== 'ability') return named;
  return [...named, `[data-dragon="${name.slice(0, -1)}"] [data-slot="${'abc'.indexOf(name.slice(-1))}"]`];
}

function things(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(THING)].filter((thing) => thing.checkVisibility());
}

/** One thing can be reached by Tab: the one in focus, else a lit one, else the first. */
function stopOf(zone: HTMLElement): HTMLElement | undefined {
  const seen = things(zone);
  const focused = seen.find((thing) => thing === document.activeElement);
  return focused ?? seen.find((thing) => isLit(thing)) ?? seen[0];
}

function settle(zone: HTMLElement, stop: HTMLElement | undefined): void {
  for (const thing of zone.querySelectorAll<HTMLElement>(THING)) {
    const index = thing === stop ? 0 : -1;
    if (thing.tabIndex !== index) thing.tabIndex = index;
  }
}

// All zones that changed settle together before the next picture: first all are read, then all are written.
// One after the other, each would make the browser work out the styles of the whole page again.
const changed = new Set<HTMLElement>();

function settleSoon(zone: HTMLElement): void {
  if (changed.size === 0) requestAnimationFrame(settleAll);
  changed.add(zone);
}

function settleAll(): void {
  const stops = [...changed].map((zone) => [zone, stopOf(zone)] as const);
  changed.clear();
  for (const [zone, stop] of stops) settle(zone, stop);
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
  settleSoon(node);
  const watcher = new MutationObserver(() => settleSoon(node));
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
    changed.delete(node);
    watcher.disconnect();
    node.removeEventListener('keydown', onkeydown);
  };
};
