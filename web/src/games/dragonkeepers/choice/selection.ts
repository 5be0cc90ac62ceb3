/** Building a set. What fits follows from the texts of the legal actions alone. */
import type { SetAction } from './actions';

/** Takes cards out of a list, each once; null when one of them is missing. */
export function without(cards: readonly string[], gone: readonly string[]): string[] | null {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && without(one, other) !== null;
}

/** Whether some legal set contains all these cards. */
export function fits(sets: readonly SetAction[], cards: readonly string[]): boolean {
  return sets.some((set) => without(set.cards, cards) !== null);
}

/** The legal sets that consist of exactly these cards; they differ by the end of the row. */
export function whole(sets: readonly SetAction[], cards: readonly string[]): SetAction[] {
  return sets.filter((set) => same(set.cards, cards));
}

export interface Way {
  cards: string[];
  jokers: number;
}

/** The legal sets by the number of jokers: one offer of each, with the cards that are printed first. */
export function ways(sets: readonly SetAction[], isJoker: (card: string) => boolean): Way[] {
  const found = new Map<number, Way>();
  for (const { cards } of sets) {
    const jokers = cards.filter((card) => isJoker(card)).length;
    if (!found.has(jokers)) found.set(jokers, { cards, jokers });
  }
  return [...found.values()].sort((a, b) => a.jokers - b.jokers);
}
