/** What the player has chosen on the map so far: a target, how the tile lies, which figure goes. */
import { onBoard, onButton, type Press } from '$lib/match/prompt/press';
import type { Tile } from '../printed/tile';
import { type View, tileAt } from '../view';
import { type Looked, attempt } from './attempts';
import { type Kind, kindsOf, openModes } from './figures';
import { type Choice, type Mode, type Target, modeOf, rotated, rotationFor, targetsOf, textOf } from './selection';
import { thinned } from './spots';

/** What the choosing happens at; read anew every time. */
interface Situation {
  readonly view: View;
  readonly seat: number;
  readonly actions: readonly string[];
  /** There is a question, even while the answer is on its way. */
  readonly asked: boolean;
  /** Something may be chosen now. */
  readonly open: boolean;
  /** One press is enough: what is pressed is played. */
  readonly quick: boolean;
  play: (text: string) => void;
  why: (text: string, anchor: HTMLElement) => void;
  /** Brings what was chosen into sight. */
  show: (target: Target) => void;
  /** A tile of the map as it lies there. */
  lying: (tile: View['tiles'][number]) => Tile;
}

interface Picked {
  readonly mode: Mode | null;
  readonly choice: Choice | null;
  /** How the tile in hand lies while no place is chosen. */
  readonly turn: number;
}

const NOTHING: Picked = { mode: null, choice: null, turn: 0 };

export class Choosing {
  readonly #now: () => Situation;
  // What is picked belongs to one moment and is forgotten with it.
  #taken = $state.raw<{ moment: string; picked: Picked }>({ moment: '', picked: NOTHING });

  constructor(now: () => Situation) {
    this.#now = now;
  }

  readonly #moment = $derived.by(() => {
    const { view, seat } = this.#now();
    const inside = Object.values(view.city?.people ?? {}).flat();
    const waiting = inside.reduce((sum, { followers, large }) => sum + followers + Number(large), 0);
    return [view.placed, view.phase, view.tile, view.walk?.path.length, waiting, seat].join('/');
  });
  readonly #picked = $derived.by(() => (this.#taken.moment === this.#moment ? this.#taken.picked : NOTHING));
  readonly choice = $derived.by(() => this.#picked.choice);
  /** Which figure goes: the first that has a spot, until another is chosen. */
  readonly mode: Mode = $derived.by(() => {
    const { view, actions } = this.#now();
    return this.#picked.mode ?? openModes(view, actions)[0] ?? 'follower';
  });
  /** The kinds of figures to choose from. */
  readonly kinds: readonly Kind[] = $derived.by(() => {
    const { view, actions, asked, seat, lying } = this.#now();
    const last = view.tiles.at(-1);
    return asked ? kindsOf(view, actions, seat, last ? lying(last) : null) : [];
  });
  /** Everything that can be chosen. */
  readonly targets: readonly Target[] = $derived.by(() => {
    const { view, actions, asked } = this.#now();
    return asked ? targetsOf(view, actions, this.mode) : [];
  });
  readonly target = $derived.by(() => this.targets.find((entry) => entry.key === this.choice?.key) ?? null);
  /** What is drawn: while the answer is on its way only what was chosen stays. */
  readonly drawn = $derived.by(() => {
    const { open, view } = this.#now();
    return open ? thinned(view, this.targets, this.target) : this.target ? [this.target] : [];
  });
  readonly rotation = $derived.by(() => (this.target && this.choice ? this.choice.rotation : this.#picked.turn));

  /** A press on a choice: it is picked, a tile that is picked is turned, and anything else that is picked is played. */
  readonly press = (entry: Target): void => {
    const { open, quick } = this.#now();
    if (!open) return;
    const again = this.choice?.key === entry.key;
    // a tile that would have to turn first is shown before it is placed
    const sure = entry.kind !== 'place' || entry.rotations.length === 1 || entry.rotations.includes(this.rotation);
    if (!again) this.pick(entry);
    if (again && entry.kind === 'place' && !quick) this.turn(1);
    else if (again || (quick && sure)) this.confirm();
  };

  readonly pick = (entry: Target): void => {
    if (!this.#now().open) return;
    this.#pick({ choice: { key: entry.key, rotation: rotationFor(entry, this.rotation) } });
    this.#now().show(entry);
  };

  readonly turn = (by: 1 | -1): void => {
    if (this.target && this.choice) {
      const next = rotated(this.target, this.choice.rotation, by);
      this.#pick({ turn: next, choice: { ...this.choice, rotation: next } });
    } else this.#pick({ turn: (this.#picked.turn + by + 4) % 4 });
  };

  readonly clear = (): void => this.#pick({ choice: null });

  readonly choose = (mode: Mode): void => {
    if (mode !== this.mode) this.#pick({ mode, choice: null });
  };

  /** The choice that an action is made with; none for those that only a button plays. */
  #entryOf(text: string): { entry: Target; rotation: number } | null {
    const { view, actions, open } = this.#now();
    const entry = open ? targetsOf(view, actions).find((target) => target.texts.includes(text)) : undefined;
    return entry ? { entry, rotation: entry.rotations[entry.texts.indexOf(text)] ?? 0 } : null;
  }

  /** Picks what an action is made of: its figure, its place and how the tile lies. */
  take(text: string): void {
    const found = this.#entryOf(text);
    if (!found) return;
    const { entry, rotation } = found;
    this.#pick({ mode: modeOf(entry), choice: { key: entry.key, rotation } });
    this.#now().show(entry);
  }

  /** What to press next: the figure, the place, the turn of the tile, and the button that plays it. */
  next(text: string): Press {
    const found = this.#entryOf(text);
    if (!found) return onButton(text);
    const { entry, rotation } = found;
    if (!this.targets.some((target) => target.key === entry.key))
      return { ...onBoard([`.kinds [data-kind="${modeOf(entry)}"]`]), button: 'swap' };
    if (this.target?.key !== entry.key) return onBoard([`.target[data-key="${entry.key}"]`]);
    return entry.rotations.length > 0 && this.rotation !== rotation
      ? onBoard(['.hand .turns button:last-child'])
      : onButton('confirm');
  }

  show(text: string): void {
    const found = this.#entryOf(text);
    if (found) this.#now().show(found.entry);
  }

  /** Whether an action is what is picked. */
  holds(text: string): boolean {
    return this.target !== null && textOf(this.target, this.rotation) === text;
  }

  readonly confirm = (): void => {
    const { open, play } = this.#now();
    if (open && this.target) play(textOf(this.target, this.rotation));
  };

  /** A rotation that is not offered on a cell: the server says which rule it breaks. */
  readonly ask = (entry: Target, anchor: HTMLElement): void => {
    const { open, why } = this.#now();
    const refused = [0, 1, 2, 3].find((turned) => !entry.rotations.includes(turned));
    if (open && entry.kind === 'place' && refused !== undefined) why(`${entry.key}/${refused}`, anchor);
  };

  /** A press on what is no choice: it gives up what is chosen, or asks why where that is a serious try. */
  miss(at: Looked, anchor: HTMLElement): void {
    const { open, view, actions, why, lying } = this.#now();
    if (!open) return;
    if (this.target) return this.clear();
    const tile = tileAt(view, at.x, at.y);
    const figure = this.mode === 'fairy' ? 'follower' : this.mode;
    const text = attempt(view, { ...at, tile: tile ? lying(tile) : null }, this.rotation, figure);
    if (this.#isSerious(at) && text !== null && !actions.includes(text)) why(text, anchor);
  }

  #isSerious(at: Looked): boolean {
    const { view } = this.#now();
    if (view.phase === 'place') return view.free.some((cell) => cell.x === at.x && cell.y === at.y);
    return view.phase === 'action' ? isLast(view, at) : ['dragon', 'back', 'market', 'count'].includes(view.phase);
  }

  #pick(change: Partial<Picked>): void {
    this.#taken = { moment: this.#moment, picked: { ...this.#picked, ...change } };
  }
}

/** The tile that was placed last lies there. */
export function isLast(view: View, at: { x: number; y: number }): boolean {
  const last = view.tiles.at(-1);
  return last !== undefined && last.x === at.x && last.y === at.y;
}
