// Why a table does not open, by the key of the error that the server sent last.
import { knows, t } from '$lib/words';

interface LostWords {
  readonly title: string;
  readonly line: string;
  /** Loading the page once more helps. */
  readonly again: boolean;
}

const FULL = ['too-many-spectators', 'too-many-connections'];

export function lostWords(fault: string | null): LostWords {
  const again = fault === 'wrong-protocol';
  if (again) return { title: t('table-old-title'), line: t('table-old-line'), again };
  if (FULL.includes(fault ?? '')) return { title: t('table-full-title'), line: t('table-full-line'), again };
  const shut = `table-shut-${fault ?? ''}`;
  if (knows(shut)) return { title: t('table-shut-title'), line: t(shut), again };
  return { title: t('table-lost-title'), line: t('table-lost-line'), again };
}
