/** What the server says about a drawing: its findings, and a castle with tiles when nothing forbids it. */
import { inspectOption, previewTable } from '$lib/net/http';
import type { Finding } from '$lib/net/types';
import { GAME } from '../kit';
import type { View, CastleView } from '../view';

/** A stroke of the brush is over before anybody is asked about it. */
const PAUSE = 250;
const OPTION = 'layout';
const FEWEST = 2;

export class Advice {
  /** The text that the findings are about; null while nothing has been said yet. */
  about = $state<string | null>(null);
  findings = $state.raw<readonly Finding[]>([]);
  /** The castle as a table would begin with it; null when it cannot be played. */
  castle = $state.raw<CastleView | null>(null);
  /** What kept the server from answering. */
  failed = $state.raw<unknown>(null);
  #wanted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a text has been looked at and may be played. */
  allows(text: string): boolean {
    return this.about === text && !this.findings.some((finding) => finding.error);
  }

  /** Ask about a text, once the hand rests. */
  ask(text: string): void {
    this.#wanted = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#answer(text), this.about === null ? 0 : PAUSE);
  }

  /** Other tiles on the same stacks. */
  shuffle(): void {
    if (this.castle !== null) void this.#answer(this.#wanted);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = '';
  }

  async #answer(text: string): Promise<void> {
    try {
      const { findings } = await inspectOption(GAME, OPTION, text);
      if (text !== this.#wanted) return;
      this.failed = null;
      this.findings = findings;
      this.about = text;
      if (this.allows(text)) await this.#build(text);
      else this.castle = null;
    } catch (error) {
      if (text === this.#wanted) this.failed = error;
    }
  }

  async #build(text: string): Promise<void> {
    const { view } = await previewTable(GAME, { seats: FEWEST, options: { [OPTION]: text } });
    if (text === this.#wanted) this.castle = (view as unknown as View).castle;
  }
}
