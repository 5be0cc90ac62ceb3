// The log as parts: a heading and the events below it, newest part first. An event is one line of one or more notes.
import type { Note } from '$lib/net/types';
import type { GameWords, Piece } from '$lib/words';
import type { GameFace } from '../board';

interface LogPart {
  heading: Note | null;
  lines: Note[][];
}

export function parts(notes: readonly Note[], { opens, place }: Pick<GameFace, 'opens' | 'place'>): LogPart[] {
  const found: LogPart[] = [];
  for (const note of notes) {
    if (opens(note)) {
      found.unshift({ heading: note, lines: [] });
      continue;
    }
    const last = found[0]?.lines.at(-1);
    const where = place?.(note, last ?? []) ?? 'own';
    if (where === 'nowhere') continue;
    if (where === 'after' && last) last.push(note);
    else if (found[0]) found[0].lines.push([note]);
    else found.unshift({ heading: null, lines: [[note]] });
  }
  return found;
}

/** The events in the order in which they happened, without headings. */
export function linesOf(notes: readonly Note[], face: Pick<GameFace, 'opens' | 'place'>): Note[][] {
  return parts(notes, face)
    .reverse()
    .flatMap((part) => part.lines);
}

/** One sentence of an event and what came of it: "Ola plays 2 green dragons → fragment 8, crystal." */
export function joined(head: readonly Piece[], tails: readonly (readonly Piece[])[]): readonly Piece[] {
  const last = head.at(-1);
  if (tails.length === 0 || !last) return head;
  const bare = { ...last, text: last.text.replace(/\.$/, '') };
  const rest = tails.flatMap((tail, at) => [{ text: at === 0 ? ' → ' : ', ', bold: false }, ...tail]);
  return [...head.slice(0, -1), bare, ...rest, { text: '.', bold: false }];
}

/** The sentence of an event. */
export function sentence(
  [first, ...more]: readonly Note[],
  words: GameWords,
  face: Pick<GameFace, 'retells'>,
  names: readonly string[],
): readonly Piece[] {
  if (!first) return [];
  const better = face.retells?.(first) ?? null;
  const head = better ? words.note(better, names, 'line') : words.note(first, names);
  return joined(
    head,
    more.map((note) => words.note(note, names, 'after')),
  );
}
