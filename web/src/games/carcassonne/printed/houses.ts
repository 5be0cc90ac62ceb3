/** Towns of a tile: ground, squares, houses, walls with towers. */
import { type Disc, type Point, along, corner, dist, inside, offset, polyD } from './curves';
import { at } from './tile';
import type { Plan } from './anchors';
import { WALL_WIDTH } from './shapes';
import type { Pick } from './meadow';
import { ink, line, path, scallop, use } from './svg';
import type { Town } from './towns';

const HOUSES = ['house-a', 'house-b', 'house-a', 'house-c', 'house-b'];
const ROOFS = ['vermilion', 'vermilion', 'vermilion-2', 'plum', 'saffron', 'vermilion', 'teal-2'];
const MOST = 26;
const APART = 13;

/** A crenellated wall; it runs clockwise round its town, so the meadow is on its left. A wider one goes on over the border. */
function wall(town: Town, colour: string, more = 0): string {
  const cap = more > 0 ? 'stroke-linecap="square"' : '';
  const outer = town.walls.map((points) => polyD(offset(points, -2.9 - more / 2), false)).join('');
  return (
    line(outer, 3.4, ink('wall-2'), 'stroke-dasharray="3.7 2.5"') +
    line(town.wallD, WALL_WIDTH + more + 0.6, ink('wall-2'), `stroke-linejoin="round" ${cap}`.trimEnd()) +
    line(outer, 1.9, colour, 'stroke-dasharray="2.2 4" stroke-dashoffset="-.75"') +
    line(town.wallD, WALL_WIDTH + more - 1.2, colour, cap)
  );
}

/** How far a house stands from the walls of its town. */
function fromWalls(town: Town, x: number, y: number): number {
  let least = 99;
  for (const points of town.walls) for (const point of points) least = Math.min(least, dist(point, [x, y]));
  return least;
}

function fits(town: Town, x: number, y: number): boolean {
  if (x < 8 || x > 92 || y < 15 || y > 97) return false;
  if (![0, -4, 4].every((by) => inside(town.outline, x + by, y - 3))) return false;
  return fromWalls(town, x, y - 3) >= 8.4 && fromWalls(town, x, y - 12) >= 4;
}

/** Houses by seeded chance: inside the walls, apart from each other and from what is kept free. */
function houses(town: Town, kept: readonly Disc[], random: () => number, pick: Pick): string {
  const found: Point[] = [];
  for (let tries = 0; tries < 420 && found.length < MOST; tries++) {
    const [x, y] = [2 + random() * 96, 8 + random() * 94];
    if (kept.some(([a, b, r]) => Math.hypot(x - a, y - 5 - b) <= r)) continue;
    if (found.some((house) => Math.hypot((house[0] - x) * 0.82, house[1] - y) <= APART)) continue;
    if (fits(town, x, y)) found.push([x, y]);
  }
  return found
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => use(pick(HOUSES), x, y, 1.12, `--rf:var(--${pick(ROOFS)})`))
    .join('');
}

function towers(plan: Plan, town: Town): string {
  const gates = plan.shapes.roads.flatMap((road) => (road.gate ? [road.gate] : []));
  const { stamp } = plan.anchors;
  return town.walls
    .flatMap((points) => (points.length > 20 ? [0.27, 0.73] : [0.5]).map((share) => along(points, share)))
    .filter(
      (point) => gates.every((gate) => dist(gate, point) >= 11) && !(stamp && dist([stamp[0], stamp[1]], point) < 13),
    )
    .map(([x, y]) => use('tower', x, y + 2, 0.86))
    .join('');
}

/** One town; its ground and its walls can be lit through --g0 … and --w0 … of its tile. */
function townOf(plan: Plan, town: Town, random: () => number, pick: Pick): string {
  const { anchors } = plan;
  const [x, y, room] = at(anchors.city, town.index);
  const kept: Disc[] = [[x, y, Math.min(11.5, room + 3.4)], ...anchors.kept.map(([a, b, r]): Disc => [a, b, r + 4])];
  if (anchors.cathedral) kept.push([50, 46, 30]);
  if (anchors.stamp) kept.push([anchors.stamp[0], anchors.stamp[1], 14]);
  const square = anchors.cathedral
    ? ''
    : path(scallop(x, y, Math.min(8.6, Math.max(5, room - 1)), 14), ink('town-2'), 'fill-opacity=".85"');
  return (
    path(town.d, ink('wall-2'), 'fill-opacity=".38" transform="translate(1.1 2)"') +
    path(town.d, `var(--g${town.index},var(--town))`) +
    square +
    houses(town, kept, random, pick) +
    (town.wallD ? wall(town, `var(--w${town.index},var(--wall))`) : '') +
    towers(plan, town)
  );
}

export function townsOf(plan: Plan, random: () => number, pick: Pick): string {
  const { towns, great, pinches } = plan.shapes;
  const centre = great
    ? path(great.d, ink('wall-2'), 'fill-opacity=".38" transform="translate(1.1 2)"') +
      path(great.d, ink('town-2'), `stroke="${ink('town-2')}" stroke-width=".6"`) +
      (great.wallD ? wall(great, ink('wall'), 2) : '')
    : '';
  const closing = pinches.map((pinch) => {
    const [x, y] = corner(pinch.corner);
    return use('tower', x + (x ? -4.4 : 4.4), y + (y ? -3 : 12.5), 0.95);
  });
  return towns.map((town) => townOf(plan, town, random, pick)).join('') + centre + closing.join('');
}
