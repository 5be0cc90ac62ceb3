/** Plays scenes one after the other; a tap or a key skips to the end. */
import type { Flight } from './flights';
import type { Scene, SceneKind, Scenery } from './scenes';

export class Stage {
  scenery: Scenery;
  flights = $state.raw<readonly Flight[]>([]);
  /** The scene under way, or null when the board rests on the view. */
  kind = $state<SceneKind | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Scene[] = [];
  #done: () => void = () => undefined;

  constructor(
    first: Scenery,
    private readonly beforeScene: () => void,
  ) {
    this.scenery = $state.raw(first);
  }

  get playing(): boolean {
    return this.kind !== null;
  }

  /** Shows a moment at once, without the way there. */
  show(scenery: Scenery): void {
    this.stop();
    this.scenery = scenery;
  }

  play(scenes: readonly Scene[], done: () => void): void {
    this.stop();
    this.#queue = [...scenes];
    this.#done = done;
    this.#next();
  }

  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#rest(last.scenery);
  }

  #next(): void {
    const scene = this.#queue.shift();
    if (!scene) return;
    if (this.#queue.length === 0) {
      this.#rest(scene.scenery);
      return;
    }
    this.beforeScene();
    this.kind = scene.kind;
    this.scenery = scene.scenery;
    this.flights = scene.flights;
    this.#timer = setTimeout(() => this.#next(), scene.ms);
  }

  #rest(scenery: Scenery): void {
    this.beforeScene();
    this.flights = [];
    this.kind = null;
    this.scenery = scenery;
    const done = this.#done;
    this.#done = () => undefined;
    done();
  }

  /** Ends what is under way without showing its end. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.flights = [];
    this.kind = null;
  }
}
