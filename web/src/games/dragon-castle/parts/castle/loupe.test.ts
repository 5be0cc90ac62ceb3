import { describe, expect, it } from 'vitest';
import { widthForFingers } from './loupe.svelte';

describe('a castle with small tiles', () => {
  it('can be drawn with faces for fingers', () => {
    expect(widthForFingers(382, 780, 60)).toBe(598);
  });

  it('stays as it is where faces are large, or where nothing is drawn yet', () => {
    expect(widthForFingers(520, 780, 60)).toBeNull();
    expect(widthForFingers(0, 780, 60)).toBeNull();
  });
});
