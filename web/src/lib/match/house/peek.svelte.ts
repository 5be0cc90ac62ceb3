// What somebody has just said, shown for a moment while the chat is closed: one line at a time, nobody's who is muted.
import type { TalkLine } from '$lib/net/types';
import type { House } from '../table/house.svelte';
import type { Muted } from './muted.svelte';

const SHOWN = 6000;

export class Peek {
  line = $state.raw<TalkLine | null>(null);
  readonly #muted: Muted;
  #told = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(muted: Muted) {
    this.#muted = muted;
  }

  /** Looks at what was said. What was there when somebody came, or is read anyway, does not show up. */
  keepTo({ lines }: Pick<House, 'lines'>, mine: readonly number[], reading: boolean): void {
    const last = lines.at(-1)?.n ?? -1;
    const known = this.#told;
    if (last < known || lines.length === 0) return; // somebody has just come back and hears everything again
    this.#told = last;
    if (reading) this.hide();
    if (known < 0 || reading || !this.#muted.peeks) return;
    const said = lines.findLast((line) => line.n > known && line.key === null && !mine.includes(line.seat ?? -1));
    if (!said || this.#muted.has(said.seat)) return;
    this.line = said;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), SHOWN);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.line = null;
  }
}
