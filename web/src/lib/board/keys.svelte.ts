/** Keyboard play on a board: keys skip animations, and the focus moves to the next decision when it opens. */
import { on } from 'svelte/events';
import type { Places } from './motion';

interface Keyboard {
  readonly stage: { readonly playing: boolean; skip: () => void };
  readonly places: Places;
  /** Selectors for the next choice, the best one first; none if there is nothing to decide. */
  start: () => readonly string[];
  /** Whether the focused element can no longer be chosen. */
  isSpent?: (active: Element) => boolean;
  /** Handles a key on the board that does not skip anything. */
  onkey?: (event: KeyboardEvent) => void;
}

const SKIPPING = ['Enter', ' ', 'Escape'];

/** The page, or the prompt bar as a whole, which keeps the focus of a button that has gone. */
function isNowhere(active: Element): boolean {
  return active === document.body || active.matches('.prompt');
}

/** Call it while a board is being set up: its effects live as long as the board. */
export function playedByKeys({ stage, places, start, isSpent = () => false, onkey }: Keyboard): void {
  let byKeys = false;

  $effect(() => {
    const selectors = start();
    const active = document.activeElement;
    if (!byKeys || (active && !isNowhere(active) && !isSpent(active))) return;
    selectors
      .map((selector) => places.root?.querySelector<HTMLElement>(selector))
      .find((node) => node)
      ?.focus();
  });

  function pressed(event: KeyboardEvent): void {
    byKeys = true;
    const target = event.target instanceof Node ? event.target : null;
    if (target !== document.body && !places.root?.contains(target)) return;
    if (!stage.playing || !SKIPPING.includes(event.key)) return onkey?.(event);
    event.preventDefault();
    stage.skip();
  }

  $effect(() => on(window, 'keydown', pressed));
  $effect(() => on(window, 'pointerdown', () => void (byKeys = false)));
}
