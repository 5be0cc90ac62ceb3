// The analysis of a replay as it grows on the server: begin, stop, go on, and look again until it is complete.
import { beginAnalysis, Failure, getAnalysis, stopAnalysis } from '$lib/net/http';
import type { Analysis } from '$lib/net/types';
import { passed, percentDone } from './progress';

/** Between two looks at an analysis that grows. */
const PAUSE = 1000;

export class Analysing {
  report = $state.raw<Analysis | null>(null);
  /** What went wrong with the last request. */
  failure = $state.raw<Failure | null>(null);
  readonly percent = $derived(this.report ? percentDone(this.report) : 0);
  readonly complete = $derived(this.report !== null && this.report.moments.length >= this.report.count);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  /** Only the last request counts: a look that was on its way would undo what has been asked since. */
  #asked = 0;

  constructor(
    readonly replay: string,
    /** Called when a quarter of the work is done. */
    readonly quarter: (percent: number) => void,
  ) {}

  /** Shows what is known; begins if nothing is. Somebody may have stopped it on purpose, so it does not go on by itself. */
  async open(): Promise<void> {
    this.#left = false;
    await this.#ask(getAnalysis);
    if (this.report && this.report.moments.length === 0 && !this.report.working) await this.begin();
  }

  begin(): Promise<void> {
    return this.#ask(beginAnalysis);
  }

  stop(): Promise<void> {
    return this.#ask(stopAnalysis);
  }

  /** Looks no more; the server goes on. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #ask(request: (replay: string) => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    try {
      const answer = await request(this.replay);
      if (asked !== this.#asked) return;
      const before = this.report ? this.percent : percentDone(answer);
      this.report = answer;
      this.failure = null;
      const mark = passed(before, this.percent);
      if (mark !== null) this.quarter(mark);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.failure = error instanceof Failure ? error : new Failure(0, 'server');
      return;
    }
    if (this.report.working && !this.#left) this.#timer = setTimeout(() => void this.#ask(getAnalysis), PAUSE);
  }
}
