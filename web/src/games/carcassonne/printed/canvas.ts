/** A grid over a tile on which shapes are painted, cell by cell. */
import { type Box, type Disc, type Point, between, boxOf, crossings, squareFrom } from './curves';
import { at } from './tile';

/** Nothing is painted here. */
export const OPEN = 50;

export class Canvas {
  readonly codes: Int16Array;
  private readonly step: number;

  constructor(private readonly size: number) {
    this.codes = new Int16Array(size * size).fill(OPEN);
    this.step = 100 / size;
  }

  /** The middle of a row or a column of cells. */
  private middle(cell: number): number {
    return (cell + 0.5) * this.step;
  }

  /** Paint the cells of a box for which a row says yes; `over` takes cells of others too. */
  private paint(
    code: number,
    [left, top, right, bottom]: Box,
    over: boolean,
    rowAt: (y: number) => (x: number) => boolean,
  ): void {
    const { size, step, codes } = this;
    const [from, to] = [Math.max(0, Math.floor(left / step) - 1), Math.min(size - 1, Math.ceil(right / step))];
    for (let j = Math.max(0, Math.floor(top / step) - 1); j <= Math.min(size - 1, Math.ceil(bottom / step)); j++) {
      const holds = rowAt(this.middle(j));
      for (let i = from; i <= to; i++) {
        const cell = j * size + i;
        if ((over || codes[cell] === OPEN) && holds(this.middle(i))) codes[cell] = code;
      }
    }
  }

  area(code: number, outline: readonly Point[]): void {
    this.paint(code, boxOf(outline, 0), true, (y) => {
      const borders = crossings(outline, y);
      return (x) => between(borders, x);
    });
  }

  disc(code: number, [cx, cy, r]: Disc, over = false): void {
    this.paint(code, [cx - r, cy - r, cx + r, cy + r], over, (y) => (x) => Math.hypot(cx - x, cy - y) < r);
  }

  line(code: number, points: readonly Point[], half: number): void {
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [at(points, k - 1), at(points, k)];
      this.paint(code, boxOf([a, b], half), false, (y) => (x) => Math.sqrt(squareFrom(a, b, x, y)) < half);
    }
  }
}
