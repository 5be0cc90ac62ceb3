/** Pan, zoom and pinch: the camera that a hand moves, or that goes by itself to what is asked about or happens. */
import type { Box } from '$lib/board/geometry';
import { pace, still } from '$lib/ui';
import {
  type Bounds,
  type Camera,
  type Cell,
  type Frame,
  type Size,
  between,
  crowded,
  fit,
  framing,
  gathered,
  held,
  hiddenOf,
  nearing,
  offering,
  pan,
  pinch,
  showing,
  toWorld,
  zoomAt,
} from './camera';
import { aside, withArrows } from './leading';

const DRAG = 6;
const NOTCH = Math.log(1.15) / 100;
const GLIDE_MS = 360;
const ZOOM_MS = 240;
/** After so many milliseconds without a change the map is drawn anew, sharp. */
const REST_MS = 140;
/** Pixels of a tile between which a double tap changes. */
const [MODEST, CLOSE] = [62, 110];
/** The bar of a browser comes and goes without moving the map. */
const SLIGHT = 90;
const NOTHING: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

export class Viewport {
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** What tools and the prompt cover at each border of the window, in pixels. */
  covered = $state.raw<Bounds>(NOTHING);
  /** What tools and the prompt cover, as they lie in the window. */
  covers = $state.raw<readonly Box[]>([]);
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 });
  camera = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 100 });
  /** The camera when it came to rest: everything but the land itself is drawn for it. */
  settled = $state.raw<Camera>({ x: 0.5, y: 0.5, scale: 100 });
  moving = $state(false);
  /** A hand has moved the map since the last turn: the camera stays there. */
  free = $state(false);
  dragging = $state(false);
  /** The least size of a tile when the camera steps back by itself, in pixels. */
  least = 34;
  element: HTMLElement | undefined;
  readonly frame: Frame = $derived.by(() => ({ ...this.size, covered: this.covered }));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #fingers = new Map<number, Cell>(); // in pixels of the window
  #ready = false;
  /** All tiles and the cells beside them. */
  #cells: Bounds = NOTHING;
  /** Where the camera was before it went near something. */
  #before: Camera | null = null;
  #glide = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The map has grown, or the window has another size; at first all cells that matter are shown. */
  update(bounds: Bounds, size: Size, cells: Bounds): void {
    const resized = size.width !== this.size.width || Math.abs(size.height - this.size.height) > SLIGHT;
    this.bounds = bounds;
    this.size = size;
    this.#cells = cells;
    if (size.width === 0 || size.height === 0 || (this.#ready && !resized)) return;
    if (!this.#ready || !this.free) this.#put(fit(cells, this.frame, this.least));
    else this.#put(held(this.camera, this.frame, bounds));
    this.#ready = true;
  }

  /** All of the map, however small. */
  readonly whole = (): void => {
    this.free = false;
    this.#before = null;
    this.#go(fit(this.#cells, this.frame));
  };

  /** A new turn begins: what a hand did before counts no longer. */
  release(): void {
    this.free = false;
  }

  /** Cells to choose from: all of them can be seen, or most. */
  offer(cells: readonly Cell[]): void {
    if (this.free || cells.length === 0) return;
    this.#go(aside(offering(this.camera, this.frame, cells, this.least), this.frame, cells, this.covers));
  }

  /** What cannot be seen of some cells while the camera rests. */
  hidden<T extends Cell>(cells: readonly T[]): T[] {
    return this.size.width === 0 ? [] : hiddenOf(this.settled, { ...this.size, covered: NOTHING }, cells);
  }

  /** Goes near tiles whose details matter, if they are drawn small; one of them stays in sight. */
  approach(cell: Cell, others: readonly Cell[], scale: number): void {
    if (this.#before || this.camera.scale >= scale) return;
    this.#before = this.camera;
    this.#go(nearing(this.frame, cell, others, scale));
  }

  /** Goes back from there, unless a hand has moved the map since. */
  withdraw(): void {
    const before = this.#before;
    this.#before = null;
    if (before && !this.free) this.#go(held(before, this.frame, this.bounds));
  }

  /** Zooms round the middle of the window. */
  zoom(factor: number): void {
    this.#zoom({ x: this.size.width / 2, y: this.size.height / 2 }, factor);
  }

  /** A double tap: near, or back again. */
  tapTwice(event: MouseEvent): void {
    this.#zoom(this.#local(event), (this.camera.scale < CLOSE * 0.95 ? CLOSE : MODEST) / this.camera.scale);
  }

  #zoom({ x, y }: Cell, factor: number): void {
    this.#hand();
    this.#go(held(zoomAt(this.camera, this.size, x, y, factor), this.frame, this.bounds), ZOOM_MS);
  }

  /** Brings a cell into sight, if it is not. */
  show(x: number, y: number): void {
    this.#go(aside(showing(this.camera, this.frame, x, y), this.frame, [{ x, y }], this.covers));
  }

  /** Goes where most of some cells lie clear of what stands at the borders. */
  lead(cells: readonly Cell[]): void {
    this.#go(crowded(this.camera, { ...this.size, covered: withArrows(this.covered) }, cells));
  }

  /** Moves a cell out from under what covers the window, and all of the map if there is room, until it withdraws. */
  uncover(x: number, y: number): void {
    this.#visit(showing(gathered(this.camera, this.frame, this.bounds), this.frame, x, y));
  }

  /** Goes where a part of the map can be seen from near, until it withdraws. */
  look(part: Bounds): void {
    this.#visit(framing(this.camera, this.frame, part, this.least));
  }

  #visit(goal: Camera): void {
    if (goal === this.camera) return;
    this.#before ??= this.camera;
    this.#go(goal);
  }

  /** The point of the world, in tiles, under a pointer. */
  at(event: MouseEvent): readonly [number, number] {
    const { x, y } = this.#local(event);
    return toWorld(this.camera, this.size, x, y);
  }

  #local(event: MouseEvent): Cell {
    const box = this.element?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  /** A hand moves the camera: what went by itself stops. */
  #hand(): void {
    cancelAnimationFrame(this.#glide);
    this.free = true;
    this.#before = null;
  }

  #take(camera: Camera): void {
    this.#hand();
    this.#move(held(camera, this.frame, this.bounds));
  }

  /** On the way: only the layer of the map moves. Once it rests, everything is drawn anew. */
  #move(camera: Camera): void {
    this.camera = camera;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#put(camera), REST_MS);
  }

  #put(camera: Camera): void {
    cancelAnimationFrame(this.#glide);
    clearTimeout(this.#rest);
    this.camera = camera;
    this.settled = camera;
    this.moving = false;
  }

  /** Glides, unless nothing should move. */
  #go(goal: Camera, ms = GLIDE_MS): void {
    if (goal === this.camera) return;
    cancelAnimationFrame(this.#glide);
    if (still()) return this.#put(goal);
    const [from, time] = [this.camera, ms * pace()];
    let start = 0; // the first frame: drawing what is new takes no part of the way
    const step = (now: number): void => {
      start ||= now;
      const t = Math.min(1, (now - start) / time);
      this.#move(t < 1 ? between(from, goal, 1 - (1 - t) ** 3) : goal);
      if (t < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#local(event);
    this.#take(zoomAt(this.camera, this.size, x, y, Math.exp(-event.deltaY * NOTCH)));
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.#glide);
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
    this.#take(
      other
        ? pinch(this.camera, this.size, [before, now], other)
        : pan(this.camera, now.x - before.x, now.y - before.y),
    );
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    // the click that ends a drag is none
    if (this.dragging && this.#fingers.size === 0) setTimeout(() => (this.dragging = false));
  }

  stop(): void {
    cancelAnimationFrame(this.#glide);
    clearTimeout(this.#rest);
  }
}
