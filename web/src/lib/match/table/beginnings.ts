// How a table started, if that gives somebody an edge: a short line for each case.
import type { TableInfo } from '$lib/net/types';
import { t } from '$lib/words';

export function beginnings(info: Pick<TableInfo, 'seed_given' | 'started'> | null): string[] {
  const lines: string[] = [];
  if (info?.seed_given) lines.push(t('begun-seed'));
  if (info?.started === 'position') lines.push(t('begun-position'));
  if (info?.started === 'replay') lines.push(t('begun-replay'));
  return lines;
}
