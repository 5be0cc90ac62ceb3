// What a board and the shell around it tell each other.
import type { Snippet } from 'svelte';
import type { Advice } from '$lib/net/types';
import type { Press } from './press';
import type { PromptContent } from './prompt';

export class Desk {
  /** The words and buttons of the prompt bar. */
  prompt = $state.raw<PromptContent>({});
  /** The height of the prompt bar in pixels; `--prompt` in styles. */
  barHeight = $state(0);
  /** The board shows something until it is tapped. */
  held = $state(false);
  /** The progress of the game in the top bar (desktop and tablet), e.g. the round track. */
  progress = $state.raw<Snippet | null>(null);
  /** Whether the log is open, where it has no place of its own beside the table. */
  log = $state(false);
  /** What a bot advises now; a board that picks something else lets it go. */
  advice = $state.raw<Advice | null>(null);
  /** The text of the action that the board marks with a lamp, or null. */
  readonly hint = $derived(this.advice?.line[0] ?? null);
  /** A decision that a lesson shows: the board marks every press on the way to it, and makes none itself. */
  shown = $state<string | null>(null);
  /** The decision that a lesson waits for: the board brings it into sight, and says what to press for it. */
  aim = $state<string | null>(null);
  /** The next press on the way to what is shown or waited for, as the board says. */
  next = $state.raw<Press | null>(null);
  /** What the board has marked, by the names that screen readers hear. */
  marked = $state.raw<readonly string[]>([]);

  /** Sets the desk up for a board; call the returned function to clear it. */
  take(progress: Snippet): () => void {
    this.progress = progress;
    return () => {
      this.progress = null;
      this.prompt = {};
      this.held = false;
    };
  }

  /** Closes what is advised or shown. */
  letGo(): void {
    this.advice = null;
    this.shown = null;
  }
}
