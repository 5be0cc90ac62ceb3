/** A tile's data becomes shapes: towns with walls, roads, rivers. */
import { type Tile } from './tile';
import { type Reach, type Town, greatCity, reaches, towns } from './towns';
import { type Ways, ways } from './ways';

export const ROAD_WIDTH = 9;
export const RIVER_WIDTH = 14;
export const WALL_WIDTH = 5;

export interface Geometry extends Ways {
  readonly towns: readonly Town[];
  readonly great: Town | null;
  /** Corners that a tower closes. */
  readonly pinches: readonly Reach[];
}

export function geometry(tile: Tile): Geometry {
  const pinches = reaches(tile);
  const cities = towns(tile, pinches);
  const great = greatCity(tile);
  return { ...ways(tile, cities, great), towns: cities, great, pinches };
}
