/** The window on the map goes to what is asked about, and back again. */
import { untrack } from 'svelte';
import { still } from '$lib/ui';
import { NEAR, ROOMY } from '../geometry/camera';
import type { Viewport } from '../geometry/viewport.svelte';
import type { View } from '../view';
import { type Choosing, isLast } from './choosing.svelte';
import { visited } from './spots';

interface Asked {
  readonly view: View;
  readonly seat: number;
  /** A figure is chosen on the new tile, drawn large. */
  readonly loupe: boolean;
  /** The height of the prompt bar, which covers the map on a phone. */
  readonly bar: number;
}

const VISITS: readonly View['phase'][] = ['gate', 'count', 'back', 'market'];

/** Call it while the board is being set up: its effects live as long as the board. */
export function keepInSight(port: Viewport, choosing: Choosing, now: () => Asked): void {
  const ready = $derived(port.size.width > 0);

  // Followers' spots need room: near the new tile, or nearer to all tiles that a portal leads to.
  const near = $derived.by(() => {
    const { view, loupe } = now();
    if (loupe || !choosing.targets.some((entry) => entry.kind === 'deploy')) return 0;
    return choosing.targets.every((entry) => isLast(view, entry)) ? NEAR : ROOMY;
  });
  $effect(() => {
    const scale = ready ? near : 0;
    const tile = untrack(() => now().view.tiles.at(-1));
    if (!tile || scale === 0) return;
    untrack(() => port.approach(tile.x, tile.y, scale));
    return () => port.withdraw();
  });

  // The river goes on in one place only.
  const only = $derived(now().view.phase === 'place' && choosing.targets.length === 1 ? choosing.targets[0] : null);
  $effect(() => {
    const place = ready ? only : null;
    if (place) untrack(() => port.show(place.x, place.y, still()));
  });

  // The City, or where followers can come back to, also while the answer is shown.
  const visiting = $derived(now().view.actor === now().seat && VISITS.includes(now().view.phase));
  $effect(() => {
    if (visiting) return () => port.withdraw();
  });
  $effect(() => {
    const { view, bar } = now();
    const part = visiting && ready ? visited(view) : null;
    if (part) untrack(() => port.frame(part, bar));
  });
}
