import type { CityInfo, FieldInfo, TileInfo, WayInfo } from '../types';

/** A tile as the data file prints it: edges N E S W, segments by their edges, fields by their half-edges. */
export const SIDES = 'NESW';
export const CITY = 'C';

export type { TileInfo, WayInfo };
export type Emblem = NonNullable<TileInfo['symbol']>;

/** A tile as it lies: everything is there, turned. */
export interface Tile {
  readonly id: string;
  readonly rotation: number;
  readonly edges: string;
  readonly cities: readonly CityInfo[];
  readonly roads: readonly WayInfo[];
  readonly rivers: readonly WayInfo[];
  readonly fields: readonly FieldInfo[];
  readonly cloister: boolean;
  readonly symbol: Emblem | null;
  readonly role: string | null;
}

/** The entry of a list that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new RangeError(`no entry ${index} among ${list.length}`);
  return found;
}

export function sideOf(letter: string): number {
  return SIDES.indexOf(letter);
}

/** The sides of a segment. */
export function sidesOf(segment: { readonly e: string }): number[] {
  return [...segment.e].map(sideOf);
}

export function opposite(a: number, b: number): boolean {
  return (a + 2) % 4 === b;
}

/** The data turned clockwise, so that houses and symbols stay upright on a turned tile. */
export function turned(tile: TileInfo, rotation: number): Tile {
  const edges = (e: string): string => [...e].map((side) => SIDES[(sideOf(side) + rotation) % 4]).join('');
  const halves = (h: string): string => [...h].map((half) => (Number(half) + 2 * rotation) % 8).join('');
  const turn = <T extends { readonly e: string }>(list: readonly T[] = []): T[] =>
    list.map((seg) => ({ ...seg, e: edges(seg.e) }));
  return {
    id: tile.id,
    rotation,
    edges: [...SIDES].map((_, side) => tile.edges[(side - rotation + 4) % 4]).join(''),
    cities: turn(tile.cities),
    roads: turn(tile.roads),
    rivers: turn(tile.rivers),
    fields: tile.fields.map((field) => ({ ...field, h: halves(field.h) })),
    cloister: tile.cloister ?? false,
    symbol: tile.symbol ?? null,
    role: tile.role ?? null,
  };
}

/** The field that owns a half-edge, or -1. */
export function fieldAt(tile: Tile, half: number): number {
  return tile.fields.findIndex((field) => field.h.includes(String(half)));
}

/** The city on a side, or -1. */
export function cityAt(tile: Tile, side: number): number {
  return tile.cities.findIndex((city) => city.e.includes(SIDES[side] ?? '-'));
}

/** Segments are counted as the server counts them: cities, roads, fields, cloister. */
export function partOf(tile: Tile, kind: 'city' | 'road' | 'field' | 'cloister', index: number): number {
  const first = { city: 0, road: tile.cities.length, field: tile.cities.length + tile.roads.length };
  return kind === 'cloister' ? first.field + tile.fields.length : first[kind] + index;
}

interface Segment {
  readonly kind: 'city' | 'road' | 'field' | 'cloister';
  readonly index: number;
}

export function segmentOf(tile: Tile, part: number): Segment {
  const roads = part - tile.cities.length;
  const fields = roads - tile.roads.length;
  if (roads < 0) return { kind: 'city', index: part };
  if (fields < 0) return { kind: 'road', index: roads };
  return fields < tile.fields.length ? { kind: 'field', index: fields } : { kind: 'cloister', index: 0 };
}
