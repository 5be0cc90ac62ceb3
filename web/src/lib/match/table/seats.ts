// A seat in one line: you, this screen, a bot and its level, online or away.
import type { SeatInfo } from '$lib/net/types';
import { knows, t } from '$lib/words';

export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Nobody has come yet; or whoever deletes their account leaves a seat without a name. */
export function called<Seat extends { name: string; kind: string; joined?: boolean }>(seat: Seat): Seat {
  if (seat.name) return seat;
  if (seat.kind === 'bot') return { ...seat, name: t('bot') };
  return { ...seat, name: t(seat.joined === false ? 'seat-free' : 'former-player') };
}

/** Somebody may still come and take the seat. */
export function isOpen({ kind, joined }: Pick<SeatInfo, 'kind' | 'joined'>): boolean {
  return (kind === 'link' || kind === 'lobby') && !joined;
}

/** A seat as it stands: who plays for whoever is away, and who has given up. */
export interface StandingSeat extends SeatInfo {
  /** The level of the bot that stands in. */
  readonly standIn?: string | null;
  readonly resigned?: boolean;
}

export function seatLine(seat: StandingSeat, mine: readonly number[]): string {
  if (seat.resigned) return t('seat-resigned');
  if (seat.standIn != null) return t('seat-stood-in', { level: levelName(seat.standIn) });
  if (seat.kind === 'bot') return t('seat-bot', { level: levelName(seat.level ?? '') });
  if (mine.includes(seat.seat)) return mine.length === 1 ? t('seat-you') : t('seat-here');
  // nobody sits in the seats of a replay
  if (!seat.joined) return isOpen(seat) ? t('seat-waiting') : '';
  return seat.online ? t('seat-online') : t('seat-away');
}
