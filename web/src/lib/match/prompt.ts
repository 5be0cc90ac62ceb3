// The words of the prompt bar: what the board says, or else what the frame asks.
import type { Ask } from '../net/types';
import { gameWords, listed, t } from '../words';
import type { PromptContent } from './board';

export interface PromptWords {
  title: string;
  line: string;
  yours: boolean;
}

interface Situation {
  game: string;
  names: readonly string[];
  seat: number;
  waiting: readonly number[];
  ask: Ask | null;
  over: boolean;
}

export function promptWords(now: Situation, content: PromptContent): PromptWords {
  if (now.over) return { title: t('over-title'), line: t('over-line'), yours: false };
  if (now.seat < 0 || !now.waiting.includes(now.seat)) {
    const awaited = now.waiting.flatMap((seat) => now.names[seat] ?? []);
    const line =
      awaited.length > 0 ? t('waiting-for', { names: listed(awaited), count: awaited.length }) : t('waiting-line');
    return { title: content.title ?? t('waiting-title'), line: content.line ?? line, yours: false };
  }
  const words = gameWords(now.game);
  const id = `ask-${now.ask?.key ?? ''}`;
  const text = (key: string): string => (words.has(key) ? words.text(key, now.ask?.args ?? {}, now.names) : '');
  return {
    title: content.title ?? (text(id) || t('your-turn')),
    line: content.line ?? text(`${id}-help`),
    yours: true,
  };
}
