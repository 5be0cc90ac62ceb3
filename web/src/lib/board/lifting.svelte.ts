/** A piece under the pointer: a press becomes a drag after a short distance, and the click after a drag is ignored. */
import { isDrag } from './geometry';

interface Press<T> {
  readonly piece: T;
  /** Where it started. */
  readonly x: number;
  readonly y: number;
  /** How far it has moved. */
  readonly dx: number;
  readonly dy: number;
  readonly moved: boolean;
}

interface Handler<T> {
  lift: (piece: T) => void;
  over?: (event: PointerEvent) => void;
  drop: (piece: T, event: PointerEvent) => void;
  /** The drag was cancelled. */
  back: () => void;
}

export class Lifting<T> {
  /** A drag has just ended; its click event is still to come. */
  dropped = false;
  #press = $state.raw<Press<T> | null>(null);
  /** What is being dragged, if anything. */
  readonly held = $derived(this.#press?.moved ? this.#press : null);

  constructor(private readonly handler: Handler<T>) {}

  press(piece: T, { clientX: x, clientY: y }: PointerEvent): void {
    this.#press = { piece, x, y, dx: 0, dy: 0, moved: false };
  }

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!press.moved && !isDrag(dx, dy)) return;
    if (!press.moved) {
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.handler.lift(press.piece);
    }
    this.#press = { ...press, dx, dy, moved: true };
    this.handler.over?.(event);
  };

  readonly release = (event: PointerEvent): void => {
    const ended = this.#press;
    this.#press = null;
    if (!ended?.moved) return;
    this.dropped = true;
    setTimeout(() => (this.dropped = false));
    this.handler.drop(ended.piece, event);
  };

  readonly cancel = (): void => {
    if (this.#press?.moved) this.handler.back();
    this.#press = null;
  };
}
