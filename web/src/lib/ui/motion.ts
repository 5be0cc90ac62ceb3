import { settings } from '$lib/settings.svelte';

/** True when nothing should move: the system or the reader asked for reduced motion. */
export function still(): boolean {
  return settings.motion === 'still';
}
