// One toast at a time, four seconds, bottom centre.
interface ToastContent {
  icon: string;
  title: string;
  line?: string;
  /** Stays until the next one, e.g. while the connection is lost. */
  stays?: boolean;
}

const LASTING = 4000;

class Toasts {
  current = $state.raw<ToastContent | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(content: ToastContent): void {
    clearTimeout(this.#timer);
    this.current = content;
    if (!content.stays) this.#timer = setTimeout(() => this.hide(), LASTING);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }
}

export const toasts = new Toasts();
