// Whose words are hidden on this device, and whether new ones show up while the chat is closed.
import { recall, remember } from '$lib/storage';

export class Muted {
  seats = $state.raw<readonly number[]>([]);
  /** New messages show up for a moment. */
  peeks = $state(recall('peek') !== 'no');
  readonly #place: string;

  constructor(table: string) {
    this.#place = `muted:${table}`;
    this.seats = (recall(this.#place) ?? '').split(',').filter(Boolean).map(Number);
  }

  has(seat: number | null): boolean {
    return seat !== null && this.seats.includes(seat);
  }

  /** Hides somebody's words, or no longer; whether they are hidden now. */
  toggle(seat: number): boolean {
    this.seats = this.has(seat) ? this.seats.filter((each) => each !== seat) : [...this.seats, seat];
    remember(this.#place, this.seats.join(','));
    return this.has(seat);
  }

  setPeeks(on: boolean): void {
    this.peeks = on;
    remember('peek', on ? 'yes' : 'no');
  }
}
