// Somebody learns: what the board shows, what was decided so far, and whether that was right. The server knows the answers.
import type { Frame, Note, ProblemStand, StepStand } from '$lib/net/types';

type Stand = StepStand | ProblemStand;

/** Asks the server where a learner stands with these decisions. */
type Asker<S extends Stand> = (played: readonly string[]) => Promise<S>;

interface Handlers<S extends Stand> {
  /** New facts on the board. */
  noted: (notes: readonly Note[]) => void;
  /** Something was tried, and this came of it. */
  tried: (stand: S) => void;
  failed: (error: unknown) => void;
}

/** A board that never settles must not stop the lesson. */
const LONGEST_SHOW = 15_000;

export class Learning<S extends Stand> {
  stand = $state.raw<S | null>(null);
  /** What the board shows. */
  frame = $state.raw<Frame | null>(null);
  /** What it showed before, as long as it is on its way from there. */
  before = $state.raw<Frame | null>(null);
  /** Notes of `frame` that the board has not shown yet. */
  fresh = $state.raw<readonly Note[]>([]);
  pending = $state(false);
  /** How often something was taken back: each time the board begins anew, with nothing picked. */
  taken = $state(0);
  /** The points of the learner when the board was set up. */
  points = $state(0);
  settled = $state(true);
  /** What was tried last and was not right, as long as its verdict stands. */
  tried = $state<string | null>(null);

  /** Something is on its way, or still being shown. */
  readonly busy = $derived(this.pending || !this.settled || this.stand === null);
  /** Where the learner stands, once it can be seen on the board. */
  readonly state = $derived(this.busy ? null : (this.stand?.state ?? null));
  /** A wrong decision lies on the board and has to be taken back first. */
  readonly shows = $derived(this.stand?.state === 'wrong' && this.stand.frames.length > 1);
  /** Something can be decided now: asked, or wrong without any consequence. */
  readonly open = $derived(this.state === 'ask' || (this.state === 'wrong' && !this.shows));

  #ask: Asker<S> | null = null;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly handlers: Handlers<S>) {}

  /** Sets up a board. With `goesOn` it is the one shown already, and only what has happened since is played. */
  async begin(ask: Asker<S>, goesOn: (stand: S) => boolean = () => false): Promise<void> {
    this.#ask = ask;
    const stand = await this.#asked([]);
    if (!stand) return;
    const [first, ...rest] = stand.frames;
    this.stand = stand;
    this.tried = null;
    this.points = first?.scores[0]?.total ?? 0;
    if (first && (this.frame === null || !goesOn(stand))) this.#show(first, []);
    this.#play(rest);
  }

  /** Decides; a wrong decision stays on the board until `again()`. */
  async play(text: string): Promise<void> {
    const before = this.stand;
    if (!before || !this.open) return;
    const stand = await this.#asked([...before.played, text]);
    if (!stand) return;
    this.stand = stand;
    this.tried = stand.state === 'wrong' ? text : null;
    this.handlers.tried(stand);
    this.#play(stand.frames.slice(1));
  }

  /** Why a decision is not right, without making it; null if nobody can be asked now. */
  async why(text: string): Promise<S | null> {
    if (!this.stand || !this.open) return null;
    return this.#asked([...this.stand.played, text]);
  }

  /** Shows a mistake that changed nothing. */
  mistaken(stand: S, text: string): void {
    this.stand = stand;
    this.tried = text;
    this.handlers.tried(stand);
  }

  /** Takes back what was wrong. */
  again(): void {
    const stand = this.stand;
    const before = stand?.frames[0];
    if (stand?.state !== 'wrong' || this.busy) return;
    this.tried = null;
    if (before && this.shows) {
      this.#show(before, []);
      this.taken += 1;
    }
    this.stand = { ...stand, state: 'ask', mistake: null };
  }

  /** The board has shown the fresh notes. */
  settle(): void {
    clearTimeout(this.#timer);
    this.settled = true;
    const next = this.#queue.shift();
    if (next) this.#show(next, next.notes);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#ask = null;
  }

  async #asked(played: readonly string[]): Promise<S | null> {
    const ask = this.#ask;
    if (!ask) return null;
    this.pending = true;
    try {
      const stand = await ask(played);
      return ask === this.#ask ? stand : null; // somebody has gone on meanwhile
    } catch (error) {
      if (ask === this.#ask) this.handlers.failed(error);
      return null;
    } finally {
      if (ask === this.#ask) this.pending = false;
    }
  }

  #play(frames: readonly Frame[]): void {
    this.#queue = [...frames];
    if (this.settled) this.settle();
  }

  #show(frame: Frame, notes: readonly Note[]): void {
    this.before = this.frame;
    this.frame = frame;
    this.fresh = notes;
    this.settled = notes.length === 0;
    if (notes.length === 0) return;
    this.handlers.noted(notes);
    this.#timer = setTimeout(() => this.settle(), LONGEST_SHOW);
  }
}
