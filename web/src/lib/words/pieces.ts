// Sentences with bold names: names pass through Fluent between two private-use characters.
import type { FluentVariable } from '@fluent/bundle';

export interface Piece {
  text: string;
  bold: boolean;
}

export type Argument = number | string | readonly string[];

const OPEN = '\uE000';
const CLOSE = '\uE001';

function mark(name: string): string {
  return OPEN + name + CLOSE;
}

export function split(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/(\uE000[^\uE001]*\uE001)/)) {
    if (part.startsWith(OPEN)) pieces.push({ text: part.slice(1, -1), bold: true });
    else if (part) pieces.push({ text: part, bold: false });
  }
  return pieces;
}

export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}

/** Arguments for Fluent: `seat.1` becomes a marked name, `card.dragon` the words of `card-dragon`; a list `x` adds `x_count`. */
export function resolve(
  args: Readonly<Record<string, Argument>>,
  names: readonly string[],
  lookUp: (id: string) => string | null,
  language: string,
): Record<string, FluentVariable> {
  const one = (value: string): string => {
    const seat = /^seat\.(\d+)$/.exec(value);
    if (seat) return mark(names[Number(seat[1])] ?? value);
    return lookUp(value.replaceAll('.', '-')) ?? value;
  };
  const list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  const resolved: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') resolved[name] = value;
    else if (typeof value === 'string') resolved[name] = one(value);
    else {
      resolved[name] = list.format(value.map(one));
      resolved[`${name}_count`] = value.length;
    }
  }
  return resolved;
}

/** A word of a game at the start of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
