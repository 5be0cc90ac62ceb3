/** A board and a hint: it picks what the hint says, as a person would, and lets it go when something else is picked. */
import { untrack } from 'svelte';
import type { Desk } from '$lib/match/prompt/desk.svelte';

interface Picking {
  /** Picks the parts of an action, all but the last press. */
  take: (text: string) => void;
  /** Whether what is picked still leads to the action. */
  holds: (text: string) => boolean;
}

interface Situation {
  readonly desk: Desk;
  /** Something may be chosen now. */
  readonly open: boolean;
}

/** Call it while a board is being set up: its effects live as long as the board. */
export function picksHints(choosing: Picking, now: () => Situation): void {
  let held: string | null = null;

  $effect(() => {
    const { desk, open } = now();
    const text = desk.hint;
    if (text !== null && open) untrack(() => choosing.take(text));
  });
  $effect(() => {
    const { desk } = now();
    const text = desk.hint;
    if (text !== null && choosing.holds(text)) held = text;
    else if (text !== null && held === text) desk.letGo();
    else held = null;
  });
}
