// What the shell gives a game's board, and what a board gives back. No rule of any game lives here.
import type { Component, Snippet } from 'svelte';
import type { Ask, Note, ScoreItem, SeatInfo } from '$lib/net/types';
import type { Desk } from './prompt/desk.svelte';

/**
 * The props of every board. They change together, one frame at a time: `view` is the current state,
 * `notes` are the facts that led to it and are still to be shown. The next frame waits for `settled()`.
 */
export interface BoardProps<View = unknown, Components = unknown> {
  /** What the perspective may know. */
  view: View;
  /** The legal actions of `seat` as text; empty when it has nothing to decide. */
  actions: readonly string[];
  /** Fresh notes in order; empty when there is nothing to animate. A new array for every frame. */
  notes: readonly Note[];
  seats: readonly SeatInfo[];
  /** The perspective: a seat, or -1 for a spectator. */
  seat: number;
  /** Seats played from this browser. */
  mine: readonly number[];
  /** Seats that have to decide. */
  waiting: readonly number[];
  ask: Ask | null;
  /** The game's component tables, as the server publishes them. */
  components: Components;
  /** False in replays, for spectators, behind the curtain, and while waiting for an answer. */
  interactive: boolean;
  /**
   * Send an action. A refusal shows its reason at `anchor`, or above the prompt bar. What the board sends `unasked`,
   * because there is no choice, is not offered to be taken back.
   */
  play: (text: string, anchor?: HTMLElement | null, unasked?: boolean) => void;
  /** Ask why an action is not allowed; this never plays anything. */
  why: (text: string, anchor?: HTMLElement) => void;
  /** The animation of `notes` is over and the board shows `view`. */
  settled: () => void;
  /** The shell's prompt bar: place it exactly once with `{@render prompt()}`. */
  prompt: Snippet;
  /** The board uses this to fill the prompt bar and the progress part of the top bar. */
  desk: Desk;
}

/** What only one seat knows, in a replay that shows everything. */
export interface HiddenProps<View = unknown, Components = unknown> {
  /** The view of that seat. */
  view: View;
  seats: readonly SeatInfo[];
  components: Components;
}

/** What a sentence about something that happened is made of. */
export type Fact = Pick<Note, 'key' | 'seat' | 'args'>;

/** The boxes on the screen of what a lesson points at; none if it cannot be seen. */
export type Pointing = (point: string, root: ParentNode) => readonly DOMRect[];

/**
 * What an action touches, in the words of points: `done` says whether it lies on the board already. The view is the one
 * before it. Nothing, if the action has no place of its own.
 */
export type Touching<View = unknown> = (action: string, view: View, done: boolean) => readonly string[];

/** The exports of a game's `points.ts`. */
export interface Whereabouts<View = unknown> {
  /** Where on the board a lesson points, such as `hand:0:knight`. */
  points: Pointing;
  /** What an action touches there: a lesson rings what was wrong, and a problem letters its answers. */
  touches: Touching<View>;
  /** Where a fact lies there, for whoever comes back and asks what has happened. */
  lies?: (fact: Fact) => readonly string[];
}

/** The icon in front of a log line: a seat's sigil, a piece or an interface icon. */
export type LogSign = { kind: 'seat'; seat: number } | { kind: 'art'; art: string };

export type LogPlace = 'own' | 'after' | 'nowhere';

/** Everything the shell knows about the look of a game besides its board. */
export interface GameFace<View = unknown, Components = unknown> {
  Board: Component<BoardProps<View, Components>>;
  /** The board needs the whole width: the log is in a sheet, except on very wide screens. */
  wide?: boolean;
  /** The board fills its window to the edges: the log is a tab at the right edge, and on its side a phone has a rail. */
  bleeds?: boolean;
  /** How many tabs such a board has in the rail, above the four of the shell; three unless it says so. */
  tabs?: number;
  /** The board shows the clock of every seat (`SeatClock`), so the shell need not. */
  clocks?: boolean;
  /** The least width in pixels that its largest layout needs; with less room it is shown smaller, not narrower. */
  narrowest?: number;
  /** The note starts a new part of the log (a round, a turn); its sentence is the heading. */
  opens: (note: Note) => boolean;
  /** How a note stands in the log: on a line of its own, at the end of `line` (in the words `after-<key>`), or nowhere. */
  place?: (note: Note, line: readonly Note[]) => LogPlace;
  /** Another fact that says the same better on a line of the log, in the words `line-<key>`; null for the note itself. */
  retells?: (note: Note) => Fact | null;
  /** The icon of a log line, or null for none. */
  sign: (note: Note) => LogSign | null;
  /** What an action is, for games whose notes do not say it as long as it lies face down. */
  tells?: (action: string, seat: number) => Fact | null;
  /** Where things are on the board, for lessons, problems and whoever comes back. */
  where?: Whereabouts<View>;
  /** What only a seat knows, drawn from its own view: for the replay in which everything is open. */
  Hidden?: Component<HiddenProps<View, Components>>;
  /** What is hidden even in that replay. */
  unseen?: () => string;
  /** Questions that come in somebody else's turn: who answers one has not had a turn. */
  asides?: readonly string[];
  /** Art id for a row of the score table, or null. */
  scoreArt: (item: ScoreItem) => string | null;
}

/**
 * A game's `index.ts` exports `defineGame({...})` as default. Views and component tables come from the
 * server as checked JSON of that game, so the shell can pass them on without knowing their shape.
 */
export function defineGame<View, Components>(face: GameFace<View, Components>): GameFace {
  return face as unknown as GameFace;
}
