// Playing with hints: each new kind of question is explained once, in place.
import { beginningOf, beginWith, explainedOf, keepExplained } from './memory';

export class Explaining {
  /** The kind of question that is being explained. */
  kind = $state<string | null>(null);
  #game = '';

  /** What is asked at this screen now; null when nothing is. A question that is answered has been understood. */
  keepTo(
    game: string,
    now: { asked: string | null; open: boolean; answered: boolean },
    has: (kind: string) => boolean,
  ): void {
    const { asked, open, answered } = now;
    if (answered || game !== this.#game || asked !== this.kind) this.close();
    this.#game = game;
    if (asked === null || !open || this.kind !== null || beginningOf(game) !== 'hints') return;
    if (has(asked) && !explainedOf(game).includes(asked)) this.kind = asked;
  }

  /** Read: it does not come again. */
  close(): void {
    if (this.kind === null) return;
    keepExplained(this.#game, [...explainedOf(this.#game), this.kind]);
    this.kind = null;
  }

  /** No more explanations in this game. */
  stop(): void {
    this.close();
    beginWith(this.#game, 'play');
  }
}
