/**
 * The inside of the City of Carcassonne as one drawing over its twelve tiles, in hundredths of a tile: the walls are at
 * x -150 and 150, y -50 and 150 of the north-west corner of CC-07.
 */
import type { Bounds } from '../geometry/camera';
import type { Quarter } from '../view';
import { type Disc, type Point, dist } from './curves';
import { circle, ink, line, path, rect, scallop, use } from './svg';

export const QUARTERS: readonly Quarter[] = ['castle', 'blacksmith', 'cathedral', 'market'];

interface Plot {
  /** The foot of its building. */
  readonly foot: Point;
  /** The upper left corner of the plate on which people stand. */
  readonly plate: Point;
  /** Where the Count stands: at its door. */
  readonly door: Point;
  /** The paper of its stitches. */
  readonly stitch: string;
}

export const PLATE = { width: 68, height: 72 } as const;

export const PLOTS: Readonly<Record<Quarter, Plot>> = {
  castle: { foot: [-106, 16], plate: [-76, -32], door: [-97, 27], stitch: 'vermilion' },
  blacksmith: { foot: [106, 16], plate: [8, -32], door: [88, 24], stitch: 'stone-2' },
  cathedral: { foot: [-106, 118], plate: [-76, 60], door: [-86, 122], stitch: 'plum' },
  market: { foot: [106, 116], plate: [8, 60], door: [86, 122], stitch: 'malachite' },
};

/** Everything inside its walls, in tiles. */
export const CITY: Bounds = { left: -1.5, top: -0.5, right: 1.5, bottom: 1.5 };

/** The quarter at a point of the map, in tiles: the streets part the City in four. */
export function quarterAt(x: number, y: number): Quarter | null {
  if (x < CITY.left || x > CITY.right || y < CITY.top || y > CITY.bottom) return null;
  const [west, east] = y < 0.5 ? (['castle', 'blacksmith'] as const) : (['cathedral', 'market'] as const);
  return x < 0 ? west : east;
}

const ACROSS: Readonly<Record<Quarter, Quarter>> = {
  castle: 'cathedral',
  cathedral: 'castle',
  blacksmith: 'market',
  market: 'blacksmith',
};

/** The quarter on the other side of the long street. */
export function nextDoor(quarter: Quarter): Quarter {
  return ACROSS[quarter];
}

/** Six places on a plate, one for each seat: two rows of three. */
export function placeIn(quarter: Quarter, seat: number): Point {
  const [x, y] = PLOTS[quarter].plate;
  return [x + PLATE.width / 2 + ((seat % 3) - 1) * 22, y + (seat < 3 ? 22 : 53)];
}

/** Where the padlock of a quarter hangs: at the corner of its plate that is near the crossing. */
export function lockOf(quarter: Quarter): Point {
  const [x, y] = PLOTS[quarter].plate;
  return [x < 0 ? x + PLATE.width - 5 : x + 5, y + 3];
}

/** The gates in its walls, where roads come in. */
const GATES: readonly Point[] = [
  [-139, -31],
  [131, -39],
  [50, 150],
];

/** The gate that is nearest to a quarter. */
export function gateOf(quarter: Quarter): Point {
  const [x, y] = PLOTS[quarter].plate;
  const far = (gate: Point): number => dist(gate, [x + PLATE.width / 2, y + PLATE.height / 2]);
  return [...GATES].sort((a, b) => far(a) - far(b))[0] ?? [0, 0];
}

/** A follower's way through the gate to the place of its seat. */
export function entryOf(quarter: Quarter, seat: number): Point[] {
  const [gate, place] = [gateOf(quarter), placeIn(quarter, seat)];
  return [gate, [place[0], gate[1] < STREET ? Math.min(gate[1] + 22, place[1]) : gate[1] - 22], place];
}

/** The middle of the street from west to east. */
const STREET = 50;

/** The Count's way from door to door, along the streets. */
export function wayOf(from: Quarter, to: Quarter): Point[] {
  const [start, end] = [PLOTS[from].door, PLOTS[to].door];
  return [start, [start[0], STREET], [end[0], STREET], end];
}

function street(d: string): string {
  return (
    line(d, 12, ink('road-2')) +
    line(d, 10, ink('road')) +
    line(d, 7, ink('road-2'), 'stroke-dasharray="1.1 2.9" stroke-opacity=".75"') +
    line(d, 5, ink('road'))
  );
}

function plate(quarter: Quarter): string {
  const { plate: corner, stitch } = PLOTS[quarter];
  const [x, y] = corner;
  const { width, height } = PLATE;
  const places = Array.from({ length: 6 }, (_, seat) => {
    const [px, py] = placeIn(quarter, seat);
    return path(scallop(px, py + 7, 8.4, 12), ink('road-2'), 'fill-opacity=".45"');
  });
  return (
    rect(x + 0.8, y + 1.6, width, height, 9, ink('wall-2'), 'fill-opacity=".28"') +
    rect(x, y, width, height, 9, ink('road-2')) +
    rect(x + 1.3, y + 1.3, width - 2.6, height - 2.6, 7.8, ink('wall')) +
    rect(
      x + 4,
      y + 4,
      width - 8,
      height - 8,
      6,
      'none',
      `stroke="${ink(stitch)}" stroke-width="1.6" stroke-dasharray="2.4 3.2" stroke-opacity=".8"`,
    ) +
    places.join('')
  );
}

function petals(length: number, width: number, colour: string, from: number): string {
  const tip = -length * 0.9;
  const d = `M0 0C${-width} ${-length * 0.45} ${-width * 0.8} ${tip} 0 ${-length}C${width * 0.8} ${tip} ${width} ${-length * 0.45} 0 0Z`;
  return Array.from({ length: 8 }, (_, i) =>
    path(d, ink(colour), `transform="translate(0 50) rotate(${from + i * 45})"`),
  ).join('');
}

/** The rosette on the crossing. */
function rosette(): string {
  const disc = ([x, y, r]: Disc, colour: string, more = ''): string => path(scallop(x, y, r, 16), ink(colour), more);
  return (
    disc([0.8, 51.6, 17], 'wall-2', 'fill-opacity=".3"') +
    disc([0, 50, 17], 'road-2') +
    disc([0, 50, 15.4], 'road') +
    petals(12.6, 3.6, 'vermilion', 0) +
    petals(8, 1.7, 'saffron', 22.5) +
    circle(0, 50, 2.2, ink('piece'))
  );
}

/** Little houses along the wall: foot, kind, roof. */
const HOUSES: readonly (readonly [number, number, string, string])[] = [
  [-136, -18, 'a', 'plum'],
  [-136, 34, 'b', 'teal-2'],
  [136, -18, 'a', 'saffron'],
  [137, 34, 'b', 'vermilion'],
  [-137, 84, 'a', 'saffron'],
  [137, 84, 'c', 'plum'],
  [-112, -28, 'b', 'saffron'],
  [-90, -29, 'a', 'vermilion-2'],
  [92, -29, 'b', 'teal-2'],
  [114, -26, 'a', 'vermilion'],
];

/** Ground for the whole block, so that no border of a tile shows; streets, plates, buildings. */
export const CITY_ART: string = [
  rect(-143, -43, 286, 186, 44, ink('town-2')),
  street(`M-138 ${STREET}H138`),
  street('M0 -40V142'),
  ...QUARTERS.map(plate),
  rosette(),
  ...HOUSES.map(([x, y, kind, roof]) => use(`house-${kind}`, x, y, 1.05, `--rf:var(--${roof})`)),
  ...QUARTERS.map((quarter) => use(`quarter-${quarter}`, ...PLOTS[quarter].foot, 0.94)),
].join('');
