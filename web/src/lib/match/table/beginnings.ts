// How a table started, if that gives somebody an edge or compares it with others: a short line for each case.
import type { TableInfo } from '$lib/net/types';
import { t } from '$lib/words';

export function beginnings(info: Pick<TableInfo, 'seed_given' | 'started' | 'deal'> | null): string[] {
  const lines: string[] = [];
  if (info?.seed_given) lines.push(t('begun-seed'));
  if (info?.started === 'position') lines.push(t('begun-position'));
  if (info?.started === 'replay') lines.push(t('begun-replay'));
  if (info?.deal) lines.push(t('begun-deal'));
  return lines;
}
