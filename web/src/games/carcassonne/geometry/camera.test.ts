import { describe, expect, it } from 'vitest';
import { LEAST, MOST, boundsOf, fit, follow, framing, held, pan, showing, toWorld, zoomAt } from './camera';

const SIZE = { width: 800, height: 600 };
const MAP = boundsOf([
  { x: -2, y: 0 },
  { x: 3, y: 4 },
]);

describe('the camera', () => {
  it('knows the cells of a map', () => expect(MAP).toEqual({ left: -2, top: 0, right: 4, bottom: 5 }));

  it('centres the map', () => {
    const camera = fit(MAP, SIZE);
    expect([camera.x, camera.y]).toEqual([1, 2.5]);
    expect(camera.scale * (5 + 2 * 1.08)).toBeCloseTo(600);
  });

  it('never shows tiles too small or too large', () => {
    expect(fit({ left: 0, top: 0, right: 80, bottom: 80 }, SIZE).scale).toBeGreaterThan(LEAST);
    expect(fit({ left: 0, top: 0, right: 80, bottom: 80 }, SIZE, LEAST).scale).toBe(LEAST);
    expect(fit({ left: 0, top: 0, right: 1, bottom: 1 }, SIZE).scale).toBeLessThan(MOST);
  });

  it('stays while the whole map is in the window', () => {
    const camera = fit(MAP, SIZE);
    expect(
      follow(
        camera,
        boundsOf([
          { x: -2, y: 0 },
          { x: 3, y: 3 },
        ]),
        SIZE,
      ),
    ).toBe(camera);
    expect(follow(camera, { ...MAP, bottom: 9 }, SIZE)).not.toBe(camera);
  });

  it('zooms round the pointer', () => {
    const camera = fit(MAP, SIZE);
    const before = toWorld(camera, SIZE, 100, 500);
    const after = toWorld(zoomAt(camera, SIZE, 100, 500, 1.3), SIZE, 100, 500);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(zoomAt(camera, SIZE, 0, 0, 100).scale).toBe(MOST);
  });

  it('pans by pixels and keeps the map in the window', () => {
    const camera = fit(MAP, SIZE);
    expect(pan(camera, camera.scale, 0).x).toBeCloseTo(camera.x - 1);
    expect(held(pan(camera, 9000, 0), MAP).x).toBe(MAP.left);
  });

  it('goes to a cell only when it is out of sight', () => {
    const camera = fit(MAP, SIZE);
    expect(showing(camera, SIZE, 0, 0)).toBe(camera);
    expect(showing(camera, SIZE, 40, 0).x).toBe(40.5);
  });
});

describe('a part of the map that is chosen from', () => {
  const CITY = { left: -1.5, top: -0.5, right: 1.5, bottom: 1.5 };
  const PHONE = { width: 366, height: 560 };
  const far = { x: 6, y: -8, scale: 42 };

  it('is shown from near, in the middle of what is not covered', () => {
    const camera = framing(far, PHONE, CITY, 100);
    expect(camera.scale).toBeCloseTo(366 / 3.3);
    expect(toWorld(camera, PHONE, 183, 230)).toEqual([0, expect.closeTo(0.5)]);
  });

  it('is left as it is when it can be seen well', () => {
    const near = { x: 0, y: 0.5, scale: 80 };
    expect(framing(near, PHONE, CITY, 0)).toBe(near);
    expect(framing(near, PHONE, CITY, 450)).not.toBe(near);
  });

  it('is left as it is when the window is too small for it', () => {
    expect(framing(far, PHONE, { left: -9, top: -9, right: 9, bottom: 9 }, 0)).toBe(far);
  });
});
