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

export function seatLine(seat: SeatInfo, mine: readonly number[]): string {
  if (seat.kind === 'bot') return t('seat-bot', { level: levelName(seat.level ?? '') });
  if (mine.includes(seat.seat)) return mine.length === 1 ? t('seat-you') : t('seat-here');
  // nobody sits in the seats of a replay
  if (!seat.joined) return isOpen(seat) ? t('seat-waiting') : '';
  return seat.online ? t('seat-online') : t('seat-away');
}
