/** A board by keyboard: keys skip what moves, and the focus is found again when the next decision opens. */
import { on } from 'svelte/events';
import type { Places } from './motion';

interface Keyboard {
  readonly stage: { readonly playing: boolean; skip: () => void };
  readonly places: Places;
  /** Where the next choice is, as selectors, the best one first; none when nothing is asked. */
  start: () => readonly string[];
  /** Whether the focus stays on something that cannot be chosen any more. */
  isSpent?: (active: Element) => boolean;
  /** A key on the board that skips nothing. */
  onkey?: (event: KeyboardEvent) => void;
}

const SKIPPING = ['Enter', ' ', 'Escape'];

/** For a board that is being set up: its effects live and end with it. */
export function playedByKeys({ stage, places, start, isSpent = () => false, onkey }: Keyboard): void {
  let byKeys = false;

  $effect(() => {
    const selectors = start();
    const active = document.activeElement;
    if (!byKeys || (active && active !== document.body && !isSpent(active))) return;
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
