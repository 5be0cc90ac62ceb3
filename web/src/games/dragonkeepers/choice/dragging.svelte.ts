/** Cards carried with the mouse: onto the book to change it, onto the row to play the set, or to another place in hand. */
import type { Drop } from '../geometry/drops';
import type { HandCard } from './hand';
import type { Choosing } from './choosing.svelte';

interface Hands {
  play: (text: string, anchor?: HTMLElement) => void;
  why: (text: string, anchor?: HTMLElement) => void;
}

export class Dragging {
  /** The zone below the card that is carried now. */
  over = $state.raw<Drop | null>(null);
  readonly #choosing: Choosing;
  readonly #hands: Hands;
  /** A card that was picked by lifting it: let go in the hand, it is no longer picked. */
  #lifted: HandCard | null = null;

  constructor(choosing: Choosing, hands: Hands) {
    this.#choosing = choosing;
    this.#hands = hands;
  }

  /** A card that may be chosen is chosen as soon as it is lifted, so that the board shows where it can go. */
  lift(entry: HandCard): void {
    const may = this.#choosing.legal.includes(entry.key);
    if (may) this.#choosing.toggle(entry);
    this.#lifted = may ? entry : null;
  }

  /** Nothing is played: the card goes back to the hand. */
  back(): void {
    if (this.#lifted) this.#choosing.toggle(this.#lifted);
    this.#lifted = null;
    this.over = null;
  }

  drop(entry: HandCard, drop: Drop, anchor?: HTMLElement): void {
    const choosing = this.#choosing;
    const picked = choosing.keys.includes(entry.key);
    const text =
      drop.zone === 'book' ? choosing.putText(entry.card) : (choosing.setAt(drop.end) ?? choosing.setAt(null));
    this.#lifted = null;
    this.over = null;
    if (text !== null && picked) this.#hands.play(text, anchor);
    // a card laid on the row joins the set that is being built
    else if (drop.zone === 'book') this.#hands.why(`put=${entry.card}`, anchor);
    else if (!picked) this.#hands.why(choosing.attempt(entry.card), anchor);
  }
}
