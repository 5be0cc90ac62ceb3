/** Answers given in advance: an ability for every window of the turn, and calling everybody back. */
import type { Action } from './actions';
import type { View } from '../view';

export class Orders {
  #turn = -1;
  #always: ReadonlySet<string> = new Set();
  #everybody = false;

  /** This ability whenever it can be used, until the turn ends. */
  always(ability: string, view: View): void {
    this.#always = new Set([...(this.#turn === view.turn ? this.#always : []), ability]);
    this.#turn = view.turn;
  }

  /** All vassals come back, one after the other. */
  everybody(): void {
    this.#everybody = true;
  }

  /** A step was taken back, or somebody else sits here: nothing goes by itself any more. */
  forget(): void {
    this.#always = new Set();
    this.#everybody = false;
  }

  /** The text of the answer that was given for this moment. */
  answer(view: View, actions: readonly Action[]): string | null {
    if (view.phase === 'recall' && this.#everybody) {
      return (
        (actions.find((action) => action.kind === 'recall') ?? actions.find((action) => action.kind === 'done'))
          ?.text ?? null
      );
    }
    this.#everybody = false;
    if (view.phase !== 'window' || this.#turn !== view.turn) return null;
    return actions.find((action) => action.kind === 'use' && this.#always.has(action.ability))?.text ?? null;
  }
}
