import { describe, expect, it } from 'vitest';
import { spread } from './spread';

describe('spots', () => {
  it('move apart until there is room', () => {
    const [a, b] = spread(
      [
        { key: 'a', x: 0, y: 0 },
        { key: 'b', x: 0.1, y: 0 },
      ],
      0.4,
    );
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(0.4);
  });
});
