import { describe, expect, it } from 'vitest';
import { t } from '$lib/words';
import { beginnings } from './beginnings';

describe('the beginning of a table', () => {
  it('is nothing to speak of with a secret seed and the usual setup', () => {
    expect(beginnings({ seed_given: false, started: 'setup' })).toEqual([]);
    expect(beginnings(null)).toEqual([]);
  });

  it('is told when somebody chose the seed', () => {
    expect(beginnings({ seed_given: true, started: 'setup' })).toEqual([t('begun-seed')]);
  });

  it('is told when the match started in the middle', () => {
    expect(beginnings({ seed_given: false, started: 'position' })).toHaveLength(1);
    expect(beginnings({ seed_given: true, started: 'replay' })).toHaveLength(2);
  });
});
