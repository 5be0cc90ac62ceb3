import { defineGame, type LogSign } from '$lib/match/board';
import type { Note } from '$lib/net/types';
import Board from './Board.svelte';
import type { Components, View } from './types';

function sign(note: Note): LogSign | null {
  return note.seat === null ? null : { kind: 'seat', seat: note.seat };
}

export default defineGame<View, Components>({
  Board,
  opens: () => false,
  sign,
  scoreArt: () => 'quay-crate',
});
