/** A tile as SVG text, 100 × 100. Colours are tokens; parts of it are lit by custom properties of the element around it. */
import { type Plan, planOf } from './anchors';
import { round } from './curves';
import { type TileInfo, at } from './tile';
import { ROAD_WIDTH } from './shapes';
import { townsOf } from './houses';
import { type Pick, furrows, ground, plants, water } from './meadow';
import { chance, hash, ink, line, path, rect, scallop, use } from './svg';

/** Ribbons: shadow, rim, paper, stitches. Each can be lit through --r0 … of its tile. */
function roads(plan: Plan): string {
  const lines = plan.shapes.roads.map((road) =>
    (road.stubs.length > 0 ? road.stubs : [road]).map((part) => part.d).join(''),
  );
  const all = lines.join('');
  if (!all) return '';
  return (
    line(all, ROAD_WIDTH + 1.6, ink('wall-2'), 'transform="translate(.6 1.2)" stroke-opacity=".3"') +
    line(all, ROAD_WIDTH + 1.6, ink('road-2')) +
    lines.map((d, i) => line(d, ROAD_WIDTH, `var(--r${i},var(--road))`)).join('') +
    line(all, ROAD_WIDTH - 2.2, ink('road-2'), 'stroke-dasharray="1.1 2.9" stroke-opacity=".75"') +
    lines.map((d, i) => line(d, ROAD_WIDTH - 4, `var(--r${i},var(--road))`)).join('')
  );
}

function bridges(plan: Plan): string {
  const low = -ROAD_WIDTH / 2;
  return plan.shapes.bridges
    .map(({ x, y, angle }) => {
      const stones = Array.from({ length: 6 }, (_, i) => {
        const left = -9.6 + i * 3.6;
        return rect(left, low - 1.6, 1.4, 1.4, 0, ink('wall-2')) + rect(left, -low + 0.4, 1.4, 1.4, 0, ink('wall-2'));
      }).join('');
      const deck =
        rect(-11, low - 2.4, 22, ROAD_WIDTH + 4.8, 1.5, ink('wall')) +
        rect(-11, low + 0.4, 22, ROAD_WIDTH - 0.8, 0, ink('road'));
      const shade = rect(
        -11,
        low - 2.4,
        22,
        ROAD_WIDTH + 4.8,
        1.5,
        ink('wall-2'),
        'fill-opacity=".35" transform="translate(.6 1.4)"',
      );
      return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})">${shade}${deck}${stones}</g>`;
    })
    .join('');
}

const MOUTH =
  path('M-10 -1C-10 7 -6 9.6 0 9.6C6 9.6 10 7 10 -1Z', ink('fld-3')) +
  path('M-7 -1.6C-7 5 -4 7 0 7C4 7 7 5 7 -1.6Z', ink('wall')) +
  path('M-4.6 -2C-4.6 3.6 -2.6 5 0 5C2.6 5 4.6 3.6 4.6 -2Z', ink('wall-2'));

/** Gates and the mouths of tunnels. */
function gates(plan: Plan): string {
  return plan.shapes.roads
    .map((road) => {
      const under =
        road.stubs.length > 0
          ? line(road.d, 1.6, ink('wall-2'), 'stroke-dasharray="2.2 3.6" stroke-opacity=".55"')
          : '';
      const mouths = road.stubs.map(
        ({ mouth: [x, y], side }) =>
          `<g transform="translate(${round(x)} ${round(y)}) rotate(${side * 90})">${MOUTH}</g>`,
      );
      return under + mouths.join('') + (road.gate ? use('gate', road.gate[0], road.gate[1] + 1.4, 0.95) : '');
    })
    .join('');
}

function plaza(plan: Plan): string {
  if (!plan.shapes.plaza) return '';
  const [x, y, r] = plan.shapes.plaza;
  const disc =
    path(scallop(x + 0.6, y + 1.2, r, 12), ink('wall-2'), 'fill-opacity=".3"') +
    path(scallop(x, y, r + 0.8, 12), ink('road-2')) +
    path(scallop(x, y, r, 12), ink('road'));
  if (r <= 12) return disc + use('well', x, y + 0.4);
  const village: readonly (readonly [string, number, number, string])[] = [
    ['b', -6, 1, 'vermilion'],
    ['a', 7, 3, 'plum'],
    ['b', 0, 11, 'saffron'],
  ];
  return (
    disc +
    village.map(([kind, dx, dy, roof]) => use(`house-${kind}`, x + dx, y + dy, 0.9, `--rf:var(--${roof})`)).join('')
  );
}

function symbols(plan: Plan): string {
  const { tile, shapes, anchors } = plan;
  const [x, y] = shapes.hub;
  let drawn = '';
  anchors.inn.forEach((inn) => (drawn += inn ? use('inn', inn[0], inn[1] + 1, 1.05) : ''));
  if (tile.cloister) drawn += use('cloister', x, y, tile.cities.length > 0 ? 0.86 : 1);
  if (tile.symbol === 'volcano') drawn += use('volcano', x, y, tile.cities.length > 1 ? 0.86 : 1);
  anchors.shield.forEach(
    (spot, i) => (drawn += spot ? use(at(tile.cities, i).goods ?? 'shield', spot[0], spot[1]) : ''),
  );
  if (anchors.cathedral) drawn += use('cathedral', anchors.cathedral[0], anchors.cathedral[1], 1.15);
  if (anchors.princess) drawn += use('princess', anchors.princess[0], anchors.princess[1] + 0.6, 1.15);
  const { stamp } = anchors;
  if (stamp)
    drawn += use(
      tile.symbol === 'dragon' ? 'stamp-dragon' : 'stamp-portal',
      stamp[0],
      stamp[1],
      Math.max(0.74, Math.min(1, stamp[2] / 11)),
    );
  return drawn;
}

const drawn = new Map<string, string>();
const MOST_DRAWN = 600;

/** The seed makes two tiles of a kind differ: other houses, other trees. */
export function drawTile(printed: TileInfo, rotation: number, seed: string): string {
  const key = `${printed.id}/${rotation}/${seed}`;
  const found = drawn.get(key);
  if (found !== undefined) return found;
  const plan = planOf(printed, rotation);
  const random = chance(hash(key));
  const pick: Pick = (list) => at(list, Math.floor(random() * list.length));
  const layers = [
    ground(plan),
    furrows(plan, random),
    water(plan),
    roads(plan),
    bridges(plan),
    townsOf(plan, random, pick),
    gates(plan),
    plants(plan, random, pick),
    plaza(plan),
    symbols(plan),
    rect(0.4, 0.4, 99.2, 99.2, 2.2, 'none', `stroke="${ink('grid')}" stroke-width=".8"`),
  ];
  const text = `<g clip-path="url(#ca-clip)">${layers.join('')}</g>`;
  if (drawn.size > MOST_DRAWN) drawn.clear();
  drawn.set(key, text);
  return text;
}
