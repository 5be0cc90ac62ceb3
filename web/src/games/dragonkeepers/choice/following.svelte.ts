/** A seat in somebody else's turn: whether it is asked, and when it passes. The reasons stand in following.ts. */
import { untrack } from 'svelte';
import type { SeatInfo } from '$lib/net/types';
import { recall, remember } from '$lib/storage';
import { isWatched, nothingToChoose, pause, rest } from './following';

const KEPT = 'dk-quiet';

interface Follower {
  /** The decision, as long as this screen can take it. */
  open: boolean;
  turn: number;
  phase: string;
  actions: readonly string[];
  seats: readonly SeatInfo[];
  /** The seat whose hand is shown. */
  own: number | undefined;
}

export class Following {
  /** Pass by itself when there is nothing to choose. */
  quiet = $state(recall(KEPT) !== 'off');
  readonly #now: () => Follower;
  readonly #play: (text: string, unasked: boolean) => void;
  #leaving = $state('');
  #since = 0;
  #wait = 0;

  /** For a component that is being set up: its effects live and end with it. */
  constructor(now: () => Follower, play: (text: string, unasked: boolean) => void) {
    this.#now = now;
    this.#play = play;
    $effect.pre(() => {
      if (this.#moment === '') return;
      this.#since = performance.now();
      this.#wait = pause(
        Math.random(),
        untrack(() => this.watched),
      );
    });
    $effect(() => {
      if (!this.#waits) return;
      const unasked = untrack(() => this.#unasked);
      const timer = setTimeout(() => this.#play('pass', unasked), rest(this.#since, performance.now(), this.#wait));
      return () => clearTimeout(timer);
    });
  }

  readonly watched = $derived.by(() => isWatched(this.#now().seats, this.#now().own));
  readonly #moment = $derived.by(() => {
    const { open, phase, turn, own } = this.#now();
    return open && phase === 'follow' ? `${turn}/${own}` : '';
  });
  readonly #unasked = $derived.by(() => this.quiet && nothingToChoose(this.#now().phase, this.#now().actions));
  readonly #waits = $derived(this.#moment !== '' && (this.#unasked || this.#leaving === this.#moment));

  /** A pass is on its way, or will be: there is nothing to ask. */
  readonly passing = $derived(this.#waits || this.#unasked);

  /** A pass by hand: it waits as long as an automatic one would. */
  pass(): void {
    if (this.#moment !== '' && this.watched) this.#leaving = this.#moment;
    else this.#play('pass', false);
  }

  hush(): void {
    this.quiet = !this.quiet;
    remember(KEPT, this.quiet ? 'on' : 'off');
  }
}
