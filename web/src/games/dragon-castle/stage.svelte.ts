/** Plays scenes one after the other; a tap or a key skips to the end. */
import type { Box } from './geometry';
import type { Flight, Scene, Scenery } from './scenes';

/** Where the named spots of the board are now, and where they were before the scene changed. */
export class Places {
  root: HTMLElement | undefined;
  #before = new Map<string, Box>();

  remember(): void {
    this.#before = new Map();
    for (const node of this.root?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
      const name = node.dataset['spot'];
      const box = node.getBoundingClientRect();
      if (name && box.width > 0 && !this.#before.has(name)) this.#before.set(name, box);
    }
  }

  before(name: string): Box | undefined {
    return this.#before.get(name) ?? this.now(name);
  }

  /** The first visible spot of that name. */
  now(name: string): Box | undefined {
    const nodes = this.root?.querySelectorAll(`[data-spot="${name}"]`) ?? [];
    return [...nodes].map((node) => node.getBoundingClientRect()).find((box) => box.width > 0);
  }
}

export class Stage {
  scenery: Scenery;
  flights = $state.raw<readonly Flight[]>([]);
  playing = $state(false);
  readonly places = new Places();
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
    this.places.remember();
    this.playing = true;
    this.scenery = scene.scenery;
    this.flights = scene.flights;
    this.#timer = setTimeout(() => this.#next(), scene.ms);
  }

  #rest(scenery: Scenery): void {
    this.flights = [];
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
    this.flights = [];
    this.playing = false;
  }
}
