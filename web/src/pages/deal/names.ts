// Who sits at a table of a deal, in words.
import { called } from '$lib/match/table/seats';
import type { DealSeat } from '$lib/net/types';
import { t } from '$lib/words';

export function sitting(seat: DealSeat): string {
  const { name } = called(seat);
  return seat.kind === 'bot' ? `${name} (${t('bot')})` : name;
}
