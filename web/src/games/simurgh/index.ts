import { defineGame, type LogSign } from '$lib/match/board';
import type { Note, ScoreItem } from '$lib/net/types';
import Board from './Board.svelte';
import Hidden from './parts/Hidden.svelte';
import { words } from './printed/speech';
import * as where from './points';
import type { Components, View } from './view';

/** Lines about the table carry the sign of the thing. */
const ART: Readonly<Record<string, string>> = {
  'turned-up': 'si-deck',
  shuffled: 'si-deck',
  chronicle: 'si-chronicle',
  scored: 'si-pp',
  'scored-objective': 'si-goal',
  'scored-resources': 'si-pp',
  ability: 'si-marker',
  marked: 'si-marker',
  unmarked: 'si-marker',
  objective: 'si-goal',
  replaced: 'si-goal',
  ending: 'ui-clock',
  over: 'ui-crown',
};

const SCORES: Readonly<Record<string, string>> = {
  city: 'si-place-main_market',
  tiles: 'si-chronicle',
  exploration: 'si-explore',
  abilities: 'si-marker',
  market: 'si-market',
  monument: 'si-goal',
  objective: 'si-goal',
  resources: 'si-veg',
  spent: 'si-pp',
};

function opens(note: Note): boolean {
  return note.key === 'turn' || note.key === 'over';
}

function sign(note: Note): LogSign | null {
  const art = ART[note.key];
  if (art !== undefined) return { kind: 'art', art };
  return note.seat === null ? null : { kind: 'seat', seat: note.seat };
}

function scoreArt(item: ScoreItem): string | null {
  return SCORES[item.key] ?? null;
}

const unseen = (): string => words.text('si-open-hidden');

export default defineGame<View, Components>({
  Board,
  clocks: true,
  Hidden,
  unseen,
  opens,
  where,
  sign,
  scoreArt,
  wide: true,
  bleeds: true,
  narrowest: 1300,
  tabs: 5,
});
