/** Texts of tries that are not legal: the server says why. */
import { type Source, picked, textOf } from './selection';

/** A card with those that are picked. */
export function attempt(from: Source, slots: readonly number[], slot: number): string {
  return textOf(picked(from, [...new Set([...slots, slot])]), from.order);
}

/** For a press before any card is picked. */
export function emptyAttempt(from: Source): string {
  const first = from.cards[0] ?? '';
  return from.actions.includes(first) ? `${first}+${first}` : first;
}
