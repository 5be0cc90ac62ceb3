import { describe, expect, it } from 'vitest';
import { type Box, overlap } from '$lib/board/geometry';
import { HEAD, placeFor, scrollFor, type Shape, type Surroundings } from './placing';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const shape = (width: number, height: number, compact = false, folded = false): Shape => ({
  width,
  height,
  compact,
  folded,
});
const room = box(0, 0, 1000, 700);
const around = (more: Partial<Surroundings>): Surroundings => ({
  room,
  windows: [],
  press: [],
  kept: [],
  bars: [],
  ...more,
});
const card = [shape(400, 150)];

describe('the card', () => {
  it('lies to the right of the window if there is room', () => {
    const place = placeFor(card, around({ windows: [box(100, 200, 200, 200)] }));
    expect(place).toMatchObject({ x: 324, y: 200 });
  });

  it('lies to the left if there is none on the right', () => {
    const place = placeFor(card, around({ windows: [box(600, 200, 200, 200)] }));
    expect(place).toMatchObject({ x: 176, y: 200 });
  });

  it('never covers the window nor the prompt bar where it can be helped', () => {
    const phone = box(10, 50, 370, 780);
    const bar = box(0, 740, 390, 100);
    const windows = [box(20, 100, 300, 300)];
    const place = placeFor([shape(370, 200)], around({ room: phone, windows, bars: [bar] }));
    expect(place.y + HEAD.y).toBeGreaterThanOrEqual(400);
    expect(place.y + place.height).toBeLessThanOrEqual(740);
  });

  it('becomes narrower rather than cover what is pointed at', () => {
    const lying = box(68, 0, 570, 386);
    const windows = [box(180, 140, 130, 130)];
    const place = placeFor([shape(432, 170), shape(320, 220)], around({ room: lying, windows }));
    expect(place.width).toBe(320);
    expect(overlap(place, box(180, 140, 130, 130))).toBe(0);
  });

  it('puts its buttons beside the words if only that fits', () => {
    const windows = [box(0, 0, 1000, 480), box(0, 640, 1000, 60)];
    const place = placeFor([shape(400, 150), shape(400, 120, true)], around({ windows }));
    expect(place.compact).toBe(true);
    expect(windows.map((window) => overlap(place, window))).toEqual([0, 0]);
  });

  it('covers a part of something large rather than a button', () => {
    const button = box(850, 600, 120, 60);
    const windows = [box(0, 0, 1000, 590)];
    const place = placeFor(card, around({ windows, kept: [button], bars: [box(0, 590, 1000, 110)] }));
    expect(overlap(place, button)).toBe(0);
  });

  it('covers what is pointed at rather than what has to be pressed', () => {
    const [shown, button] = [box(0, 0, 1000, 390), box(0, 400, 1000, 300)];
    const place = placeFor(card, around({ windows: [shown], press: [button] }));
    expect(overlap(place, button)).toBe(0);
  });

  it('folds rather than cover anything, where it may', () => {
    const windows = [box(0, 0, 1000, 300), box(0, 400, 1000, 300)];
    expect(placeFor([...card, shape(400, 60, false, true)], around({ windows })).folded).toBe(true);
    expect(placeFor([...card, shape(400, 60, false, true)], around({})).folded).toBe(false);
  });

  it('stays where it lies unless that hides something', () => {
    const now = { x: 500, y: 300, ...shape(400, 150) };
    const windows = [box(100, 200, 200, 200)];
    expect(placeFor(card, around({ windows }), now)).toEqual(now);
    const moved = placeFor(card, around({ windows, press: [box(600, 350, 50, 50)] }), now);
    expect(overlap(moved, box(600, 350, 50, 50))).toBe(0);
  });

  it('stays inside the room whatever is pointed at', () => {
    const shapes = [shape(400, 150), shape(300, 900)];
    const { x, y, height } = placeFor(shapes, around({ windows: [box(-50, -50, 2000, 2000)] }));
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
    const windows = [box(20, 100, 300, 200)];
    expect(scrollFor(wide, around({ room: phone, windows, bars }), sight, [0, 500])).toBe(0);
  });

  it('scrolls until card and windows have room', () => {
    const windows = [box(10, 160, 370, 130), box(10, 400, 370, 140), box(10, 600, 370, 130)];
    const by = scrollFor(wide, around({ room: phone, windows, bars }), sight, [0, 500]);
    const moved = windows.map((window) => ({ ...window, y: window.y - by }));
    const place = placeFor(wide, around({ room: phone, windows: moved, bars }));
    expect(by).toBeGreaterThan(0);
    expect(moved.map((window) => overlap(place, window))).toEqual([0, 0, 0]);
    expect(moved[0]?.y).toBeGreaterThanOrEqual(0);
  });

  it('scrolls to what has to be pressed', () => {
    const windows = [box(10, 100, 370, 130)];
    const button = box(10, 900, 370, 60);
    const by = scrollFor(wide, around({ room: phone, windows, press: [button], bars }), sight, [0, 500]);
    expect(button.y - by + button.height).toBeLessThanOrEqual(740);
  });
});
