/** Pan, zoom and pinch: the camera that a hand moves, or that follows the map by itself. */
import {
  type Bounds,
  type Camera,
  type Size,
  LEAST,
  fit,
  follow,
  framing,
  held,
  pan,
  sameBounds,
  showing,
  toWorld,
  zoomAt,
} from './camera';

const DRAG = 6;
const WHEEL = 0.0016;
const GLIDE_MS = 360;
/** The prompt bar may grow by a line without moving the map. */
const SLIGHT = 60;
/** Pixels between what is uncovered and what covers the rest. */
const MARGIN = 10;

interface Finger {
  x: number;
  y: number;
}

export class Viewport {
  size = $state.raw<Size>({ width: 0, height: 0 });
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 });
  camera = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 100 });
  /** The map is centred by itself until a hand moves it. */
  free = $state(false);
  dragging = $state(false);
  element: HTMLElement | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #fingers = new Map<number, Finger>();
  #ready = false;
  /** Where the camera was before it went near a tile. */
  #before: Camera | null = null;
  #glide = 0;

  /** The map or the window has another size. */
  update(bounds: Bounds, size: Size): void {
    const grown = !sameBounds(bounds, this.bounds);
    this.bounds = bounds;
    const resized = size.width !== this.size.width || Math.abs(size.height - this.size.height) > SLIGHT;
    this.size = size;
    if (size.width === 0 || this.free || this.#before || (this.#ready && !resized && !grown)) return;
    this.camera = this.#ready && !resized ? follow(this.camera, bounds, size) : fit(bounds, size);
    this.#ready = true;
  }

  whole(): void {
    this.free = false;
    this.#before = null;
    this.camera = fit(this.bounds, this.size, LEAST);
  }

  /** Goes near a tile whose details matter, if it is drawn small. */
  approach(x: number, y: number, scale: number): void {
    if (this.#before || this.camera.scale >= scale) return;
    this.#before = this.camera;
    this.camera = { x: x + 0.5, y: y + 0.5, scale };
  }

  /** Goes back from there, unless a hand has moved the map since. */
  withdraw(): void {
    if (!this.#before) return;
    this.camera = this.free ? this.#before : follow(this.#before, this.bounds, this.size);
    this.#before = null;
  }

  zoom(factor: number): void {
    this.#take(zoomAt(this.camera, this.size, this.size.width / 2, this.size.height / 2, factor));
  }

  /** Brings a cell into sight; glides there unless nothing should move. */
  show(x: number, y: number, still: boolean): void {
    const goal = showing(this.camera, this.size, x, y);
    if (goal === this.camera) return;
    cancelAnimationFrame(this.#glide);
    if (still) return void (this.camera = goal);
    const [from, start] = [this.camera, performance.now()];
    const move = (now: number): void => {
      const t = Math.min(1, (now - start) / GLIDE_MS);
      const eased = 1 - (1 - t) ** 3;
      this.camera = { ...goal, x: from.x + (goal.x - from.x) * eased, y: from.y + (goal.y - from.y) * eased };
      if (t < 1) this.#glide = requestAnimationFrame(move);
    };
    this.#glide = requestAnimationFrame(move);
  }

  /** Moves a cell out from under what covers so many pixels at the bottom of the window, until it withdraws. */
  uncover(x: number, y: number, covered: number): void {
    const { camera, size } = this;
    const left = (x - camera.x) * camera.scale + size.width / 2;
    const below = (y + 1 - camera.y) * camera.scale + size.height / 2 - (size.height - covered - MARGIN);
    const aside = Math.min(0, left - MARGIN) + Math.max(0, left + camera.scale + MARGIN - size.width);
    if (below <= 0 && aside === 0) return;
    this.#before ??= camera;
    this.camera = {
      ...camera,
      x: camera.x + aside / camera.scale,
      y: camera.y + Math.max(0, below) / camera.scale,
    };
  }

  /** Goes where a part of the map can be seen from near, until it withdraws; a bar covers so many pixels of the page. */
  frame(part: Bounds, bar: number): void {
    const below = this.element?.getBoundingClientRect().bottom ?? 0;
    const goal = framing(this.camera, this.size, part, Math.max(0, below - (innerHeight - bar)));
    if (goal === this.camera) return;
    cancelAnimationFrame(this.#glide);
    this.#before ??= this.camera;
    this.camera = goal;
  }

  /** The point of the world, in tiles, under a pointer. */
  at(event: MouseEvent): readonly [number, number] {
    const { x, y } = this.#local(event);
    return toWorld(this.camera, this.size, x, y);
  }

  #local(event: MouseEvent): Finger {
    const box = this.element?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  #take(camera: Camera): void {
    cancelAnimationFrame(this.#glide);
    this.free = true;
    this.#before = null;
    this.camera = held(camera, this.bounds);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#local(event);
    this.#take(zoomAt(this.camera, this.size, x, y, Math.exp(-event.deltaY * WHEEL)));
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, this.#local(event));
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#local(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragging && !other && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    if (!this.dragging) this.element?.setPointerCapture(event.pointerId);
    this.dragging = true;
    this.#fingers.set(event.pointerId, now);
    this.#take(other ? this.#pinched(before, now, other) : pan(this.camera, now.x - before.x, now.y - before.y));
  }

  #pinched(before: Finger, now: Finger, other: Finger): Camera {
    const spread = (finger: Finger): number => Math.max(20, Math.hypot(finger.x - other.x, finger.y - other.y));
    const moved = pan(this.camera, (now.x - before.x) / 2, (now.y - before.y) / 2);
    return zoomAt(moved, this.size, (now.x + other.x) / 2, (now.y + other.y) / 2, spread(now) / spread(before));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    // the click that ends a drag is none
    if (this.dragging && this.#fingers.size === 0) setTimeout(() => (this.dragging = false));
  }

  stop(): void {
    cancelAnimationFrame(this.#glide);
  }
}
