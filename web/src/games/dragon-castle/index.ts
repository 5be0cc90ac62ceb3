import { defineGame, type LogSign } from '$lib/match/board';
import type { Note, ScoreItem } from '$lib/net/types';
import Board from './Board.svelte';
import { words } from './kit';
import * as where from './points';
import type { View, Components } from './view';

const ICONS: Readonly<Record<string, string>> = {
  castle: 'emblem-dragon-castle',
  shown: 'ui-eye',
  'last-round': 'dc-token',
  'final-shrines': 'dc-shrine',
  'final-tokens': 'dc-token',
};
const SCORES: Readonly<Record<string, string>> = {
  sets: 'dc-back',
  'dragon-sets': 'dc-D1',
  discards: 'ui-minus',
  shrines: 'dc-shrine',
  tokens: 'dc-token',
};

function opens(note: Note): boolean {
  return note.key === 'round';
}

function sign(note: Note): LogSign | null {
  if (note.seat !== null) return { kind: 'seat', seat: note.seat };
  const art = ICONS[note.key];
  return art === undefined ? null : { kind: 'art', art };
}

/** A row of points from a card shows its picture: "harmony-castle" is the Dragon of Harmony. */
function scoreArt(item: ScoreItem): string | null {
  const card = item.key.split('-')[0];
  const kind = ['dragon', 'spirit'].find((one) => words.has(`${one}-${card}`));
  return SCORES[item.key] ?? (kind === undefined ? null : `dc-${kind}-${card}`);
}

export default defineGame<View, Components>({
  Board,
  clocks: true,
  opens,
  where,
  sign,
  scoreArt,
  wide: true,
  bleeds: true,
  narrowest: 1160,
});
