import { describe, expect, it } from 'vitest';
import {
  type Frame,
  LEAST,
  MOST,
  between,
  boundsOf,
  fit,
  framing,
  gathered,
  held,
  hiddenOf,
  nearing,
  offering,
  pan,
  seen,
  showing,
  toWorld,
  zoomAt,
} from './camera';

const OPEN = { left: 0, top: 0, right: 0, bottom: 0 };
const FRAME: Frame = { width: 800, height: 600, covered: OPEN };
const MAP = boundsOf([
  { x: -2, y: 0 },
  { x: 3, y: 4 },
]);
const row = (...xs: number[]): { x: number; y: number }[] => xs.map((x) => ({ x, y: 0 }));

describe('the camera', () => {
  it('knows the cells of a map', () => expect(MAP).toEqual({ left: -2, top: 0, right: 4, bottom: 5 }));

  it('shows the whole map in the middle of what nothing covers', () => {
    expect(fit(MAP, FRAME)).toMatchObject({ x: expect.closeTo(1) as number, y: 2.5 });
    const below = { ...FRAME, covered: { ...OPEN, bottom: 100 } };
    const camera = fit(MAP, below);
    expect(camera.scale * 5.3).toBeCloseTo(500);
    expect(toWorld(camera, FRAME, 400, 250)).toEqual([expect.closeTo(1), expect.closeTo(2.5)]);
  });

  it('never shows tiles too small or too large', () => {
    const large = { left: 0, top: 0, right: 80, bottom: 80 };
    expect(fit(large, FRAME, 42).scale).toBe(42);
    expect(fit(large, FRAME).scale).toBe(LEAST);
    expect(fit({ left: 0, top: 0, right: 1, bottom: 1 }, FRAME).scale).toBeLessThan(MOST);
  });

  it('zooms round the pointer', () => {
    const camera = fit(MAP, FRAME);
    const before = toWorld(camera, FRAME, 100, 500);
    const after = toWorld(zoomAt(camera, FRAME, 100, 500, 1.3), FRAME, 100, 500);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(zoomAt(camera, FRAME, 0, 0, 100).scale).toBe(MOST);
  });

  it('goes near a tile at the border without turning its back on the map', () => {
    const spots = row(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    const near = nearing(FRAME, { x: 0, y: 0 }, spots, 100);
    expect(near.scale).toBe(100);
    expect(hiddenOf(near, FRAME, spots)).toHaveLength(3);
    expect(hiddenOf(near, FRAME, row(0))).toHaveLength(0);
  });

  it('never leaves the map: a small one stays whole in the window, a large one fills it', () => {
    const camera = fit(MAP, FRAME);
    expect(pan(camera, camera.scale, 0).x).toBeCloseTo(camera.x - 1);
    const small = seen(held(pan({ ...camera, scale: 50 }, 9000, 0), FRAME, MAP), FRAME);
    expect(small.right).toBeCloseTo(MAP.right + 1.5);
    const large = seen(held(pan({ ...camera, scale: 160 }, 9000, 0), FRAME, MAP), FRAME);
    expect(large.left).toBeCloseTo(MAP.left - 1.5);
  });

  it('brings a whole map out from under a sheet of paper, if it has room there', () => {
    const sheet = { ...FRAME, covered: { ...OPEN, bottom: 300 } };
    const camera = { x: 1, y: 2.5, scale: 50 };
    expect(gathered(camera, FRAME, MAP)).toBe(camera);
    expect(seen(gathered(camera, sheet, MAP), sheet).bottom).toBeCloseTo(MAP.bottom + 0.15);
    expect(gathered({ ...camera, scale: 80 }, sheet, MAP)).toEqual({ ...camera, scale: 80 });
  });

  it('goes to a cell only when it is out of sight, and no farther than it must', () => {
    const camera = { x: 0, y: 0, scale: 100 };
    expect(showing(camera, FRAME, 2, 0)).toBe(camera);
    expect(showing(camera, FRAME, 6, 0)).toEqual({ x: 3.75, y: 0, scale: 100 });
  });

  it('glides so that what keeps its place in the window keeps it on the way', () => {
    const from = { x: 0, y: 0, scale: 50 };
    const to = zoomAt(from, FRAME, 100, 100, 2);
    const [x, y] = toWorld(between(from, to, 0.4), FRAME, 100, 100);
    const [x0, y0] = toWorld(from, FRAME, 100, 100);
    expect([x, y]).toEqual([expect.closeTo(x0), expect.closeTo(y0)]);
    const end = between(from, to, 1);
    expect([end.x, end.y, end.scale]).toEqual([expect.closeTo(to.x), expect.closeTo(to.y), expect.closeTo(to.scale)]);
  });
});

describe('cells to choose from', () => {
  const camera = { x: 0.5, y: 0.5, scale: 100 };

  it('do not move the camera when all can be seen', () => expect(offering(camera, FRAME, row(-3, 3), 40)).toBe(camera));

  it('are all seen after a step back that is just large enough', () => {
    const cells = row(-2, 8);
    const back = offering(camera, FRAME, cells, 40);
    expect(hiddenOf(back, FRAME, cells)).toEqual([]);
    expect(back.scale).toBeCloseTo(800 / 11.3);
    expect(offering(camera, FRAME, row(1, 5), 40)).toMatchObject({ scale: 100, y: 0.5 });
  });

  it('are mostly seen where the window is too small for all', () => {
    const cells = row(-9, 5, 6, 7, 8, 9);
    const there = offering({ ...camera, scale: 80 }, FRAME, cells, 60);
    expect(there.scale).toBe(60);
    expect(hiddenOf(there, FRAME, cells)).toEqual(row(-9));
  });
});

describe('a part of the map that is chosen from', () => {
  const CITY = { left: -1.5, top: -0.5, right: 1.5, bottom: 1.5 };
  const phone = (bottom: number): Frame => ({ width: 366, height: 560, covered: { ...OPEN, bottom } });
  const far = { x: 6, y: -8, scale: 42 };

  it('is shown from near, in the middle of what is not covered', () => {
    const camera = framing(far, phone(100), CITY, 44);
    expect(camera.scale).toBeCloseTo(366 / 3.3);
    expect(toWorld(camera, phone(0), 183, 230)).toEqual([0, expect.closeTo(0.5)]);
  });

  it('is left as it is when it can be seen well', () => {
    const near = { x: 0, y: 0.5, scale: 80 };
    expect(framing(near, phone(0), CITY, 44)).toBe(near);
    expect(framing(near, phone(420), CITY, 44)).not.toBe(near);
  });

  it('is left as it is when the window is too small for it', () => {
    expect(framing(far, phone(0), { left: -9, top: -9, right: 9, bottom: 9 }, 44)).toBe(far);
  });
});
