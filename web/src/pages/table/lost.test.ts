import { expect, it } from 'vitest';
import { t } from '$lib/words';
import { lostWords } from './lost';

it('says that there is no table only where there is none', () => {
  expect(lostWords(null).title).toBe(t('table-lost-title'));
  expect(lostWords('unknown-table').title).toBe(t('table-lost-title'));
  for (const fault of ['bad-token', 'seat-freed', 'key-renewed', 'no-spectators', 'deal-runs']) {
    expect(lostWords(fault).title, fault).toBe(t('table-shut-title'));
  }
  expect(lostWords('too-many-spectators').title).toBe(t('table-full-title'));
});

it('offers to load an old page again', () => {
  expect(lostWords('wrong-protocol')).toMatchObject({ title: t('table-old-title'), again: true });
  expect(lostWords('bad-token').again).toBe(false);
});
