import { defineGame, type Fact, type LogPlace, type LogSign } from '$lib/match/board';
import type { Note, ScoreItem } from '$lib/net/types';
import Board from './Board.svelte';
import Hidden from './parts/Hidden.svelte';
import { allNamed, named } from '$lib/board/facts';
import { dragonsAnd, words } from './kit';
import * as where from './points';
import type { Components, View } from './view';

/** Lines about the table carry the sign of the thing. */
const ICONS: Readonly<Record<string, string>> = {
  display: 'ui-rules',
  page: 'ui-rules',
  fragments: 'dk-fragment',
  chest: 'dk-chest',
  pass: 'ui-no',
  'last-amulet': 'dk-amulet',
  idle: 'ui-clock',
  'run-out': 'ui-no',
};

const SCORES: Readonly<Record<string, string>> = {
  fragments: 'dk-fragment',
  crest: 'dk-crest',
  eggs: 'dk-egg',
  'egg-turned': 'dk-egg',
};

function opens(note: Note): boolean {
  return note.key === 'turn';
}

/** What a set brings its player. */
const GAINS = new Set(['crest', 'fragment', 'amulet', 'pearl', 'black-dragon', 'crystal', 'egg', 'run-out']);

/** One line for each decision. The display and the pages are seen on the table; of a card put on the book only the page. */
function place({ key }: Note, line: readonly Note[]): LogPlace {
  const first = line[0]?.key ?? '';
  if (key === 'new-stack') return 'nowhere';
  if (GAINS.has(key)) return first === 'play' ? 'after' : 'own';
  if (key === 'take') return first === 'crystal-spent' ? 'after' : 'own';
  if (key === 'blown-under' || key === 'returned') return first === 'chest-used' ? 'after' : 'own';
  if (key === 'page' && first.startsWith('put')) return 'after';
  return (key === 'display' || key === 'page') && SHOWN_BY.has(first) ? 'nowhere' : 'own';
}

/** After these a card is turned up and a page follows. */
const SHOWN_BY = new Set(['take', 'crystal-spent', 'chest-used']);

/** "3 green dragons" instead of three cards. */
function retells({ key, seat, args }: Note): Fact | null {
  if (key !== 'play') return null;
  const cards = allNamed(args['cards']);
  const jokers = cards.filter((card) => card.startsWith('black')).length;
  return { key: 'play', seat, args: { dragons: dragonsAnd(cards.length - jokers, named(args['colour']), jokers) } };
}

function sign(note: Note): LogSign | null {
  const art = ICONS[note.key];
  if (art !== undefined) return { kind: 'art', art };
  return note.seat === null ? null : { kind: 'seat', seat: note.seat };
}

function scoreArt(item: ScoreItem): string | null {
  const pearl = item.args['pearl'];
  return pearl === undefined ? (SCORES[item.key] ?? null) : `dk-pearl-${named(pearl)}`;
}

const unseen = (): string => words.text('dk-open-hidden');

export default defineGame<View, Components>({
  Board,
  clocks: true,
  Hidden,
  unseen,
  opens,
  place,
  retells,
  where,
  sign,
  asides: ['follow'],
  scoreArt,
});
