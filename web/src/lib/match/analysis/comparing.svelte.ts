// A decision on the board: what was played and what was better, both with the eyes of the seat that decided.
import { SvelteMap } from 'svelte/reactivity';
import { getComparison } from '$lib/net/http';
import type { Comparison, Note } from '$lib/net/types';

export type Side = 'done' | 'better';

interface Shown {
  seat: number;
  view: unknown;
  notes: readonly Note[];
  waiting: readonly number[];
}

export class Comparing {
  /** The decision being shown, or null. */
  step = $state<number | null>(null);
  side = $state<Side>('done');
  /** Comparisons by step, as far as they have been fetched. */
  readonly known = new SvelteMap<number, Comparison>();
  #asked: number[] = [];
  /** Both sides lead on from the same position, so the board goes back to it first. */
  #back = $state(true);

  readonly shown = $derived.by((): Shown | null => {
    const found = this.step === null ? undefined : this.known.get(this.step);
    if (!found) return null;
    const { seat, before } = found;
    if (this.#back) return { seat, view: before, notes: [], waiting: [] };
    const { view, notes, waiting } = found[this.side];
    return { seat, view, notes: [...notes], waiting };
  });

  constructor(readonly replay: string) {}

  choose(step: number, side: Side = 'done'): void {
    this.fetch(step);
    if (this.step === step && this.side === side) return;
    this.step = step;
    this.side = side;
    this.#back = true;
  }

  toggle(): void {
    if (this.step !== null) this.choose(this.step, this.side === 'done' ? 'better' : 'done');
  }

  drop(): void {
    this.step = null;
  }

  /** The board has shown what it was given. */
  settle(): void {
    if (this.shown) this.#back = false;
  }

  fetch(step: number): void {
    if (this.#asked.includes(step)) return;
    this.#asked.push(step);
    getComparison(this.replay, step).then(
      (found) => this.known.set(step, found),
      () => (this.#asked = this.#asked.filter((other) => other !== step)),
    );
  }
}
