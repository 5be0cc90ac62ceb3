// Asking for a hint: the question is on its way, takes long, is answered, or nobody wants the answer any more.
import type { Advice, Frame } from '$lib/net/types';
import type { Desk } from '../prompt/desk.svelte';

interface Asked {
  /** The number of the question, or null if nobody can be asked now. */
  hint: (anchor: HTMLElement | null) => number | null;
}

/** After so many milliseconds the thinking is shown. */
const LONG = 400;

/** H asks, unless it is being typed or belongs to a dialog. */
export function isHintKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('input, textarea, select, dialog, [contenteditable]');
}

export class Asking {
  /** The number of the question that waits for its answer. */
  #question = $state<number | null>(null);
  /** The bot has been thinking for a while. */
  slow = $state(false);
  readonly thinking = $derived(this.#question !== null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Asked,
    readonly desk: Desk,
  ) {}

  /** There is a question or an answer. */
  get open(): boolean {
    return this.thinking || this.desk.advice !== null;
  }

  /** Asks; a second press takes the question back or closes the answer. */
  toggle(anchor: HTMLElement | null = null): void {
    if (this.open) {
      this.close();
      return;
    }
    this.#question = this.table.hint(anchor);
    if (this.thinking) this.#timer = setTimeout(() => (this.slow = true), LONG);
  }

  /** The answer; one to a question that was taken back is not shown. */
  hear(advice: Advice): void {
    if (advice.id !== this.#question) return;
    this.#rest();
    this.desk.advice = advice;
  }

  close(): void {
    this.#rest();
    this.desk.letGo();
  }

  /** A hint is for one decision: it goes once something has been decided or something else is asked. */
  keepTo(frame: Pick<Frame, 'actions'> | null, deciding: boolean): void {
    const { hint } = this.desk;
    const stale = hint !== null && !frame?.actions.includes(hint);
    if (stale || deciding || !frame || frame.actions.length === 0) this.close();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#question = null;
    this.slow = false;
  }
}
