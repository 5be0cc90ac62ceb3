/** Which parts of which tiles are lit, as custom properties of the tiles' elements. */
import { type Tile, segmentOf } from './tile';
import type { View } from '../view';

export interface LitPart {
  readonly x: number;
  readonly y: number;
  readonly part: number;
}

export type Glow = readonly LitPart[];

/** All segments of a feature. */
export function glowOf(view: View, feature: number): Glow {
  return view.tiles.flatMap(({ x, y, features }) =>
    features.flatMap((entry, part) => (entry === feature ? [{ x, y, part }] : [])),
  );
}

/** The feature of a segment, or -1. */
export function featureAt(view: View, x: number, y: number, part: number): number {
  return view.tiles.find((tile) => tile.x === x && tile.y === y)?.features[part] ?? -1;
}

/** Style of a tile of which some segments are lit. */
export function litStyle(tile: Tile, parts: readonly number[]): string {
  return parts
    .map((part) => {
      const { kind, index } = segmentOf(tile, part);
      if (kind === 'city') return `--g${index}:var(--town-lit);--w${index}:var(--glow);`;
      if (kind === 'road') return `--r${index}:var(--road-lit);`;
      return kind === 'field' ? `--f${index}:var(--fld-lit);` : '';
    })
    .join('');
}

interface OwnedField extends LitPart {
  readonly owners: readonly number[];
}

/** Fields with owners, tile by tile; where a farmer stands he is the sign. */
export function ownedFields(view: View): OwnedField[] {
  return view.tiles.flatMap(({ x, y, features }) =>
    features.flatMap((place, part) => {
      const { kind, owners = [] } = view.features[place] ?? {};
      const manned = view.figures.some((figure) => figure.x === x && figure.y === y && figure.part === part);
      return kind === 'field' && owners.length > 0 && !manned ? [{ x, y, part, owners }] : [];
    }),
  );
}

const mixed = (seat: number): string => `color-mix(in srgb,var(--seat-${seat + 1}) 62%,var(--fld))`;
const shared = 'color-mix(in srgb,var(--ink) 38%,var(--fld))';

/** Style of a tile whose fields show their owners; fields of nobody stay as they are. */
export function ownedStyle(view: View, tile: Tile, features: readonly number[]): string {
  return tile.fields
    .map((_, index) => {
      const feature = view.features[features[tile.cities.length + tile.roads.length + index] ?? -1];
      const [owner, other] = feature?.owners ?? [];
      return owner === undefined ? '' : `--f${index}:${other === undefined ? mixed(owner) : shared};`;
    })
    .join('');
}
