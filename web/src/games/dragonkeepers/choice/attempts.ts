/** Texts of tries that are not legal: the server says why. */
import { setText } from './actions';
import { without } from './selection';

const SET_CHESTS: readonly string[] = ['thrift', 'gate', 'crown'];

/**
 * A try with a card that does not fit, of the right size if the hand allows it,
 * so that the server names the obstacle of the card and not its number.
 */
export function setAttempt(card: string, picked: readonly string[], hand: readonly string[], size: number): string[] {
  const tried = [...picked, card];
  const rest = without(hand, tried) ?? [];
  return [...tried, ...rest.slice(0, Math.max(0, size - tried.length))];
}

export function putAttempt(card: string, chest: string | null): string {
  return `put=${card}${chest === 'quill' ? '+quill' : ''}`;
}

/** A use of a chest, with a card of the hand or a colour where it needs one. */
export function chestAttempt(chest: string, card: string, colour: string): string {
  if (SET_CHESTS.includes(chest)) return setText([card], null, chest);
  if (chest === 'quill') return putAttempt(card, chest);
  return chest === 'return' ? `return=${colour}` : chest;
}
