/** A tile as SVG text, 100 × 100. Colours are tokens; parts of it are lit by custom properties of the element around it. */
import { type Plan, planOf } from './anchors';
import { type TileInfo, at } from './tile';
import { ROAD_WIDTH } from './shapes';
import { townsOf } from './houses';
import { type Pick, furrows, ground, plants } from './meadow';
import { chance, group, hash, ink, line, path, rect, scallop, use } from './svg';
import { water } from './water';

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

const LOW = ROAD_WIDTH / 2;
const DECK = `M-13 ${-LOW - 1}C-9 ${-LOW - 4.4} 9 ${-LOW - 4.4} 13 ${-LOW - 1}V${LOW + 1}C9 ${LOW + 4.4} -9 ${LOW + 4.4} -13 ${LOW + 1}Z`;
const STONES = [-8.4, -4.2, 0, 4.2, 8.4].map(
  (x) => rect(x - 0.9, -LOW - 2.5, 1.8, 1.7, 0, ink('wall-2')) + rect(x - 0.9, LOW + 0.8, 1.8, 1.7, 0, ink('wall-2')),
);
/** A road over a river or another road, with bellied parapets. */
const BRIDGE =
  path(DECK, ink('wall-2'), 'fill-opacity=".4" transform="translate(.8 2)"') +
  path(DECK, ink('wall'), `stroke="${ink('wall-2')}" stroke-width=".7"`) +
  rect(-13.4, -LOW + 0.5, 26.8, ROAD_WIDTH - 1, 0, ink('road')) +
  STONES.join('');

function bridges(plan: Plan): string {
  return plan.shapes.bridges.map(({ x, y, angle }) => group(BRIDGE, x, y, 1, angle)).join('');
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
      const mouths = road.stubs.map(({ mouth: [x, y], side }) => group(MOUTH, x, y, 1, side * 90));
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

/** A token of goods, as small as it is printed on a tile. */
const GOODS_SIZE = 0.52;

function symbols(plan: Plan): string {
  const { tile, shapes, anchors } = plan;
  const [x, y] = shapes.hub;
  let drawn = '';
  anchors.inn.forEach((inn) => (drawn += inn ? use('inn', inn[0], inn[1]) : ''));
  if (tile.cloister) drawn += use('cloister', x, y, tile.cities.length > 0 ? 0.86 : 1);
  if (tile.symbol === 'volcano') drawn += use('volcano', x, y, tile.cities.length > 1 ? 0.86 : 1);
  anchors.shield.forEach((spot, i) => {
    const { goods } = at(tile.cities, i);
    if (spot) drawn += goods ? use(`goods-${goods}`, ...spot, GOODS_SIZE) : use('shield', ...spot, 1.1);
  });
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

const FRAME = rect(0.4, 0.4, 99.2, 99.2, 2.2, 'none', `stroke="${ink('grid')}" stroke-width=".8"`);
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
  // What runs on over the border hides the frame, and the corners are not round: a river and the Count's city have no seam.
  const joined = plan.shapes.rivers.length > 0 || plan.shapes.great !== null;
  const layers = [
    ground(plan),
    furrows(plan, random),
    ...(joined ? [FRAME] : []),
    water(plan),
    roads(plan),
    bridges(plan),
    townsOf(plan, random, pick),
    gates(plan),
    plants(plan, random, pick),
    plaza(plan),
    symbols(plan),
    ...(joined ? [] : [FRAME]),
  ];
  const text = `<g clip-path="url(#ca-${joined ? 'whole' : 'clip'})">${layers.join('')}</g>`;
  if (drawn.size > MOST_DRAWN) drawn.clear();
  drawn.set(key, text);
  return text;
}
