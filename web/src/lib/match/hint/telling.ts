// A hint in words: what comes of it, and why it is good.
import type { Advice, Note } from '$lib/net/types';
import { gameWords, plain, t } from '$lib/words';
import { because } from '../because';
import type { GameFace } from '../board';

/** More sentences than these are too much to read. */
const MOST = 2;

/** Parts of a hundred by which a chance has to be better to be worth a word. */
const BETTER = 2;

export interface HintWords {
  /** What will be noted, as sentences. */
  readonly facts: readonly string[];
  /** Why, as one sentence; empty if nobody has words for it. */
  readonly why: string;
  /** How much it brings; empty if it hardly matters. */
  readonly chance: string;
  /** The bot had no time to finish. */
  readonly soFar: boolean;
}

export function hintWords(
  game: string,
  face: Pick<GameFace, 'opens'>,
  advice: Advice,
  seat: number,
  names: readonly string[],
): HintWords {
  const words = gameWords(game);
  const notes = advice.notes.filter(
    // a note without arguments, such as that somebody is ready, says nothing about the choice
    (note) => !face.opens(note) && Object.keys(note.args).length > 0 && words.has(`note-${note.key}`),
  );
  return {
    facts: chosen(notes, seat).map((note) => plain(words.note(note, names))),
    why: because(words, advice.reasons),
    chance: chanceOf(advice),
    soFar: advice.so_far,
  };
}

/** The facts that say more than what is marked. */
export function beyond(facts: readonly string[], marked: string): readonly string[] {
  return facts.filter((fact) => marked === '' || !fact.toLowerCase().includes(marked.toLowerCase()));
}

/** Points that the seat gets come first, then what is done first; told in the order in which they happen. */
function chosen(notes: readonly Note[], seat: number): Note[] {
  const scoring = notes.filter((note) => note.seat === seat && 'points' in note.args);
  const best = [...scoring, ...notes.filter((note) => !scoring.includes(note))].slice(0, MOST);
  return notes.filter((note) => best.includes(note));
}

function chanceOf({ otherwise, chance }: Advice): string {
  const [others, advised] = [Math.round(100 * otherwise), Math.round(100 * chance)];
  return advised - others < BETTER ? '' : t('hint-chance', { chance: advised, otherwise: others });
}
