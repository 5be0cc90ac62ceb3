// The clocks of a table as they run on this page. Boards show each one at its seat, wherever they like.
import { getContext, setContext } from 'svelte';
import type { House } from '../table/house.svelte';

const KEY = Symbol('clocks');
const TICK = 250;
/** From here on a clock says that time is running out. */
export const LOW = 20_000;

interface SeatTime {
  /** In ms. */
  left: number;
  runs: boolean;
  low: boolean;
}

export class Clocks {
  readonly #house: House;
  #elapsed = $state(0);

  constructor(house: House) {
    this.#house = house;
  }

  /** Call it while the page is being set up: the clocks tick as long as there are any. */
  follow(): void {
    setContext(KEY, this);
    $effect(() => {
      const { standing } = this.#house;
      this.#elapsed = 0;
      if (!standing?.clocks && !standing?.request) return;
      const timer = setInterval(() => (this.#elapsed = performance.now() - this.#house.stood), TICK);
      return () => clearInterval(timer);
    });
  }

  /** What the clock of a seat shows; null if it has none. */
  of(seat: number): SeatTime | null {
    const clock = this.#house.standing?.clocks?.[seat];
    if (!clock) return null;
    const left = Math.max(0, clock.left - (clock.runs ? this.#elapsed : 0));
    return { left, runs: clock.runs, low: clock.runs && left < LOW };
  }
}

/** The clocks of the table that a part of the page belongs to; none in a replay. */
export const clocksHere = (): Clocks | undefined => getContext<Clocks | undefined>(KEY);
