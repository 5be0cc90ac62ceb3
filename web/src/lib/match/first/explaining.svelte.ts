// Playing with hints: each new kind of question is explained once, in place.
import { beginningOf, beginWith, explainedOf, keepExplained } from './memory';

export class Explaining {
  /** The kind of question that is being explained. */
  kind = $state<string | null>(null);
  #game = '';
  /** Grows when somebody turns explanations on or off: what the browser remembers is read again. */
  #turns = $state(0);

  /** What is asked at this screen now; null when nothing is. A question that is answered has been understood. */
  keepTo(
    game: string,
    now: { asked: string | null; open: boolean; answered: boolean },
    has: (kind: string) => boolean,
  ): void {
    const { asked, open, answered } = now;
    void this.#turns;
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

  /** Whether explanations come in a game. */
  in(game: string): boolean {
    void this.#turns;
    return beginningOf(game) === 'hints';
  }

  /** Explanations in a game from now on: all of them anew, or none. */
  turn(game: string, on: boolean): void {
    this.close();
    beginWith(game, on ? 'hints' : 'play');
    if (on) keepExplained(game, []);
    this.#turns += 1;
  }
}
