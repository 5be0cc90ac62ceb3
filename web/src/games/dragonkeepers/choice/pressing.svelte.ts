/** What a press on a card, a stack, a chest or the book does: it picks, plays, or asks why not. */
import type { Side } from '../view';
import { type Action, type End, readAction } from './actions';
import type { Choosing } from './choosing.svelte';
import type { HandCard } from './hand';

interface Situation {
  /** Something may be chosen now. */
  readonly open: boolean;
  readonly actions: readonly string[];
  /** The colour that the book asks for. */
  readonly colour: string | null;
  play: (text: string, anchor?: HTMLElement) => void;
  why: (text: string, anchor?: HTMLElement) => void;
}

type Take = Extract<Action, { kind: 'take' }>;

/** So many milliseconds a refused card shakes its head. */
const SHAKE = 700;

export class Pressing {
  /** The key of a card that was refused just now. */
  refused = $state<string | null>(null);
  readonly #choosing: Choosing;
  readonly #now: () => Situation;

  constructor(choosing: Choosing, now: () => Situation) {
    this.#choosing = choosing;
    this.#now = now;
  }

  readonly takes: readonly Take[] = $derived.by(() => {
    const { open, actions } = this.#now();
    return open ? actions.map(readAction).filter((entry) => entry.kind === 'take') : [];
  });
  /** Colours of the stack that a finished set goes to, or of those that a chest takes from. */
  readonly stacks: readonly string[] = $derived.by(() => {
    const { colour } = this.#now();
    return this.#choosing.setAt(null) !== null && colour !== null ? [colour] : this.#choosing.returns;
  });

  /** What was picked is used up: after taking back, too, the choice begins anew. */
  readonly send = (text: string, anchor?: HTMLElement): void => {
    if (!this.#now().open) return;
    this.#choosing.clear();
    this.#now().play(text, anchor);
  };

  readonly ask = (text: string, anchor?: HTMLElement): void => {
    if (this.#now().open) this.#now().why(text, anchor);
  };

  readonly card = (entry: HandCard, anchor: HTMLElement): void => {
    if (!this.#now().open) return;
    const doubt = this.#choosing.toggle(entry);
    if (doubt === null) return;
    this.refused = entry.key;
    setTimeout(() => (this.refused = null), SHAKE);
    this.ask(doubt, anchor);
  };

  /** A card of the display. */
  readonly display = (side: Side, anchor: HTMLElement): void => {
    const text = this.takes.find((entry) => entry.side === side)?.text;
    if (text === undefined) this.ask(side, anchor);
    else this.send(text, anchor);
  };

  readonly stack = (colour: string, anchor: HTMLElement): void => {
    const choosing = this.#choosing;
    const text = choosing.returns.includes(colour) ? `return=${colour}` : choosing.setAt(null);
    if (text !== null && this.stacks.includes(colour)) this.send(text, anchor);
    else if (choosing.chest === 'return') this.ask(`return=${colour}`, anchor);
    else if (colour === this.#now().colour && choosing.cards.length > 0) this.ask(choosing.unfinished(), anchor);
  };

  /** An end of the row, or the row itself while it is empty. */
  readonly end = (end: End | null): void => {
    const text = this.#choosing.setAt(end);
    if (text !== null) this.send(text);
  };

  readonly book = (): void => {
    const text = this.#choosing.putText(this.#choosing.cards[0] ?? '');
    if (text !== null) this.send(text);
  };

  readonly chest = (chest: string, anchor: HTMLElement): void => {
    const doubt = this.#now().open ? this.#choosing.arm(chest) : null;
    if (doubt !== null) this.ask(doubt, anchor);
  };
}
