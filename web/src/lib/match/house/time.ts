// Time as people read it: what a clock shows, and what a table has agreed on.
import type { ClockTerms } from '$lib/net/types';
import { t } from '$lib/words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left, in ms, as a clock shows it: 4:12, 1:04:12, or days from the second day on. */
export function shown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * DAY) return t('clock-days', { days: Math.floor(seconds / DAY) });
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** A clock in a few words: "1 min na ruch", "15 min + 20 s", "3 dni na ruch". */
export function clockWords(clock: ClockTerms | null | undefined): string {
  if (!clock) return t('clock-none');
  if (clock.kind === 'days') return t('clock-days-move', { days: Math.round(clock.seconds / DAY) });
  const time = span(clock.seconds);
  return clock.kind === 'move' ? t('clock-move', { time }) : t('clock-bank', { time, extra: clock.extra });
}

function span(seconds: number): string {
  return seconds % MINUTE === 0
    ? t('clock-minutes', { count: seconds / MINUTE })
    : t('clock-seconds', { count: seconds });
}

/** Moments at which the time that is left is said aloud, in seconds. */
const SAID = [60, 20, 5];

/** The moment that was passed between two looks at a clock, if any. */
export function passed(before: number, now: number): number | null {
  return SAID.find((moment) => before > moment * 1000 && now <= moment * 1000) ?? null;
}

/** Whether a match waits until everybody is there: if seats are in the lobby, or there is a clock. */
export function gathers(seats: readonly { kind: string }[], clock: object | null | undefined): boolean {
  const elsewhere = seats.some(({ kind }) => kind === 'link' || kind === 'lobby');
  return elsewhere && (Boolean(clock) || seats.some(({ kind }) => kind === 'lobby'));
}
