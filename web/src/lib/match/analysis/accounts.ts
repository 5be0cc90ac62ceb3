// Luck and play of each seat in per cent of its chance: from the start they lead to the end, and each column adds up to nothing.
import type { Analysis } from '$lib/net/types';
import { percents } from './shares';

interface Account {
  seat: number;
  start: number;
  luck: number;
  play: number;
  end: number;
  accuracy: number;
}

export function accountsOf(report: Pick<Analysis, 'moments' | 'seats'>): Account[] {
  const start = percents(report.moments[0]?.chances ?? []);
  const end = percents(report.moments.at(-1)?.chances ?? []);
  const luck = percents(report.seats.map((account) => account.luck));
  if (start.length === 0) return [];
  return report.seats.map((account, seat) => {
    const [from, to, drawn] = [start[seat] ?? 0, end[seat] ?? 0, luck[seat] ?? 0];
    return {
      seat,
      start: from,
      luck: drawn,
      play: to - from - drawn,
      end: to,
      accuracy: Math.round(100 * account.accuracy),
    };
  });
}
