// The words of the prompt bar: what the board says, or else what the frame asks.
import type { Snippet } from 'svelte';
import type { Ask } from '$lib/net/types';
import { gameWords, listed, t } from '$lib/words';

/** A button that a board puts into the prompt bar. */
export interface PromptButton {
  /** Identifies the button: an action's text, or another word such as `back`. Two buttons may have the same label. */
  id: string;
  label: string;
  /** Art id, e.g. `ui-check`. */
  icon?: string;
  /** At most one button is primary. */
  primary?: boolean;
  /** Left out where the bar is narrow. */
  wide?: boolean;
  /** Only its icon is shown where the bar is narrow. */
  brief?: boolean;
  /** Whether what the button opens is open. */
  pressed?: boolean;
  /** The key that does the same. */
  shortcut?: string;
  /** Something moves: it keeps its place, but cannot be pressed until that is over. */
  resting?: boolean;
  /** Takes back what was decided last, also while that is still being shown. */
  undoes?: boolean;
  /** A hint says: this one. */
  hinted?: boolean;
  /** The text of an action that is not allowed now: the button is dashed, and a press asks why. */
  refused?: string;
  run: (anchor?: HTMLElement) => void;
}

/** What a board says in the prompt bar; the shell fills in the rest from `ask` and `waiting`. */
export interface PromptContent {
  title?: string;
  line?: string;
  buttons?: readonly PromptButton[];
  /** Said while something moves, about what moves. Anything else waits until the board has come to rest. */
  happening?: boolean;
  /** Larger choices beside the words, drawn by the board. */
  ways?: Snippet;
}

export interface PromptWords {
  title: string;
  line: string;
  yours: boolean;
  /** The seats that decide. */
  who: readonly number[];
}

interface Situation {
  game: string;
  names: readonly string[];
  seat: number;
  /** No seat is played from this browser. */
  watching: boolean;
  waiting: readonly number[];
  ask: Ask | null;
  over: boolean;
}

export function promptWords(now: Situation, content: PromptContent): PromptWords {
  if (now.over) return { title: t('over-title'), line: t('over-line'), yours: false, who: [] };
  const who = now.waiting;
  if (now.seat < 0 || !who.includes(now.seat)) {
    const names = who.flatMap((seat) => now.names[seat] ?? []);
    const title =
      names.length > 0 ? t('waiting-for', { names: listed(names), count: names.length }) : t('waiting-title');
    const line = now.watching ? t('watching-line') : now.seat < 0 ? '' : t('waiting-line');
    return { title: content.title ?? title, line: content.line ?? line, yours: false, who };
  }
  const words = gameWords(now.game);
  const id = `ask-${now.ask?.key ?? ''}`;
  const text = (key: string): string => (words.has(key) ? words.text(key, now.ask?.args ?? {}, now.names) : '');
  return {
    title: content.title ?? (text(id) || t('your-turn')),
    line: content.line ?? text(`${id}-help`),
    yours: true,
    who: [now.seat],
  };
}
