import { expect, it } from 'vitest';
import { walkD } from './walk';

it('draws the walk with soft corners', () => {
  expect(
    walkD([
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
  ).toBe('M50 50L124 50Q150 50 150 76L150 150');
});
