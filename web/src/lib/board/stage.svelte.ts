/** Plays the scenes of a board one after another; a tap or a key skips to the end, or to where a scene waits for one. */
import { pace } from '$lib/ui';

/** The time of a scene that stays until it is tapped. */
export const UNTIL_TAPPED = Infinity;

/** One moment of a story: what is shown, for how long, and what flies meanwhile. */
export interface SceneLike {
  readonly ms: number;
  readonly scenery: unknown;
  readonly flights?: readonly unknown[];
  readonly kind?: string;
}

type FlightOf<S extends SceneLike> = S extends { readonly flights: readonly (infer F)[] } ? F : never;
type KindOf<S extends SceneLike> = S extends { readonly kind: infer K } ? K : never;

export class Stage<S extends SceneLike> {
  scenery: S['scenery'];
  flights = $state.raw<readonly FlightOf<S>[]>([]);
  /** The kind of the scene being played, or null when the board is at rest. */
  kind = $state<KindOf<S> | null>(null);
  playing = $state(false);
  /** The scene that is shown stays until it is tapped. */
  waits = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: S[] = [];
  #done: () => void = () => undefined;

  constructor(
    first: S['scenery'],
    private readonly beforeScene: () => void = () => undefined,
  ) {
    this.scenery = $state.raw(first);
  }

  /** Shows a moment at once, without animation. */
  show(scenery: S['scenery']): void {
    this.stop();
    this.scenery = scenery;
  }

  /** Plays scenes; the last one is where the board comes to rest. */
  play(scenes: readonly S[], done: () => void): void {
    this.stop();
    this.#queue = [...scenes];
    this.#done = done;
    this.#next();
  }

  skip(): void {
    const next = this.waits ? 0 : this.#queue.findIndex((scene) => scene.ms === UNTIL_TAPPED);
    const last = this.#queue.at(-1);
    if (!last) return;
    clearTimeout(this.#timer);
    this.#queue = this.#queue.slice(next < 0 ? -1 : next);
    this.#next();
  }

  /** Stops the scenes being played without showing their end. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#still();
  }

  #next(): void {
    const scene = this.#queue.shift();
    if (!scene) return;
    if (this.#queue.length === 0) {
      this.#rest(scene.scenery);
      return;
    }
    this.beforeScene();
    this.playing = true;
    this.kind = (scene.kind ?? null) as KindOf<S> | null;
    this.scenery = scene.scenery;
    this.flights = (scene.flights ?? []) as readonly FlightOf<S>[];
    this.waits = scene.ms === UNTIL_TAPPED;
    if (!this.waits) this.#timer = setTimeout(() => this.#next(), scene.ms * pace());
  }

  #rest(scenery: S['scenery']): void {
    this.beforeScene();
    this.#still();
    this.scenery = scenery;
    const done = this.#done;
    this.#done = () => undefined;
    done();
  }

  #still(): void {
    this.flights = [];
    this.kind = null;
    this.playing = false;
    this.waits = false;
  }
}
