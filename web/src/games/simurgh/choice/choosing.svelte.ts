/** What the player has picked so far on the way to one action; every new frame begins afresh. */
import { tab } from '$lib/board/pointing';
import { onBoard, onButton, type Press } from '$lib/match/prompt/press';
import { placesOf } from '../geometry/zones';
import { attempt } from './attempts';
import { type Action, readAction, readActions } from './actions';
import { type Choice, type Key, type Mode, type Targets, choiceFor, keyOf, tabOf, targetsOf } from './selection';
import type { View } from '../view';

interface Situation {
  readonly view: View;
  readonly actions: readonly string[];
  /** The seat is asked and may answer now. */
  readonly open: boolean;
  play: (text: string, anchor?: HTMLElement) => void;
  why: (text: string, anchor?: HTMLElement) => void;
}

interface Picked extends Choice {
  /** The actions among which it was picked. */
  readonly among: readonly string[];
  /** A thing that has more than one meaning: the prompt bar asks which. */
  readonly key: Key | null;
}

const NOTHING: Choice = { mode: 'place', tile: null };

export class Choosing {
  readonly #now: () => Situation;
  #picked = $state.raw<Picked>({ among: [], key: null, ...NOTHING });
  readonly actions = $derived.by(() => readActions(this.#now().actions));
  readonly picked = $derived.by((): Picked => {
    const { actions } = this.#now();
    return this.#picked.among === actions ? this.#picked : { among: actions, key: null, ...NOTHING };
  });
  /** They stay lit while an answer is on its way; pressing waits for the next frame. */
  readonly targets = $derived.by((): Targets => targetsOf(this.#now().view, this.actions, this.picked));

  constructor(now: () => Situation) {
    this.#now = now;
  }

  /** The actions that a picked thing stands for. */
  get meanings(): readonly Action[] {
    return this.picked.key === null ? [] : (this.targets.get(this.picked.key) ?? []);
  }

  isLit(key: Key): boolean {
    return this.targets.has(key);
  }

  /** One meaning: done. Several: asked, and a second press takes the first. None: the server says why. */
  press(key: Key, anchor: HTMLElement): void {
    const { open, play } = this.#now();
    if (!open) return;
    const [first, ...others] = this.targets.get(key) ?? [];
    if (first === undefined) this.ask(key, anchor);
    else if (others.length === 0 || this.picked.key === key) play(first.text, anchor);
    else this.#picked = { ...this.picked, key };
  }

  /** Why nothing can be done with a thing now. */
  ask(key: Key, anchor: HTMLElement): void {
    const { view, open, why } = this.#now();
    if (open && !this.isLit(key)) why(attempt(view, key, this.picked), anchor);
  }

  /** An objective that is to be placed; once more gives it up. */
  hold(tile: number): void {
    this.#picked = { ...this.picked, tile: this.picked.tile === tile ? null : tile };
  }

  turnTo(mode: Mode): void {
    this.#picked = { ...this.picked, mode, key: null };
  }

  /** Picks what leads to an action, all but the last press. */
  take(text: string): void {
    const { view, actions } = this.#now();
    this.#picked = { among: actions, ...choiceFor(view, this.actions, readAction(text)) };
  }

  /** Whether what is picked leads to an action. */
  holds(text: string): boolean {
    const { key, mode, tile } = this.picked;
    const wanted = choiceFor(this.#now().view, this.actions, readAction(text));
    return key === wanted.key && mode === wanted.mode && tile === wanted.tile;
  }

  /** What to press next: who comes back, an objective, the thing itself, and which of its meanings. */
  next(text: string): Press {
    const { view } = this.#now();
    const action = readAction(text);
    const wanted = choiceFor(view, this.actions, action);
    const { key, mode, tile } = this.picked;
    if (mode !== wanted.mode) return onButton(wanted.mode === 'recall' ? 'turn-to-recall' : 'back');
    if (tile !== wanted.tile) return onBoard([`[data-key="offer ${wanted.tile ?? tile}"]`]);
    if (key !== null) return onButton(key === wanted.key ? text : 'back');
    const thing = keyOf(action, view);
    const where = thing === null ? null : tabOf(thing);
    return { ...onBoard(placesOf(thing, text), where === null ? undefined : tab(where)), button: text };
  }

  /** Gives up what is picked; false when nothing was. */
  clear(): boolean {
    const { key, mode, tile } = this.picked;
    this.#picked = { among: this.#now().actions, key: null, ...NOTHING };
    return key !== null || mode !== NOTHING.mode || tile !== null;
  }
}
