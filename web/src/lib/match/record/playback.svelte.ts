// Steps through a record: which moment is shown, what to animate, and automatic play at a given speed.
import type { Moment, Note } from '$lib/net/types';

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The time between two moments at normal speed. */
const PAUSE = 900;

export class Playback {
  moments = $state.raw<readonly Moment[]>([]);
  at = $state(0);
  fresh = $state.raw<readonly Note[]>([]);
  playing = $state(false);
  speed = $state<Speed>('1');

  readonly last = $derived(Math.max(0, this.moments.length - 1));
  readonly moment = $derived(this.moments[this.at]);
  readonly log = $derived(this.moments.slice(0, this.at + 1).flatMap((moment) => moment.notes));

  #timer: ReturnType<typeof setTimeout> | undefined;

  load(moments: readonly Moment[], at: number): void {
    this.moments = moments;
    this.fresh = [];
    this.at = Math.min(at, Math.max(0, moments.length - 1));
  }

  /** One step forward is animated; everything else is a jump. */
  go(to: number): void {
    const target = Math.max(0, Math.min(this.last, to));
    this.fresh = target === this.at + 1 ? [...(this.moments[target]?.notes ?? [])] : [];
    this.at = target;
    if (target === this.last) this.playing = false;
    if (this.playing) this.#later();
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    this.go(this.at === this.last ? 0 : this.at + 1);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** The board has shown the moment. */
  settle(): void {
    if (this.playing) this.#later(PAUSE / 2);
  }

  #later(pause = PAUSE * 4): void {
    clearTimeout(this.#timer);
    const quick = this.fresh.length === 0 ? PAUSE : pause;
    this.#timer = setTimeout(() => this.playing && this.go(this.at + 1), quick / Number(this.speed));
  }
}
