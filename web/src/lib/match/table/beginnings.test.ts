import { describe, expect, it } from 'vitest';
import { t } from '$lib/words';
import { beginnings } from './beginnings';

describe('the beginning of a table', () => {
  it('is nothing to speak of with a secret seed and the usual setup', () => {
    expect(beginnings({ seed_given: false, started: 'setup', deal: null })).toEqual([]);
    expect(beginnings(null)).toEqual([]);
  });

  it('is told when somebody chose the seed', () => {
    expect(beginnings({ seed_given: true, started: 'setup', deal: null })).toEqual([t('begun-seed')]);
  });

  it('is told when the match started in the middle', () => {
    expect(beginnings({ seed_given: false, started: 'position', deal: null })).toHaveLength(1);
    expect(beginnings({ seed_given: true, started: 'replay', deal: null })).toHaveLength(2);
  });

  it('is told when other tables have the same draws', () => {
    expect(beginnings({ seed_given: false, started: 'setup', deal: 'd' })).toEqual([t('begun-deal')]);
  });
});
