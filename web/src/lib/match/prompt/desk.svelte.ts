// What a board and the shell around it tell each other.
import type { Snippet } from 'svelte';
import type { PromptContent } from './prompt';

export class Desk {
  /** Words and buttons of the prompt bar. */
  prompt = $state.raw<PromptContent>({});
  /** How high the prompt bar is, in pixels; styles know it as `--prompt`. */
  barHeight = $state(0);
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
