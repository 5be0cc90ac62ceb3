// What the shell gives a game's board, and what a board gives back. No rule of any game lives here.
import type { Component, Snippet } from 'svelte';
import type { Ask, Note, ScoreItem, SeatInfo } from '$lib/net/types';
import type { Desk } from './prompt/desk.svelte';

/**
 * The props of every board. They change together, one frame at a time: `view` is where things stand now,
 * `notes` are the facts that led there and are still to be shown. The next frame waits for `settled()`.
 */
export interface BoardProps<View = unknown, Components = unknown> {
  /** What the perspective may know. */
  view: View;
  /** Texts of the legal actions of `seat`; empty when it is not asked. */
  actions: readonly string[];
  /** Fresh notes in order; empty when there is nothing to animate. A new array for every frame. */
  notes: readonly Note[];
  seats: readonly SeatInfo[];
  /** The perspective: a seat, or -1 for a spectator. */
  seat: number;
  /** Seats played from this browser. */
  mine: readonly number[];
  /** Seats whose decision is open. */
  waiting: readonly number[];
  ask: Ask | null;
  /** The game's component tables, as the server publishes them. */
  components: Components;
  /** False in replays, for spectators, behind the curtain, and while an answer is on its way. */
  interactive: boolean;
  /** Send an action. A refusal shows its reason at `anchor`, or above the prompt bar. */
  play: (text: string, anchor?: HTMLElement) => void;
  /** Ask why an action is not allowed; nothing is ever played by it. */
  why: (text: string, anchor?: HTMLElement) => void;
  /** The animation of `notes` is over and the board shows `view`. */
  settled: () => void;
  /** The shell's prompt bar: place it exactly once with `{@render prompt()}`. */
  prompt: Snippet;
  /** Through this the board fills the prompt bar and the progress part of the top bar. */
  desk: Desk;
}

/** The sign in front of a log line: a seat's sigil, a piece or an interface icon. */
export type LogSign = { kind: 'seat'; seat: number } | { kind: 'art'; art: string };

/** Everything the shell knows about the look of a game besides its board. */
export interface GameFace<View = unknown, Components = unknown> {
  Board: Component<BoardProps<View, Components>>;
  /** The board needs the whole width: the log lies in a sheet, except on very wide screens. */
  wide?: boolean;
  /** The note opens a new part of the log (a round, a turn); its sentence is the heading. */
  opens: (note: Note) => boolean;
  /** Sign of a log line, or null for a bare line. */
  sign: (note: Note) => LogSign | null;
  /** Art id for a row of the score table, or null. */
  scoreArt: (item: ScoreItem) => string | null;
}

/**
 * A game's `index.ts` exports `defineGame({...})` as default. Views and component tables come from the
 * server as checked JSON of that game, so the shell may carry them without knowing their shape.
 */
export function defineGame<View, Components>(face: GameFace<View, Components>): GameFace {
  return face as unknown as GameFace;
}
