// Marks what was searched for, in the HTML of a rule and in plain text.
import { folded, wantedWords } from './search';

const TAG = /(<[^>]*>)/;
/** An entity is one letter to a reader. */
const LETTER = /&[#\w]+;|./gsu;

interface Marked {
  html: string;
  hits: number;
}

/** Which letters of a text belong to one of the words. */
function found(letters: readonly string[], words: readonly string[]): boolean[] {
  const plain = letters.map((letter) => (letter.length > 2 ? ' ' : folded(letter).charAt(0) || ' ')).join('');
  const marks = letters.map(() => false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      marks.fill(true, at, at + word.length);
  return marks;
}

function markedText(text: string, words: readonly string[]): Marked {
  const letters = text.match(LETTER) ?? [];
  const marks = found(letters, words);
  let [html, hits] = ['', 0];
  letters.forEach((letter, at) => {
    const [before, here] = [marks[at - 1] ?? false, marks[at] ?? false];
    if (here && !before) hits += 1;
    html += (here && !before ? '<mark>' : !here && before ? '</mark>' : '') + letter;
  });
  return { html: marks.at(-1) ? `${html}</mark>` : html, hits };
}

/** HTML in which every word of a search is marked, whatever its accents and case. */
export function marked(html: string, search: string): Marked {
  const words = wantedWords(search);
  if (words.length === 0) return { html, hits: 0 };
  const parts = html
    .split(TAG)
    .map((part) => (part.startsWith('<') ? { html: part, hits: 0 } : markedText(part, words)));
  return { html: parts.map((part) => part.html).join(''), hits: parts.reduce((sum, part) => sum + part.hits, 0) };
}

/** Plain text as HTML, marked. */
export function markedPlain(text: string, search: string): Marked {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return marked(safe, search);
}
