// Setting up a table: the seats of the form, and the request to the server.
import { createTable } from '$lib/net/http';
import type { CreateTable, GameInfo, SeatRequest, TableCreated } from '$lib/net/types';
import { recall, remember } from '$lib/storage';
import { t } from '$lib/words';
import { account } from '../account/account.svelte';
import { keep } from './kept';

export type SeatKind = SeatRequest['kind'] | 'empty';

/** In the form every seat has a name before the request is sent. */
export type NamedSeat = SeatRequest & { name: string };

export interface SeatDraft {
  kind: SeatKind;
  /** Null until somebody types one: the usual name follows the language and the account. */
  name: string | null;
  level: string;
  colour: number;
}

/** A name for everybody, so that one click starts a game; the first is the reader's own. */
export function nameOf({ name }: Pick<SeatDraft, 'name'>, seat: number): string {
  const own = seat === 0 ? (account.person?.name ?? recall('name')) : null;
  return name ?? (own || usualName(seat));
}

function usualName(seat: number): string {
  return t('default-names').split(', ')[seat] ?? t('seat-number', { number: seat + 1 });
}

/** The level in the middle of the list. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor(game.levels.length / 2)] ?? 'random';
}

/** One person here, two bots, the rest empty. */
export function usualSeats(game: GameInfo): SeatDraft[] {
  const most = game.seats[1] ?? 2;
  return Array.from({ length: most }, (_, seat) => ({
    kind: seat === 0 ? 'here' : seat < 3 ? 'bot' : 'empty',
    name: null,
    level: usualLevel(game),
    colour: seat,
  }));
}

/** The default options, overridden by those asked for. */
export function usualOptions(game: GameInfo, given: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, given[option.name] ?? option.default]));
}

/** The seats to ask for; in a contest those who come have the names of their accounts. */
export function requestSeats(drafts: readonly SeatDraft[], contest = false): NamedSeat[] {
  const seats: NamedSeat[] = [];
  for (const [at, draft] of drafts.entries()) {
    const { kind, level, colour } = draft;
    if (kind === 'empty') continue;
    const nameless = kind === 'lobby' || (contest && kind === 'link');
    const called = nameless ? '' : nameOf(draft, at).trim() || nameOf({ name: null }, at);
    seats.push(kind === 'bot' ? { kind, name: called, level, colour } : { kind, name: called, colour });
  }
  return seats;
}

/** One person among bots may ask for hints, unless the table says otherwise; people among themselves may not. */
export function usualHints(seats: readonly SeatRequest[]): boolean {
  const people = seats.filter(({ kind }) => kind !== 'bot').length;
  return people === 1 && seats.length > 1;
}

/** Creates the table and saves its keys in this browser. */
export async function startTable(wanted: Omit<CreateTable, 'seats'> & { seats: NamedSeat[] }): Promise<TableCreated> {
  const made = await createTable({ hints: usualHints(wanted.seats), ...wanted });
  const seats = wanted.seats.flatMap((seat, at) => (seat.kind === 'here' ? [at] : []));
  const own = wanted.seats.find((seat) => seat.kind === 'here');
  if (own && own.name !== usualName(0)) remember('name', own.name);
  keep({
    table: made.table,
    game: wanted.game,
    token: made.token,
    seats,
    invites: made.invites,
    code: made.code,
    ...(account.person && seats.length > 0 && { account: true }),
  });
  return made;
}
