/** The river of a tile. Bands run past the tile's border and waves keep away from it, so that joined tiles show no seam. */
import { type Disc, type Point, add, along, dist, inward, middle, round } from './curves';
import type { Plan } from './anchors';
import { type Geometry, RIVER_WIDTH } from './shapes';
import { at } from './tile';
import type { River } from './ways';
import { group, ink, line, path, scallop, use } from './svg';

/** How far a band runs past the border, in hundredths of a tile. */
export const PAST = 2;
const WAVE_APART = 13;
const WAVE_FROM_BORDER = 9;
const WAVE_FROM_BRIDGE = 11;
const WAVE = 'M-4 .7C-2.6 -1.6 -.8 -1.6 0 .3C.8 -1.6 2.6 -1.6 4 .7C2.6 -.3 1 -.3 0 1.6C-1 -.3 -2.6 -.3 -4 .7Z';

const pair = (point: Point): string => `${round(point[0])} ${round(point[1])}`;

/** Straight outwards from an end on the border; null for an end inside. */
function beyond(end: Point): Point | null {
  const side = [0, 1, 2, 3].find((entry) => dist(middle(entry), end) < 0.01);
  return side === undefined ? null : add(end, inward(side), -PAST);
}

/** The middle of the river as path data, stretched past the border at its open ends. */
export function stretched({ d, points }: River): string {
  const [before, after] = [beyond(at(points, 0)), beyond(at(points, -1))];
  return `M${before ? `${pair(before)}L` : ''}${d.slice(1)}${after ? `L${pair(after)}` : ''}`;
}

/** The uneven shore of a lake. */
function shore([x, y, r]: Disc): string {
  const to = (...shares: readonly number[]): string =>
    shares.map((share, i) => round((i % 2 ? y : x) + r * share)).join(' ');
  return (
    `M${to(-1, 0)}C${to(-1.02, -0.7, -0.5, -1.02, 0, -0.94)}C${to(0.6, -1.08, 1.16, -0.5, 1.08, 0.06)}` +
    `C${to(1.2, 0.66, 0.5, 1.06, 0, 0.94)}C${to(-0.56, 1.06, -1.06, 0.64, -1, 0)}Z`
  );
}

const wave = (x: number, y: number, angle: number, size = 1): string =>
  group(path(WAVE, ink('water-2')), x, y, size, angle);

/** Single crescents, near the left and the right bank in turn. */
function waves({ points, pond }: River, { bridges }: Geometry): string {
  const length = points.slice(1).reduce((sum, point, i) => sum + dist(point, at(points, i)), 0);
  const steps = Math.floor((length - 2 * WAVE_FROM_BORDER) / WAVE_APART);
  const end = length - (pond ? pond[2] + 3 : 0);
  let drawn = '';
  for (let i = 0; i <= steps; i++) {
    const far = WAVE_FROM_BORDER + ((length - 2 * WAVE_FROM_BORDER) * i) / Math.max(1, steps);
    const [x, y] = along(points, far / length);
    if (far > end || bridges.some((bridge) => dist([bridge.x, bridge.y], [x, y]) < WAVE_FROM_BRIDGE)) continue;
    const [a, b] = [along(points, far / length - 0.02), along(points, far / length + 0.02)];
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const aside = i % 2 ? 2.1 : -2.1;
    drawn += wave(x - Math.sin(angle) * aside, y + Math.cos(angle) * aside, (angle * 180) / Math.PI);
  }
  return drawn;
}

const LAKE_WAVES: readonly Disc[] = [
  [-8, -7, 1],
  [7, 6, 1],
  [9, -9, 0.8],
  [-6, 11, 0.8],
];

/** A fish, lilies and reeds. */
function lake([x, y, r]: Disc): string {
  return (
    LAKE_WAVES.map(([dx, dy, size]) => wave(x + dx, y + dy, 0, size)).join('') +
    use('fish', x + 3, y - 1) +
    use('lily', x - 13, y + 12, 1, '--pt:var(--piece)') +
    use('lily', x + 14, y - 14) +
    [
      [r + 1, 6],
      [r - 2, 15],
      [4, r + 1],
    ]
      .map(([dx = 0, dy = 0]) => use('reeds', x + dx, y + dy))
      .join('')
  );
}

function river(plan: Plan, flow: River): string {
  const d = stretched(flow);
  const { pond } = flow;
  const isLake = plan.tile.role === 'lake';
  const basin = (more: number, colour: string): string => {
    if (!pond) return '';
    const disc: Disc = [pond[0], pond[1], pond[2] + more];
    return path(isLake ? shore(disc) : scallop(...disc, 14), ink(colour));
  };
  const band = (width: number, colour: string, more = ''): string =>
    line(d, width, ink(colour), `stroke-linejoin="round"${more}`);
  const spring = pond && plan.tile.role === 'spring' ? use('spring', pond[0], pond[1]) : '';
  return (
    band(RIVER_WIDTH + 3.6, 'fld-4', ' stroke-opacity=".4" transform="translate(.6 1.4)"') +
    band(RIVER_WIDTH + 3.4, 'fld-3') +
    basin(1.9, 'fld-3') +
    band(RIVER_WIDTH, 'water-2') +
    basin(0, 'water-2') +
    band(RIVER_WIDTH - 3, 'water') +
    basin(-1.6, 'water') +
    waves(flow, plan.shapes) +
    (pond && isLake ? lake(pond) : '') +
    spring
  );
}

export function water(plan: Plan): string {
  return plan.shapes.rivers.map((flow) => river(plan, flow)).join('');
}
