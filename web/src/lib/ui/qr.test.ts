import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { drawQr, type QrDrawing } from './qr';

const QUIET = 4;
const PIXELS = 3;

type Corner = readonly [number, number];

/** The outlines of a path that knows only corners and straight lines. */
function outlinesOf(path: string): Corner[][] {
  return path
    .split('Z')
    .filter((outline) => outline !== '')
    .map((outline) => [...outline.matchAll(/[ML](\S+) ([^ML]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));
}

/** Whether the middle of a module is filled: what lies inside an odd number of outlines is dark. */
function isDark(outlines: readonly Corner[][], column: number, row: number): boolean {
  let crossed = 0;
  for (const outline of outlines)
    for (const [at, [x, y]] of outline.entries()) {
      const [, to] = outline[(at + 1) % outline.length] ?? [0, 0];
      if (x > column + 0.5 && Math.min(y, to) < row + 0.5 && Math.max(y, to) > row + 0.5) crossed += 1;
    }
  return crossed % 2 === 1;
}

/** What a camera sees: the path as the dialog shows it, dark on light with a quiet border. */
function photo({ path, size }: QrDrawing): { pixels: Uint8ClampedArray; side: number } {
  const outlines = outlinesOf(path);
  const side = (size + 2 * QUIET) * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [column, row] = [Math.floor(x / PIXELS) - QUIET, Math.floor(y / PIXELS) - QUIET];
      if (isDark(outlines, column, row)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { pixels, side };
}

it.each([
  'http://192.168.1.20:8000/join/7KQ2M9',
  'https://wawel.example/table/0b6c1f52a4#key=Zm9vYmFyYmF6cXV4',
  'http://dom.example/join/zażółć',
])('a camera reads %s from the drawn code', async (text) => {
  const { pixels, side } = photo(await drawQr(text));
  expect(jsQR(pixels, side, side)?.data).toBe(text);
});
