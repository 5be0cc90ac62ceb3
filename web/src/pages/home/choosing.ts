// Which tables of the lobby somebody wants to see.
import type { LobbyTable } from '$lib/net/types';

export interface LobbyWish {
  /** The id of a game; empty for all. */
  game: string;
  time: '' | 'live' | 'days' | 'none';
  seats: '' | 'free' | 'several' | 'watch';
}

export const ANY: Readonly<LobbyWish> = { game: '', time: '', seats: '' };

export const freeSeats = ({ seats }: Pick<LobbyTable, 'seats'>): number => seats.filter((seat) => seat.free).length;

/** How time is kept: at once, in days, or not at all. */
function pace({ terms }: Pick<LobbyTable, 'terms'>): LobbyWish['time'] {
  return terms.clock ? (terms.clock.kind === 'days' ? 'days' : 'live') : 'none';
}

/** Two people can sit down together only where several seats are free; where none is, one can watch. */
function fits(free: number, wanted: LobbyWish['seats']): boolean {
  if (wanted === 'watch') return free === 0;
  return wanted === '' || free >= (wanted === 'several' ? 2 : 1);
}

export function chosen(tables: readonly LobbyTable[], { game, time, seats }: LobbyWish): LobbyTable[] {
  return tables.filter(
    (table) =>
      (game === '' || table.game === game) && (time === '' || pace(table) === time) && fits(freeSeats(table), seats),
  );
}
