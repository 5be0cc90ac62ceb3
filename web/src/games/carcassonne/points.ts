// Where a lesson points: a cell `0,-1`, with or without a tile; a segment `0,0:city@N`; a figure on it, `0,0:city@N:1`.
import type { Pointing, Touching } from '$lib/match/board';
import type { Fact } from '$lib/board/facts';
import { from, pointing, seen } from '$lib/board/pointing';
import type { View } from './view';

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

const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const PLACED = /^(-?\d+,-?\d+)\/\d$/;
const MOVED = /^(?:fairy|princess|back):(?:\w+:)?(-?\d+,-?\d+)/;
const DEPLOYED = /^(?:(?:large|builder|pig):)?(?:(-?\d+,-?\d+):)?(?:(?:city|road)@|field[@#]|cloister)/;

/** The cell of a tile, of a figure or of a step; a figure that stands already is ringed itself. */
export const touches: Touching<View> = (action, view, done) => {
  const cell = (PLACED.exec(action) ?? MOVED.exec(action))?.[1];
  if (cell) return [cell];
  const step = STEPS[action];
  if (step) return view.dragon ? [`${view.dragon[0] + step[0]},${view.dragon[1] + step[1]}`] : [];
  const deployed = DEPLOYED.exec(action);
  const last = view.tiles.at(-1);
  if (!deployed || !last) return [];
  const place = deployed[1] ?? `${last.x},${last.y}`;
  return [done ? `${place}:figure:${view.actor ?? 0}` : place];
};

/** Where a tile was laid, where a figure was put, and what the dragon has eaten. */
export function lies({ key, args }: Fact): readonly string[] {
  return ['placed', 'deployed', 'eaten', 'fairy'].includes(key) ? [`${Number(args['x'])},${Number(args['y'])}`] : [];
}
