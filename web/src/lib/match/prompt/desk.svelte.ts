// What a board and the shell around it tell each other.
import type { Snippet } from 'svelte';
import type { PromptContent } from './prompt';

export class Desk {
  /** The words and buttons of the prompt bar. */
  prompt = $state.raw<PromptContent>({});
  /** The height of the prompt bar in pixels; `--prompt` in styles. */
  barHeight = $state(0);
  /** The progress of the game in the top bar (desktop and tablet), e.g. the round track. */
  progress = $state.raw<Snippet | null>(null);

  /** Sets the desk up for a board; call the returned function to clear it. */
  take(progress: Snippet): () => void {
    this.progress = progress;
    return () => {
      this.progress = null;
      this.prompt = {};
    };
  }
}
