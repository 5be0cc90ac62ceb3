// Where a lesson points: a cell `0,-1`, with or without a tile; a segment `0,0:city@N`; a figure on it, `0,0:city@N:1`.
import type { Pointing } from '$lib/match/board';
import { from, pointing, seen } from '$lib/board/pointing';

const CELL = /^(-?\d+),(-?\d+)$/;

const figures = pointing(([cell = '', , seat]) => (seat === undefined ? [] : [from(`figure-${cell},`)]));

export const points: Pointing = (point, root) => {
  const cell = CELL.exec(point.split(':')[0] ?? '');
  const standing = figures(point, root);
  if (!cell || standing.length > 0) return standing;
  const place = placeOf(Number(cell[1]), Number(cell[2]), root);
  const window = seen(root, '.map')[0];
  return place && window ? within(place, window) : [];
};

/** Where a cell lies on the screen: the land is drawn in hundredths of a tile. */
function placeOf(x: number, y: number, root: ParentNode): DOMRect | null {
  const matrix = root.querySelector<SVGSVGElement>('svg.land')?.getScreenCTM();
  if (!matrix) return null;
  return new DOMRect(matrix.a * x * 100 + matrix.e, matrix.d * y * 100 + matrix.f, matrix.a * 100, matrix.d * 100);
}

/** What can be seen of a place through a window. */
function within(place: DOMRect, window: DOMRect): DOMRect[] {
  const [left, top] = [Math.max(place.left, window.left), Math.max(place.top, window.top)];
  const [right, bottom] = [Math.min(place.right, window.right), Math.min(place.bottom, window.bottom)];
  return right > left && bottom > top ? [new DOMRect(left, top, right - left, bottom - top)] : [];
}
