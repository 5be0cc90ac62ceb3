import { describe, expect, it } from 'vitest';
import { scalloped, windowsFor } from './windows';

const box = (
  x: number,
  y: number,
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } => ({ x, y, width, height });

describe('windows', () => {
  it('have a margin round what they show', () => {
    expect(windowsFor([box(100, 100, 50, 50)], 14)).toEqual([box(86, 86, 78, 78)]);
  });

  it('are shared by things near each other', () => {
    expect(windowsFor([box(100, 100, 50, 50), box(300, 100, 50, 50), box(160, 100, 50, 50)], 10)).toHaveLength(2);
  });

  it('join through a third thing between them', () => {
    const boxes = [box(0, 0, 50, 50), box(120, 0, 50, 50), box(60, 0, 50, 50)];
    expect(windowsFor(boxes, 5)).toEqual([box(-5, -5, 180, 60)]);
  });

  it('are cut in whole scallops', () => {
    expect(scalloped(box(0, 0, 100, 60)).match(/a/g)).toHaveLength(2 * 5 + 2 * 3);
  });
});
