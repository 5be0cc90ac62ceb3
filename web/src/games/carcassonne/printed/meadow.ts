/** Furrows, trees and flowers of a tile. */
import { type Disc } from './curves';
import type { Plan } from './anchors';
import { isMeadow, lookUp, meadowD } from './raster';
import { ink, path, rect, use } from './svg';

const PETALS = ['rose', 'saffron', 'vermilion', 'ultramarine'];
const TALL = ['fir', 'tree', 'tree', 'apple', 'fir'];
const LOW = ['tuft', 'tuft', 'bush', 'flower', 'flower'];
const FURROWS = 3;
const PLANTS = 7;

export type Pick = <T>(list: readonly T[]) => T;

/** Ground of the fields; each can be lit alone through --f0, --f1 … of its tile. */
export function ground(plan: Plan): string {
  const whole = rect(0, 0, 100, 100, 0, ink('fld'));
  if (plan.meadows.length === 1) return rect(0, 0, 100, 100, 0, 'var(--f0,var(--fld))');
  return (
    whole +
    plan.meadows
      .map((meadow, i) => (meadow ? path(meadowD(plan.grid, meadow.code), `var(--f${i},transparent)`) : ''))
      .join('')
  );
}

/** Whether a disc lies on meadow only. */
function clear(plan: Plan, x: number, y: number, r: number): boolean {
  for (let k = 0; k < 10; k++) {
    const angle = (k / 10) * 2 * Math.PI;
    if (!isMeadow(lookUp(plan.grid, x + r * Math.cos(angle), y + r * Math.sin(angle)))) return false;
  }
  return isMeadow(lookUp(plan.grid, x, y));
}

export function furrows(plan: Plan, random: () => number): string {
  let drawn = '';
  for (let tries = 0, found = 0; tries < 40 && found < FURROWS; tries++) {
    const [x, y, size] = [8 + random() * 84, 8 + random() * 84, 0.9 + random() * 0.3];
    if (!clear(plan, x, y + 3, 8)) continue;
    drawn += use('furrow', x, y, size);
    found++;
  }
  return drawn;
}

interface Plant {
  x: number;
  y: number;
  kind: string;
  petal: string;
}

/** Plants stand apart, never on a farmer's spot or a symbol; those in front are drawn last. */
export function plants(plan: Plan, random: () => number, pick: Pick): string {
  const { kept, field } = plan.anchors;
  const taken: Disc[] = [
    ...kept.map(([x, y, r]): Disc => [x, y, r + 1]),
    ...field.map(([x, y, r]): Disc => [x, y, Math.min(9, r)]),
  ];
  const found: Plant[] = [];
  for (let tries = 0; tries < 160 && found.length < PLANTS; tries++) {
    const [x, y, tall] = [5 + random() * 90, 9 + random() * 87, random() < 0.4];
    const [crown, room] = tall ? [y - 5, 7.4] : [y - 1.5, 5.6];
    const free = taken.every(([a, b, r]) => Math.hypot(x - a, crown - b) > r + room - 1);
    if (!free || !clear(plan, x, crown, room) || found.some((plant) => Math.hypot(plant.x - x, plant.y - y) <= 10))
      continue;
    found.push({ x, y, kind: pick(tall ? TALL : LOW), petal: pick(PETALS) });
  }
  return found
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, kind, petal }) =>
      use(kind, x, y, TALL.includes(kind) ? 0.84 : 1, kind === 'flower' ? `--pt:var(--${petal})` : ''),
    )
    .join('');
}
