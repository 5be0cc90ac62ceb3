/** A board follows the frames of its table: what happened is played, then the view is shown. */
import { onDestroy, untrack } from 'svelte';
import type { BoardProps } from '$lib/match/board';
import { Places } from './motion';
import { type SceneLike, Stage } from './stage.svelte';

type Frame<View> = Pick<BoardProps<View>, 'view' | 'notes'>;

interface Story<S extends SceneLike, View> {
  /** What the shell gives now. */
  frame: () => Frame<View>;
  /** How the board looks when nothing moves. */
  rest: (view: View) => S['scenery'];
  /** From what is shown to the next view. */
  scenes: (now: S['scenery'], frame: Frame<View>) => readonly S[];
  /** A view has come without the way there. */
  jumped?: () => void;
  /** The board has come to rest; the next frame may come. */
  settled: () => void;
}

/** For a board that is being set up: its effects live and end with it. */
export function staged<S extends SceneLike, View>(story: Story<S, View>): { stage: Stage<S>; places: Places } {
  const places = new Places();
  const settle = (): void => queueMicrotask(() => story.settled());
  const stage = new Stage<S>(
    untrack(() => story.rest(story.frame().view)),
    () => places.remember(),
  );

  // What a new board has not seen before cannot be shown on its way: it starts with the view.
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
