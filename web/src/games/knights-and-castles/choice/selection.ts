/** Picking cards. What may be picked follows from the texts of the legal actions alone. */

interface Choice {
  /** Places of the picked cards in the hand, in the order of picking. */
  slots: number[];
  /** Text of a try that no legal action holds; the server knows why. */
  ask: string | null;
}

/** What is picked from. */
export interface Source {
  cards: readonly string[];
  actions: readonly string[];
  order: readonly string[];
}

/** The cards of an action. */
export function cardsOf(text: string): string[] {
  return text.split('+');
}

/** An action's text: the cards in printed order. */
export function textOf(cards: readonly string[], order: readonly string[]): string {
  return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('+');
}

function holds(whole: readonly string[], part: readonly string[]): boolean {
  const rest = [...whole];
  return part.every((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Whether some legal action contains all these cards. */
export function fits(actions: readonly string[], cards: readonly string[]): boolean {
  return actions.some((text) => holds(cardsOf(text), cards));
}

export function picked(from: Source, slots: readonly number[]): string[] {
  return slots.map((slot) => from.cards[slot]).filter((card) => card !== undefined);
}

/** Picks a card, puts it back, or says which try has to be explained. */
export function toggle(from: Source, slots: readonly number[], slot: number): Choice {
  if (slots.includes(slot)) return { slots: slots.filter((other) => other !== slot), ask: null };
  const next = [...slots, slot];
  const cards = picked(from, next);
  return fits(from.actions, cards) ? { slots: next, ask: null } : { slots: [...slots], ask: textOf(cards, from.order) };
}

/** Whether a card can still join the picked ones. */
export function mayJoin(from: Source, slots: readonly number[], slot: number): boolean {
  return !slots.includes(slot) && fits(from.actions, picked(from, [...slots, slot]));
}

/** The text that the picked cards make, and whether it is an action. */
export function made(from: Source, slots: readonly number[]): { text: string; legal: boolean } {
  const text = textOf(picked(from, slots), from.order);
  return { text, legal: from.actions.includes(text) };
}

/** Places of committed cards in a hand that still lists them. */
export function slotsOf(cards: readonly string[], commit: readonly string[]): number[] {
  const free = cards.map((card, slot) => ({ card, slot }));
  return commit.flatMap((card) => {
    const at = free.findIndex((entry) => entry.card === card);
    return at < 0 ? [] : free.splice(at, 1).map((entry) => entry.slot);
  });
}

/** Keys for a list in which a card may stand twice: the first and the second shepherd. */
export function keyed(cards: readonly string[]): { card: string; key: string; slot: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card, slot) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, key: `${card}-${copy}`, slot };
  });
}
