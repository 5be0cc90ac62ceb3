/** A board follows the frames of its table: it plays what happened, then shows the view. */
import { onDestroy, untrack } from 'svelte';
import type { BoardProps } from '$lib/match/board';
import { Places } from './motion';
import { type SceneLike, Stage } from './stage.svelte';

type Frame<View> = Pick<BoardProps<View>, 'view' | 'notes'>;

interface Story<S extends SceneLike, View> {
  /** The current frame from the shell. */
  frame: () => Frame<View>;
  /** How the board looks when nothing moves. */
  rest: (view: View) => S['scenery'];
  /** The scenes that lead from what is shown to the next view. */
  scenes: (now: S['scenery'], frame: Frame<View>) => readonly S[];
  /** The board jumped to a view without animation. */
  jumped?: () => void;
  /** The board is at rest and ready for the next frame. */
  settled: () => void;
}

/** Call it while a board is being set up: its effects live as long as the board. */
export function staged<S extends SceneLike, View>(story: Story<S, View>): { stage: Stage<S>; places: Places } {
  const places = new Places();
  const settle = (): void => queueMicrotask(() => story.settled());
  const stage = new Stage<S>(
    untrack(() => story.rest(story.frame().view)),
    () => places.remember(),
  );

  // A new board has nothing to animate from, so it starts with the view.
  let first = true;
  $effect.pre(() => {
    const frame = story.frame();
    untrack(() => {
      if (!first && frame.notes.length > 0) return stage.play(story.scenes(stage.scenery, frame), settle);
      first = false;
      story.jumped?.();
      stage.show(story.rest(frame.view));
      settle();
    });
  });
  onDestroy(() => stage.stop());
  return { stage, places };
}
