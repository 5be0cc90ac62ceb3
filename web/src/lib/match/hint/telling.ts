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
  /** How much it brings; empty if it hardly matters and there is a reason all the same. */
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
  const why = because(words, advice.reasons);
  return {
    facts: chosen(notes, seat).map((note) => plain(words.note(note, names))),
    why,
    chance: chanceOf(advice) || (why === '' ? t('hint-even') : ''),
    soFar: advice.so_far,
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The facts that say more than what is marked and, by a name, who does it. */
export function beyond(facts: readonly string[], marked: string): readonly string[] {
  const known = wordsOf(marked);
  return facts.filter((fact) => {
    const said = wordsOf(fact);
    return known.length === 0 || said.length > known.length + 1 || !known.every((word) => said.includes(word));
  });
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
