// When a seat at this screen decided last, so that it can be told what has happened since, even after a day.
import { recall, remember } from '$lib/storage';

interface Left {
  table: string;
  /** The last note at that time, by seat. */
  notes: Record<string, number>;
  /** The notes of what the seat itself has done since then, by seat. */
  own?: Record<string, readonly number[]>;
  /** When somebody last looked, in milliseconds. */
  seen: number;
}

const MOST = 24;

function all(): Left[] {
  try {
    const kept: unknown = JSON.parse(recall('left') ?? '[]');
    return Array.isArray(kept) ? (kept as Left[]) : [];
  } catch {
    return [];
  }
}

function of(table: string): Left {
  return all().find((left) => left.table === table) ?? { table, notes: {}, seen: 0 };
}

function keep(left: Left): void {
  const others = all().filter(({ table }) => table !== left.table);
  remember('left', JSON.stringify([left, ...others].slice(0, MOST)));
}

/** A seat has decided, and others go on after this note. */
export function leave(table: string, seat: number, note: number): void {
  const left = of(table);
  keep({ ...left, notes: { ...left.notes, [seat]: note }, own: { ...left.own, [seat]: [] } });
}

/** A seat has decided and goes on, or has only answered: these notes tell it nothing new. */
export function goOn(table: string, seat: number, notes: readonly number[]): void {
  const left = of(table);
  if (left.notes[seat] === undefined || notes.length === 0) return;
  keep({ ...left, own: { ...left.own, [seat]: [...ownSince(table, seat), ...notes] } });
}

/** The notes of what a seat itself has done since others went on. */
export function ownSince(table: string, seat: number): readonly number[] {
  return of(table).own?.[seat] ?? [];
}

/** The last note when a seat decided last; null if it has not. */
export function leftAt(table: string, seat: number): number | null {
  return of(table).notes[seat] ?? null;
}

/** Somebody looks at the table. */
export function look(table: string, now: number): void {
  keep({ ...of(table), seen: now });
}

/** How long nobody has looked, in milliseconds; 0 for a table that has never been seen. */
export function awayFor(table: string, now: number): number {
  const { seen } = of(table);
  return seen === 0 ? 0 : now - seen;
}
