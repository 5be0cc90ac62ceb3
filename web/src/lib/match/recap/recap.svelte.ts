// Since your last turn: what the others have done, how the points have changed, and showing it once more.
import type { Frame, Note } from '$lib/net/types';
import { awayFor, leftAt, look, ownSince } from './leaving';

/** A table, as far as the recap looks at it. */
interface Watched {
  readonly id: string;
  readonly frame: Frame | null;
  readonly settled: boolean;
  readonly shownLog: readonly Note[];
  readonly left: ReadonlyMap<number, Frame>;
  again: (from: Frame, notes: readonly Note[]) => void;
}

/** Who was away longer than this is told unasked. */
const LONG = 60_000;

/** B opens it, unless it is being typed or belongs to a dialog. */
export function isRecapKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'b' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('input, textarea, select, dialog, [contenteditable]');
}

export class Recap {
  open = $state(false);
  readonly #table: Watched;
  /** Back after a long time: it opens as soon as there is something to tell. */
  #back = $state(false);

  constructor(table: Watched) {
    this.#table = table;
  }

  /** What the others have done since the seat at this screen decided last, while it is asked again. */
  readonly notes: readonly Note[] = $derived.by(() => {
    const { id, frame, shownLog } = this.#table;
    if (!frame || frame.outcome || !frame.waiting.includes(frame.seat)) return [];
    const note = leftAt(id, frame.seat);
    const own = ownSince(id, frame.seat);
    return note === null ? [] : shownLog.filter(({ n }) => n > note && !own.includes(n));
  });

  /** The frame in which the seat had decided; null after the page was loaded anew. */
  readonly from: Frame | null = $derived.by(() => {
    const { frame, left } = this.#table;
    return this.notes.length > 0 && frame ? (left.get(frame.seat) ?? null) : null;
  });

  /** How the points have changed, by seat; empty if that is not known. */
  readonly gains: readonly { seat: number; points: number }[] = $derived.by(() => {
    const before = this.from?.scores ?? [];
    const now = this.#table.frame?.scores ?? [];
    return before.map(({ seat, total }) => ({
      seat,
      points: (now.find((score) => score.seat === seat)?.total ?? total) - total,
    }));
  });

  toggle(): void {
    this.open = !this.open && this.notes.length > 0;
  }

  close(): void {
    this.open = false;
  }

  again(): void {
    const { from } = this;
    this.open = false;
    if (from) this.#table.again(from, this.notes);
  }

  /** The page is looked at, or no more. */
  looked(visible: boolean, now: number): void {
    if (visible && awayFor(this.#table.id, now) > LONG) this.#back = true;
    look(this.#table.id, now);
  }

  /** Opens by itself for somebody who was away; closes when there is nothing to tell. */
  follow(): void {
    if (this.notes.length === 0) this.open = false;
    else if (this.#back && this.#table.settled) {
      this.#back = false;
      this.open = true;
    }
  }
}
