// A table as the page sees it: frames in order, the log, whose turn it is at this screen, and open questions.
import { Live, liveUrl, type LineState, type SocketMaker } from '$lib/net/live';
import type {
  Advice,
  ClientMessage,
  Frame,
  Note,
  Refused,
  SeatInfo,
  SeatKeyMade,
  ServerMessage,
  TableInfo,
} from '$lib/net/types';
import { goOn, leave } from '../recap/leaving';
import { House } from './house.svelte';
import { called, type StandingSeat } from './seats';
import { Showing } from './showing.svelte';

type Question = 'play' | 'why' | 'undo' | 'hint' | 'wish';

export interface Answer {
  question: Question | null;
  refused: Refused | null;
  anchor: HTMLElement | null;
}

interface TableHandlers {
  /** An action was refused; null if the action asked about is allowed. */
  answered: (answer: Answer) => void;
  /** New facts, once they are shown. */
  noted: (notes: readonly Note[]) => void;
  /** The answer to `hint`. */
  advised: (advice: Advice) => void;
  /** A seat has been given advice. */
  hinted: (seat: number) => void;
  /** A seat has another key. */
  key?: (made: SeatKeyMade) => void;
}

interface Asked {
  kind: Question;
  seat: number;
  anchor: HTMLElement | null;
  /** It came in somebody else's turn. */
  aside?: boolean;
  /** The board made it by itself. */
  unasked?: boolean;
  onrefused?: (() => void) | undefined;
}

export class Table {
  line = $state<LineState>('connecting');
  /** The key of the last error; it matters once the connection is closed for good. */
  fault = $state<string | null>(null);
  info = $state.raw<TableInfo | null>(null);
  #seats = $state.raw<readonly SeatInfo[]>([]);
  mine = $state.raw<readonly number[]>([]);
  /** We are waiting for an answer. */
  pending = $state(false);
  /** A shared screen passes from one seat to the next: what it shows is the past. */
  #passing = $state(false);
  /** The seat that the curtain waits for, or null when it is open. */
  curtain = $state<number | null>(null);
  /** The seat at this screen that decided last, while it can still undo. */
  undoable = $state<number | null>(null);
  /** The last decision at this screen was made by the board itself: taking it back would lead to no choice. */
  unasked = $state(false);
  rematch = $state<string | null>(null);
  readonly house = new House();
  /** What each seat at this screen saw when it had decided and others went on. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is read when a frame comes
  readonly left = new Map<number, Frame>();
  /** Questions after which a seat has not had a turn. */
  asides: readonly string[] = [];

  readonly shared = $derived(this.mine.length > 1);
  readonly #showing: Showing = new Showing({
    noted: (notes) => this.handlers.noted(notes),
    shows: (frame) => {
      if (frame.seat === this.curtain) this.curtain = null;
      this.#passing = false;
    },
    rests: () => this.#callNext(),
    hidden: () => this.curtain !== null,
  });
  /** Something is on its way, or still being shown: nothing can be decided. */
  readonly busy = $derived(this.pending || this.#passing || !this.settled);
  readonly seats: readonly StandingSeat[] = $derived(this.#seats.map((seat) => this.house.about(called(seat))));
  readonly names = $derived(this.seats.map((seat) => seat.name));
  readonly gathering = $derived(this.house.standing?.gathering ?? this.info?.gathering ?? false);

  readonly #live: Live;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #asked = new Map<number, Asked>();
  #undoNext: (() => void) | null = null;

  constructor(
    readonly id: string,
    public token: string | null,
    readonly handlers: TableHandlers,
    place: { protocol: string; host: string },
    make?: SocketMaker,
  ) {
    const heard = {
      message: (message: ServerMessage) => this.#hear(message),
      state: (state: LineState) => this.#lineIs(state),
    };
    this.#live = new Live(liveUrl(id, place), token, heard, make);
  }

  /** What the board shows. */
  get frame(): Frame | null {
    return this.#showing.frame;
  }
  /** What the board showed before. */
  get before(): Frame | null {
    return this.#showing.before;
  }
  /** Notes that the board has not shown yet. */
  get fresh(): readonly Note[] {
    return this.#showing.fresh;
  }
  get log(): readonly Note[] {
    return this.#showing.log;
  }
  /** The log as far as the board has shown it. */
  get shownLog(): readonly Note[] {
    return this.#showing.shownLog;
  }
  get settled(): boolean {
    return this.#showing.settled;
  }

  start(): void {
    this.#live.start();
  }

  stop(): void {
    this.#showing.hold();
    this.#live.stop();
  }

  hurry(): void {
    this.#live.hurry();
  }

  /** Forgets what is shown and asks the server for everything again; keeps the seats and their key. */
  restart(): void {
    this.stop();
    this.#showing.clear();
    this.curtain = null;
    this.undoable = null;
    this.fault = null;
    this.#live.since = null;
    this.start();
  }

  play(text: string, anchor: HTMLElement | null = null, unasked = false): void {
    const seat = this.frame?.seat ?? -1;
    if (seat < 0 || this.pending || this.#passing || this.line !== 'open') return;
    this.pending = true;
    const aside = this.asides.includes(this.frame?.ask?.key ?? '');
    this.#asked.set(this.#live.play(seat, text), { kind: 'play', seat, anchor, aside, unasked });
  }

  why(text: string, anchor: HTMLElement | null = null): void {
    const seat = this.frame?.seat ?? -1;
    if (seat < 0 || this.line !== 'open') return;
    this.#asked.set(this.#live.why(seat, text), { kind: 'why', seat, anchor });
  }

  /** Asks what a bot would do; the number of the question, or null if nobody can be asked now. */
  hint(anchor: HTMLElement | null = null): number | null {
    const seat = this.frame?.seat ?? -1;
    if (seat < 0 || this.busy || this.line !== 'open') return null;
    const id = this.#live.hint(seat);
    this.#asked.set(id, { kind: 'hint', seat, anchor });
    return id;
  }

  /** Takes back the last decision or the whole turn. While that decision is on its way, waits until it has arrived. */
  undo(wholeTurn: boolean, seat: number = this.frame?.seat ?? -1): void {
    if (seat < 0 || this.#passing || this.line !== 'open') return;
    if (this.pending) {
      this.#undoNext = () => this.undo(wholeTurn, seat);
      return;
    }
    this.pending = true;
    this.#asked.set(this.#live.undo(seat, wholeTurn), { kind: 'undo', seat, anchor: null });
  }

  /** How fast bots should answer at this reader's speed. */
  pace(pace: 'calm' | 'usual' | 'fast'): void {
    if (this.line === 'open') this.#live.pace(pace);
  }

  /** Asks something of the house; refusals are answered like those of decisions, and whoever asked may hear of them. */
  wish(message: (id: number) => ClientMessage, onrefused?: () => void): void {
    if (this.line !== 'open') return;
    this.#asked.set(this.#live.wish(message), { kind: 'wish', seat: -1, anchor: null, onrefused });
  }

  /** From now on another key opens the seats of this connection. */
  useKey(token: string): void {
    this.token = token;
    this.#live.token = token;
  }

  rename(seat: number, name: string): void {
    this.#live.name(seat, name);
  }

  paint(seat: number, colour: number): void {
    this.#live.colour(seat, colour);
  }

  /** The person that the curtain waited for is here. */
  open(): void {
    if (this.curtain !== null) this.#live.sit(this.curtain);
  }

  /** The board waits for a tap, however long that takes. */
  hold(): void {
    this.#showing.hold();
  }

  /** The board has shown the fresh notes. */
  settle(): void {
    this.#showing.settle();
  }

  /** Shows once more what led from an earlier frame to this one. */
  async again(from: Frame, notes: readonly Note[]): Promise<void> {
    if (!this.busy) await this.#showing.again(from, notes);
  }

  #lineIs(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    this.pending = false;
    this.#undoNext = null;
    this.#passing = false;
    this.#asked.clear();
    // a shared screen reconnects as a spectator, who must not keep what one seat was told
    if (this.shared) this.#live.since = null;
  }

  #hear(message: ServerMessage): void {
    this.house.hear(message);
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.#seats = message.table.seats;
        this.mine = message.mine;
        return;
      case 'frame':
        this.#take(message);
        return;
      case 'refused':
      case 'allowed':
        this.#answered(message.id, message.type === 'refused' ? message : null);
        return;
      case 'advice':
        this.#asked.delete(message.id);
        this.handlers.advised(message);
        return;
      case 'hinted':
        this.handlers.hinted(message.seat);
        return;
      case 'seats':
        this.#seats = message.seats;
        return;
      case 'key':
        this.#asked.delete(message.id);
        this.handlers.key?.(message);
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'error':
        this.fault = message.key;
    }
  }

  #answered(id: number, refused: Refused | null): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked?.kind === 'play' || asked?.kind === 'undo') {
      this.pending = false;
      this.#undoNext = null; // it was meant for what has been refused
    }
    if (refused) asked?.onrefused?.();
    this.handlers.answered({ question: asked?.kind ?? null, refused, anchor: asked?.anchor ?? null });
  }

  #take(frame: Frame): void {
    const asked = frame.ack === null ? undefined : this.#asked.get(frame.ack);
    if (frame.ack !== null) this.#asked.delete(frame.ack);
    if (asked) this.pending = false;
    if (asked?.kind === 'play') this.undoable = frame.can_undo && !asked.unasked ? asked.seat : null;
    if (asked?.kind === 'undo') this.undoable = null;
    if (asked?.kind === 'play' || asked?.kind === 'undo') this.unasked = asked.unasked === true;
    if (asked?.kind === 'play') this.#decided(asked.seat, asked.aside === true, frame);
    // at a shared screen, hide the hand of a seat that has decided, unless the same seat alone is next
    const next = this.mine.filter((seat) => frame.waiting.includes(seat));
    const goesOn = next.length === 1 && next[0] === frame.seat;
    const decided = asked?.kind === 'play' || !frame.waiting.includes(frame.seat);
    if (this.shared && frame.seat >= 0 && decided && !goesOn) {
      this.#passing = true;
      this.#live.sit(-1);
      return;
    }
    this.#showing.take(frame);
    if (asked) this.#undoWanted(asked.kind === 'play' && frame.can_undo);
  }

  /** What the others do from now on is told once the seat is asked again. */
  #decided(seat: number, aside: boolean, frame: Frame): void {
    const notes = frame.notes.map(({ n }) => n);
    if (aside || frame.waiting.includes(seat)) {
      goOn(this.id, seat, notes);
      return;
    }
    this.left.set(seat, frame);
    leave(this.id, seat, notes.at(-1) ?? this.log.at(-1)?.n ?? -1);
  }

  #undoWanted(possible: boolean): void {
    const undo = this.#undoNext;
    this.#undoNext = null;
    if (possible) undo?.();
  }

  /** At a shared screen: whose turn is it to come to the screen? */
  #callNext(): void {
    const frame = this.frame;
    if (!this.shared || !frame || frame.outcome) {
      this.curtain = null;
      return;
    }
    if (frame.seat >= 0) return;
    const next = this.mine.find((seat) => frame.waiting.includes(seat)) ?? null;
    if (this.info?.secrets) this.curtain = next;
    else if (next !== null) this.#live.sit(next);
  }
}
