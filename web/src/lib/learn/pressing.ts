// What a lesson says to press next, by the names on the screen.
import type { Desk } from '$lib/match/prompt/desk.svelte';
import { capital, listed } from '$lib/words';

/** Nothing while nothing is shown. */
export function toPress({ shown, next, marked, prompt }: Desk): string {
  if (shown === null) return '';
  const button = prompt.buttons?.find(({ id }) => id === next?.button);
  return capital(listed(marked)) || (button?.label ?? '');
}
