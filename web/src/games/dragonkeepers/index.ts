import { defineGame, type LogSign } from '$lib/match/board';
import type { Note, ScoreItem } from '$lib/net/types';
import Board from './Board.svelte';
import { named } from '$lib/board/facts';
import { points } from './points';
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

function sign(note: Note): LogSign | null {
  const art = ICONS[note.key];
  if (art !== undefined) return { kind: 'art', art };
  return note.seat === null ? null : { kind: 'seat', seat: note.seat };
}

function scoreArt(item: ScoreItem): string | null {
  const pearl = item.args['pearl'];
  return pearl === undefined ? (SCORES[item.key] ?? null) : `dk-pearl-${named(pearl)}`;
}

export default defineGame<View, Components>({ Board, opens, points, sign, scoreArt });
