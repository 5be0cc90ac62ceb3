import { defineGame, type LogSign } from '$lib/match/board';
import type { Note, ScoreItem } from '$lib/net/types';
import Board from './Board.svelte';
import { named } from './ledger';
import type { CastleGameView, Components } from './view';

const ICONS: Readonly<Record<string, string>> = {
  castle: 'emblem-castle',
  shown: 'ui-eye',
  'last-round': 'dc-token',
  'final-shrines': 'dc-shrine',
  'final-tokens': 'dc-token',
};
const SCORES: Readonly<Record<string, string>> = { sets: 'dc-back', 'dragon-sets': 'dc-D1', shrines: 'dc-shrine', tokens: 'dc-token' };

function opens(note: Note): boolean {
  return note.key === 'round';
}

function sign(note: Note): LogSign | null {
  if (note.seat !== null) return { kind: 'seat', seat: note.seat };
  const art = ICONS[note.key];
  return art === undefined ? null : { kind: 'art', art };
}

function scoreArt(item: ScoreItem): string | null {
  const type = item.args['type'];
  return SCORES[item.key] ?? (type === undefined ? null : `dc-${named(type)}1`);
}

export default defineGame<CastleGameView, Components>({ Board, opens, sign, scoreArt });
