// What a board tells the shell around it.
import type { Snippet } from 'svelte';
import type { PromptContent } from './board';

export class Desk {
  /** Words and buttons of the prompt bar. */
  prompt = $state.raw<PromptContent>({});
  /** Progress of the game in the top bar (desktop and tablet), e.g. the track of rounds. */
  progress = $state.raw<Snippet | null>(null);

  /** A board sits down at the desk; what is returned clears it again. */
  take(progress: Snippet): () => void {
    this.progress = progress;
    return () => {
      this.progress = null;
      this.prompt = {};
    };
  }
}
