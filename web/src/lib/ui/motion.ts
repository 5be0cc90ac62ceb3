import { settings } from '$lib/settings.svelte';

/** True when nothing should move: the system or the reader asked for reduced motion. */
export function still(): boolean {
  return settings.motion === 'still';
}

const FACTORS = { calm: 1.6, full: 1, fast: 0.5, still: 1 } as const;

/** How long things take at the reader's speed, as a factor. */
export function pace(): number {
  return FACTORS[settings.motion];
}
