import { defineGame, type LogSign } from '$lib/match/board';
import type { Note, ScoreItem } from '$lib/net/types';
import Board from './Board.svelte';
import Hidden from './parts/Hidden.svelte';
import { named, type Fact } from '$lib/board/facts';
import { tileArt, words } from './kit';
import * as where from './points';
import type { Components, View } from './view';

/** Lines that are about a seat carry its sigil. */
const OF_A_SEAT = new Set(['ready', 'attack', 'won', 'won-sword', 'recruited', 'recruited-hidden']);
const ICONS: Readonly<Record<string, string>> = {
  returned: 'ui-undo',
  cancelled: 'ui-no',
  'to-camp': 'ui-camp',
  sword: 'rz-sword',
  'sword-stays': 'rz-sword',
  'nothing-to-recruit': 'rz-drum',
};

function opens(note: Note): boolean {
  return note.key === 'round' || note.key === 'game';
}

function sign(note: Note): LogSign | null {
  if (note.seat !== null && OF_A_SEAT.has(note.key)) return { kind: 'seat', seat: note.seat };
  const tile = note.args['tile'];
  const art = ICONS[note.key] ?? (tile === undefined ? undefined : tileArt(named(tile)));
  return art === undefined ? null : { kind: 'art', art };
}

/** Two cards are chosen face down: a note says only that somebody is ready. */
function tells(action: string, seat: number): Fact | null {
  const cards = action.split('+').map((card) => `card.${card}`);
  return cards.length > 1 ? { key: 'attack', seat, args: { cards } } : null;
}

function scoreArt(item: ScoreItem): string | null {
  const tile = item.args['tile'];
  return tile === undefined ? null : tileArt(named(tile));
}

const unseen = (): string => words.text('rz-open-hidden');

export default defineGame<View, Components>({
  Board,
  clocks: true,
  Hidden,
  unseen,
  opens,
  where,
  sign,
  tells,
  scoreArt,
});
