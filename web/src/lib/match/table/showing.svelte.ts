// Frames in order: what the board shows, what it showed before, and the log as far as it has come.
import { tick } from 'svelte';
import type { Frame, Note } from '$lib/net/types';

interface ShowingHandlers {
  /** New facts, once they are shown. */
  noted: (notes: readonly Note[]) => void;
  /** A frame is about to be shown. */
  shows: (frame: Frame) => void;
  /** Nothing moves any more. */
  rests: () => void;
  /** Nobody looks at the board, so there is nothing to animate. */
  hidden: () => boolean;
}

/** A board that never settles must not stop the table. */
const LONGEST_SHOW = 15_000;

export class Showing {
  /** What the board shows. */
  frame = $state.raw<Frame | null>(null);
  /** What the board showed before; until it has settled, it is on its way from there to `frame`. */
  before = $state.raw<Frame | null>(null);
  /** Notes of `frame` that the board has not shown yet. */
  fresh = $state.raw<readonly Note[]>([]);
  log = $state.raw<readonly Note[]>([]);
  settled = $state(true);
  /** The log as far as the board has shown it, so that it never gives away what is still being animated. */
  readonly shownLog = $derived(this.settled ? this.log : this.log.slice(0, this.log.length - this.fresh.length));

  readonly #handlers: ShowingHandlers;
  #queue: Frame[] = [];
  #shownNote = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: ShowingHandlers) {
    this.#handlers = handlers;
  }

  /** Forgets everything. */
  clear(): void {
    this.hold();
    this.frame = null;
    this.before = null;
    this.fresh = [];
    this.log = [];
    this.settled = true;
    this.#queue = [];
    this.#shownNote = -1;
  }

  /** Shows a frame now, or after those that are still being shown. */
  take(frame: Frame): void {
    if (this.settled) this.#show(frame);
    else this.#queue.push(frame);
  }

  /** The board waits for a tap, however long that takes. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** The board has shown the fresh notes. */
  settle(): void {
    clearTimeout(this.#timer);
    this.settled = true;
    const next = this.#queue.shift();
    if (next) this.#show(next);
    else this.#handlers.rests();
  }

  /** Shows once more what led from an earlier frame to this one. */
  async again(from: Frame, notes: readonly Note[]): Promise<void> {
    const now = this.frame;
    if (!now) return;
    const earlier = { ...now, view: from.view, actions: [] };
    this.fresh = [];
    this.frame = earlier;
    // the board jumps there and comes to rest, before it moves again
    await tick();
    await new Promise((rested) => setTimeout(rested));
    if (this.frame !== earlier) return;
    this.before = now;
    this.fresh = notes;
    this.frame = now;
    this.#move();
  }

  #show(frame: Frame): void {
    const first = this.frame === null;
    const fresh = this.#merge(frame);
    this.#shownNote = this.log.at(-1)?.n ?? -1;
    this.#handlers.shows(frame);
    this.fresh = first ? [] : fresh;
    this.before = this.frame;
    this.frame = frame;
    if (this.fresh.length > 0) this.#handlers.noted(this.fresh);
    if (this.fresh.length > 0 && !this.#handlers.hidden()) this.#move();
    else this.#handlers.rests();
  }

  #move(): void {
    this.settled = false;
    this.#timer = setTimeout(() => this.settle(), LONGEST_SHOW);
  }

  #merge(frame: Frame): readonly Note[] {
    if (frame.whole_log) {
      this.log = frame.notes;
      this.#shownNote = Math.min(this.#shownNote, frame.notes.at(-1)?.n ?? -1);
    } else {
      const last = this.log.at(-1)?.n ?? -1;
      this.log = [...this.log, ...frame.notes.filter((note) => note.n > last)];
    }
    return this.log.filter((note) => note.n > this.#shownNote);
  }
}
