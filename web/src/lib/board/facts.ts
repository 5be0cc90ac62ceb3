/** Arguments of notes: `card.red_1` names the card `red_1`. */
import type { Note } from '$lib/net/types';

export type { Fact } from '$lib/match/board';
type Value = Note['args'][string] | undefined;

export function named(value: Value): string {
  const text = typeof value === 'object' ? (value[0] ?? '') : String(value ?? '');
  return text.slice(text.indexOf('.') + 1);
}

export function allNamed(value: Value): string[] {
  return typeof value === 'object' ? value.map((entry) => named(entry)) : value === undefined ? [] : [named(value)];
}

export function amount(value: Value): number {
  return typeof value === 'number' ? value : Number(value ?? 0);
}
