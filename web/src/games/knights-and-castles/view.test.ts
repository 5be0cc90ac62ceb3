import { describe, expect, it } from 'vitest';
import { CATALOG, HAND } from './fixtures';

describe('components', () => {
  it('sort a hand by strength against the castle in play, shepherds last', () => {
    expect(CATALOG.sorted(HAND, 'stone').slice(0, 3)).toEqual(['knight', 'footman', 'catapult']);
    expect(CATALOG.sorted(HAND, 'wood').slice(0, 2)).toEqual(['dragon', 'archer']);
    expect(CATALOG.sorted(HAND, 'brick').slice(-2)).toEqual(['shepherd', 'shepherd']);
  });

  it('keep the printed order when no castle is in play', () => {
    expect(CATALOG.sorted([...HAND].reverse(), null)).toEqual(HAND);
  });

  it('know castles and drums', () => {
    expect([CATALOG.material('brick_large'), CATALOG.points('brick_large')]).toEqual(['brick', 2]);
    expect([CATALOG.material('recruit_1'), CATALOG.points('recruit_1')]).toEqual([null, 0]);
    expect([CATALOG.material(null), CATALOG.points(null)]).toEqual([null, 0]);
    expect(CATALOG.strength('shepherd')).toBeNull();
  });
});
