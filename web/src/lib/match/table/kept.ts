// Tables that this browser remembers, with the keys to its seats.
import { recall, remember } from '$lib/storage';

export interface KeptTable {
  table: string;
  game: string;
  /** Null for a spectator. */
  token: string | null;
  /** The seats that the token owns, as far as we know. */
  seats: number[];
  /** Keys of the seats that others join by link, so that the host can copy the links again. */
  invites: readonly { seat: number; token: string }[];
  /** The short code of a table that was opened here and has seats for others. */
  code: string | null;
  /** It belongs to the account: the server opens its seats, and the key is not kept here. */
  account?: boolean;
}

const MOST = 24;

export function keptTables(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).map((table) => ({ ...table, code: table.code ?? null })) : [];
  } catch {
    return [];
  }
}

export function keptTable(table: string): KeptTable | undefined {
  return keptTables().find((kept) => kept.table === table);
}

export function keep(table: KeptTable): void {
  const others = keptTables().filter((kept) => kept.table !== table.table);
  const owned = table.account ?? keptTable(table.table)?.account ?? false;
  const kept = owned ? { ...table, token: null, account: true } : table;
  remember('tables', JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** A table belongs to the account from now on. */
export function handOver(table: string): void {
  const kept = keptTable(table);
  if (kept) keep({ ...kept, account: true });
}

/** Nobody is logged in: what belongs to an account is not shown here. */
export function forgetAccounts(): void {
  const tables = keptTables();
  if (tables.some(({ account }) => account)) {
    remember('tables', JSON.stringify(tables.filter(({ account }) => !account)));
  }
}

/** The keys of the seats that a guest has on this device. */
export function guestTables(): { table: string; token: string }[] {
  return keptTables().flatMap(({ table, token, seats }) => (token && seats.length > 0 ? [{ table, token }] : []));
}

export function forget(table: string): void {
  remember('tables', JSON.stringify(keptTables().filter((kept) => kept.table !== table)));
}

/** Removes a key from the address bar, where it could be seen and shared by accident. */
export function takeKey(): string | null {
  const key = /^#key=(.+)$/.exec(location.hash)?.[1];
  if (!key) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return decodeURIComponent(key);
}

/** Tables from before there were codes have none. */
function isKept(value: unknown): value is Omit<KeptTable, 'code'> & { code?: string | null } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'table' in value &&
    typeof value.table === 'string' &&
    'game' in value &&
    typeof value.game === 'string' &&
    'token' in value &&
    'seats' in value &&
    Array.isArray(value.seats) &&
    'invites' in value &&
    Array.isArray(value.invites)
  );
}

/** Under this name it is remembered that somebody has told their name at a table. */
export const namedAt = (table: string): string => `named.${table}`;
