/** Plays scenes one after the other; a tap or a key skips to the end. */
import type { Scene, Scenery } from './scenes';

export class Stage {
  scenery: Scenery;
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Scene[] = [];
  #done: () => void = () => undefined;

  constructor(first: Scenery) {
    this.scenery = $state.raw(first);
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
    this.playing = true;
    this.scenery = scene.scenery;
    this.#timer = setTimeout(() => this.#next(), scene.ms);
  }

  #rest(scenery: Scenery): void {
    this.playing = false;
    this.scenery = scenery;
    const done = this.#done;
    this.#done = () => undefined;
    done();
  }

  /** Ends what is under way without showing its end. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.playing = false;
  }
}
