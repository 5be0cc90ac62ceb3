// What people at a table do besides deciding, as the server tells it: clocks, requests, the host, and what is said.
import type { SeatInfo, ServerMessage, Standing, TalkLine } from '$lib/net/types';
import type { StandingSeat } from './seats';

export class House {
  /** This connection may use the tools of the host. */
  host = $state(false);
  /** How things stand besides the match; null as long as there is nothing to tell. */
  standing = $state.raw<Standing | null>(null);
  /** When that was told, on the clock of this page. */
  stood = 0;
  /** What was said, and facts about the table. */
  lines = $state.raw<readonly TalkLine[]>([]);
  /** How many lines there were when this connection came. */
  earlier = 0;

  /** A seat with what the house knows about it. */
  about(seat: SeatInfo): StandingSeat {
    const standIn = this.standing?.stand_ins.find((each) => each.seat === seat.seat)?.level ?? null;
    return { ...seat, standIn, resigned: this.standing?.resigned.includes(seat.seat) ?? false };
  }

  /** Takes note of a message, if it is about the house. */
  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.host = message.host;
        this.standing = null;
        this.lines = [];
        this.earlier = message.lines;
        return;
      case 'standing':
        this.stood = performance.now();
        this.standing = message;
        return;
      case 'said':
        this.lines = merged(this.lines, message.lines);
        return;
      case 'host':
        this.host = message.on;
    }
  }
}

/** Lines in order; one that is told again has changed. */
function merged(known: readonly TalkLine[], told: readonly TalkLine[]): TalkLine[] {
  const rest = known.filter((line) => !told.some(({ n }) => n === line.n));
  return [...rest, ...told].sort((one, other) => one.n - other.n);
}
