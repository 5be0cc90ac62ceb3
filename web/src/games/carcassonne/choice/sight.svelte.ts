/** The window on the map goes to what is asked about, if it cannot be seen, and back again. */
import { untrack } from 'svelte';
import { ROOMY } from '../geometry/camera';
import type { Viewport } from '../geometry/viewport.svelte';
import type { View } from '../view';
import type { Choosing } from './choosing.svelte';
import { visited } from './spots';

interface Asked {
  readonly view: View;
  readonly seat: number;
  /** A figure is chosen on the new tile, drawn large. */
  readonly loupe: boolean;
}

const VISITS: readonly View['phase'][] = ['gate', 'count', 'back', 'market'];

/** Call it while the board is being set up: its effects live as long as the board. */
export function keepInSight(port: Viewport, choosing: Choosing, now: () => Asked): void {
  const ready = $derived(port.size.width > 0);
  // A new question: what a hand did before counts no longer, and all choices come into sight.
  const question = $derived.by(() => {
    const { view, loupe } = now();
    const whole = choosing.targets.length > 0 && !loupe && !VISITS.includes(view.phase);
    return ready && whole ? [view.placed, view.phase, view.tile, view.walk?.path.length, choosing.mode].join('/') : '';
  });
  $effect(() => {
    if (question === '') return;
    untrack(() => {
      if (now().view.phase === 'place') port.release();
      port.offer(choosing.targets);
    });
  });
  // The many spots that a portal leads to need room.
  const many = $derived(ready && !now().loupe && choosing.targets.some((entry) => entry.kind === 'deploy'));
  $effect(() => {
    if (!many) return;
    const tile = untrack(() => now().view.tiles.at(-1));
    if (tile) untrack(() => port.approach(tile, choosing.targets, ROOMY));
    return () => port.withdraw();
  });
  // The new tile is in sight beside the choice of a figure for it.
  const placed = $derived(ready && now().loupe ? now().view.placed : 0);
  $effect(() => {
    if (placed > 0) return () => port.withdraw();
  });
  $effect(() => {
    const tile = placed > 0 ? untrack(() => now().view.tiles.at(-1)) : undefined;
    void port.covered;
    if (tile) untrack(() => port.uncover(tile.x, tile.y));
  });
  // The City, or where followers can come back to, also while the answer is shown.
  const visiting = $derived(now().view.actor === now().seat && VISITS.includes(now().view.phase));
  $effect(() => {
    if (visiting) return () => port.withdraw();
  });
  $effect(() => {
    const part = visiting && ready ? visited(now().view) : null;
    if (part) untrack(() => port.look(part));
  });
}
