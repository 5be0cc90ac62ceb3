// What this browser remembers about first games: how somebody wanted to begin, and what has been explained.
import { recall, remember } from '$lib/storage';

export type Beginning = 'lesson' | 'hints' | 'play';

const BEGINNINGS: readonly Beginning[] = ['lesson', 'hints', 'play'];

/** How somebody at this screen wanted to begin with a game; null if nobody has been asked. */
export function beginningOf(game: string): Beginning | null {
  return BEGINNINGS.find((beginning) => beginning === recall(`first.${game}`)) ?? null;
}

export function beginWith(game: string, beginning: Beginning): void {
  remember(`first.${game}`, beginning);
}

/** The kinds of questions of a game that have been explained. */
export function explainedOf(game: string): readonly string[] {
  return (recall(`explained.${game}`) ?? '').split(' ').filter(Boolean);
}

export function keepExplained(game: string, kinds: readonly string[]): void {
  remember(`explained.${game}`, kinds.join(' '));
}
