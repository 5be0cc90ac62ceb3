import { describe, expect, it } from 'vitest';
import { type Box, overlap } from '$lib/board/geometry';
import { HEAD, placeFor, scrollFor, type Shape } from './placing';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const shape = (width: number, height: number, compact = false): Shape => ({ width, height, compact });
const room = box(0, 0, 1000, 700);
const card = [shape(400, 150)];

describe('the card', () => {
  it('lies to the right of the window if there is room', () => {
    const place = placeFor(card, { room, windows: [box(100, 200, 200, 200)], kept: [], bars: [] });
    expect(place).toMatchObject({ x: 324, y: 200 });
  });

  it('lies to the left if there is none on the right', () => {
    const place = placeFor(card, { room, windows: [box(600, 200, 200, 200)], kept: [], bars: [] });
    expect(place).toMatchObject({ x: 176, y: 200 });
  });

  it('never covers the window nor the prompt bar where it can be helped', () => {
    const phone = box(10, 50, 370, 780);
    const bar = box(0, 740, 390, 100);
    const place = placeFor([shape(370, 200)], {
      room: phone,
      windows: [box(20, 100, 300, 300)],
      kept: [],
      bars: [bar],
    });
    expect(place.y + HEAD.y).toBeGreaterThanOrEqual(400);
    expect(place.y + place.height).toBeLessThanOrEqual(740);
  });

  it('becomes narrower rather than cover what is pointed at', () => {
    const lying = box(68, 0, 570, 386);
    const windows = [box(180, 140, 130, 130)];
    const place = placeFor([shape(432, 170), shape(320, 220)], { room: lying, windows, kept: [], bars: [] });
    expect(place.width).toBe(320);
    expect(overlap(place, box(180, 140, 130, 130))).toBe(0);
  });

  it('puts its buttons beside the words if only that fits', () => {
    const windows = [box(0, 0, 1000, 480), box(0, 640, 1000, 60)];
    const place = placeFor([shape(400, 150), shape(400, 120, true)], { room, windows, kept: [], bars: [] });
    expect(place.compact).toBe(true);
    expect(windows.map((window) => overlap(place, window))).toEqual([0, 0]);
  });

  it('covers a part of something large rather than a button', () => {
    const button = box(850, 600, 120, 60);
    const place = placeFor(card, {
      room,
      windows: [box(0, 0, 1000, 590)],
      kept: [button],
      bars: [box(0, 590, 1000, 110)],
    });
    expect(overlap(place, button)).toBe(0);
  });

  it('stays inside the room whatever is pointed at', () => {
    const shapes = [shape(400, 150), shape(300, 900)];
    const { x, y, height } = placeFor(shapes, { room, windows: [box(-50, -50, 2000, 2000)], kept: [], bars: [] });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(700);
  });
});

describe('the page', () => {
  const phone = box(4, 0, 382, 840);
  const bars = [box(0, 740, 390, 104)];
  const sight = box(0, 0, 390, 740);
  const wide = [shape(370, 190)];

  it('stays where it is if everything has room', () => {
    const around = { room: phone, windows: [box(20, 100, 300, 200)], kept: [], bars };
    expect(scrollFor(wide, around, sight, [0, 500])).toBe(0);
  });

  it('scrolls until card and windows have room', () => {
    const windows = [box(10, 160, 370, 130), box(10, 400, 370, 140), box(10, 600, 370, 130)];
    const by = scrollFor(wide, { room: phone, windows, kept: [], bars }, sight, [0, 500]);
    const moved = windows.map((window) => ({ ...window, y: window.y - by }));
    const place = placeFor(wide, { room: phone, windows: moved, kept: [], bars });
    expect(by).toBeGreaterThan(0);
    expect(moved.map((window) => overlap(place, window))).toEqual([0, 0, 0]);
    expect(moved[0]?.y).toBeGreaterThanOrEqual(0);
  });
});
