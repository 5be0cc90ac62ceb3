// Words for templates. Every function reads the chosen language, so its callers update when the language changes.
import type { FluentVariable } from '@fluent/bundle';
import type { Note, Outcome } from '$lib/net/types';
import { settings, type Language } from '$lib/settings.svelte';
import { format, gameBundle, uiBundle } from './bundles';
import { plain, resolve, split, type Argument, type Piece } from './pieces';

export { loadLaterWords, loadWords } from './bundles';
export { capital, plain, type Piece } from './pieces';

/** Words of the web client. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return format(uiBundle(settings.language), settings.language, key, args) ?? key;
}

/** Whether the web client has a word, e.g. for a key that came from the server. */
export function knows(key: string): boolean {
  return uiBundle(settings.language).hasMessage(key);
}

/** A list of names as the language writes it: "Hania, Ola i Antek". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { style: 'long', type: 'conjunction' }).format(names);
}

/** The words of one game. */
/** A day in the reader's words. */
export function date(iso: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(new Date(iso));
}

export class GameWords {
  constructor(readonly game: string) {}

  has(id: string): boolean {
    return gameBundle(this.game, settings.language)?.hasMessage(id) ?? false;
  }

  /** A word or sentence without bold names; the id itself if the game does not have it. */
  text(id: string, args: Record<string, Argument> = {}, names: readonly string[] = []): string {
    return plain(this.pieces(id, args, names));
  }

  /** A sentence cut into pieces, with names in bold. */
  pieces(id: string, args: Record<string, Argument> = {}, names: readonly string[] = [], attribute?: string): Piece[] {
    const language: Language = settings.language;
    const bundle = gameBundle(this.game, language);
    const lookUp = (reference: string): string | null => format(bundle, language, reference);
    const found = format(bundle, language, id, resolve(args, names, lookUp, language), attribute);
    if (found === null) return attribute ? [] : [{ text: id, bold: false }];
    return split(found);
  }

  /** The sentence of a note; other prefixes say the same elsewhere, for example at the end of a line. */
  note(note: Pick<Note, 'key' | 'seat' | 'args'>, names: readonly string[], prefix = 'note'): Piece[] {
    return this.pieces(`${prefix}-${note.key}`, withSeat(note.args, note.seat), names);
  }

  outcome(outcome: Outcome, names: readonly string[]): Piece[] {
    if (outcome.key.startsWith('house-')) return [{ text: t(`outcome-${outcome.key}`), bold: false }];
    return this.pieces(`outcome-${outcome.key}`, withSeat(outcome.args, outcome.winners[0] ?? null), names);
  }
}

/** The `seat` of a note is an argument of its sentence too. */
function withSeat(args: Record<string, Argument>, seat: number | null): Record<string, Argument> {
  return seat === null || 'seat' in args ? args : { seat: `seat.${seat}`, ...args };
}

const known = new Map<string, GameWords>();

export function gameWords(game: string): GameWords {
  const words = known.get(game) ?? new GameWords(game);
  known.set(game, words);
  return words;
}
