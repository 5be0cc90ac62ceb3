// Where others find this table: the address of the page, or that of this machine in its network.
import { getReach } from '$lib/net/http';
import type { Reach } from '$lib/net/types';

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether a page at this host name can be opened on this machine only. */
export function isLocal(hostname: string): boolean {
  return LOCAL.test(hostname);
}

export class Inviting {
  #reach = $state.raw<Reach | null>(null);
  /** The server is being asked. */
  busy = $state(false);

  /** What an address for others begins with; null if nobody else can reach the server, or while that is unknown. */
  readonly origin = $derived.by(() => (this.#near ? (this.#reach?.addresses[0] ?? null) : this.#place.origin));
  /** The command that opens the server to other devices, if that is what is missing. */
  readonly command = $derived(this.#reach && this.origin === null ? this.#reach.command : null);

  readonly #place: { origin: string; hostname: string };
  /** The page is open on the server's own machine. */
  readonly #near: boolean;

  constructor(place: { origin: string; hostname: string }) {
    this.#place = place;
    this.#near = isLocal(place.hostname);
    if (this.#near) void this.look();
  }

  async look(): Promise<void> {
    this.busy = true;
    try {
      this.#reach = await getReach();
    } catch {
      this.#reach = null;
    } finally {
      this.busy = false;
    }
  }

  /** The address that offers the open seats of a table. */
  join(code: string): string {
    return `${this.origin ?? this.#place.origin}/join/${code}`;
  }

  /** The address that opens one seat. */
  seat(table: string, token: string): string {
    return `${this.origin ?? this.#place.origin}/table/${encodeURIComponent(table)}#key=${encodeURIComponent(token)}`;
  }
}

/** A code as people read it out: "KRM ZHX". */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
