/** A board and a hint: it picks what the hint says, until something else is picked. What a lesson shows it only marks. */
import { untrack } from 'svelte';
import type { Desk } from '$lib/match/prompt/desk.svelte';
import type { Press } from '$lib/match/prompt/press';

interface Picking {
  /** Picks the parts of an action, all but the last press. */
  take: (text: string) => void;
  /** Whether what is picked still leads to the action. */
  holds: (text: string) => boolean;
  /** What to press next on the way to an action. */
  next: (text: string) => Press;
  /** Brings what an action is made with into sight. */
  show?: (text: string) => void;
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
  $effect(() => {
    const { desk, open } = now();
    const text = desk.shown ?? desk.aim;
    if (text !== null && open) untrack(() => choosing.show?.(text));
  });
  $effect(() => {
    const { desk, open } = now();
    const text = desk.shown ?? desk.aim;
    desk.next = text !== null && open ? choosing.next(text) : null;
  });
}
