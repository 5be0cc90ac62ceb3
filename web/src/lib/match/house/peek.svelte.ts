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
  keepTo({ lines, earlier }: Pick<House, 'lines' | 'earlier'>, mine: readonly number[], reading: boolean): void {
    if (reading) this.hide();
    const told = Math.max(this.#told, earlier - 1);
    this.#told = Math.max(told, lines.at(-1)?.n ?? -1);
    if (reading || !this.#muted.peeks) return;
    const said = lines.findLast((line) => line.n > told && line.key === null && !mine.includes(line.seat ?? -1));
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
