import { describe, expect, it } from 'vitest';
import { placeFor, scalloped, windowsFor } from './windows';

const box = (
  x: number,
  y: number,
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } => ({ x, y, width, height });
const room = box(0, 0, 1000, 700);

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

describe('the card', () => {
  const card = { width: 400, height: 150 };

  it('lies to the right of the window if there is room', () => {
    expect(placeFor(card, { room, windows: [box(100, 200, 200, 200)], kept: [] })).toEqual({ x: 324, y: 200 });
  });

  it('lies to the left if there is none on the right', () => {
    expect(placeFor(card, { room, windows: [box(600, 200, 200, 200)], kept: [] })).toEqual({ x: 176, y: 200 });
  });

  it('never covers the window nor the prompt bar where it can be helped', () => {
    const phone = box(10, 50, 370, 780);
    const wide = { width: 370, height: 200 };
    const windows = [box(20, 100, 300, 300)];
    const kept = [box(0, 740, 390, 100)];
    const { y } = placeFor(wide, { room: phone, windows, kept });
    expect(y).toBeGreaterThanOrEqual(400);
    expect(y + wide.height).toBeLessThanOrEqual(740);
  });

  it('stays inside the room whatever is pointed at', () => {
    const { x, y } = placeFor(card, { room, windows: [box(-50, -50, 2000, 2000)], kept: [] });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + card.height).toBeLessThanOrEqual(700);
  });
});
