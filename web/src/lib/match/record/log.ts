// The log as parts: a heading and the facts below it, newest part first.
import type { Note } from '$lib/net/types';

interface LogPart {
  heading: Note | null;
  lines: Note[];
}

export function parts(notes: readonly Note[], opens: (note: Note) => boolean): LogPart[] {
  const found: LogPart[] = [];
  for (const note of notes) {
    if (opens(note)) found.unshift({ heading: note, lines: [] });
    else if (found[0]) found[0].lines.push(note);
    else found.unshift({ heading: null, lines: [note] });
  }
  return found;
}
