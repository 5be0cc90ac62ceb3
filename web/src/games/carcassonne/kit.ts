/** What every part of the board needs: components, words and names. */
import { createContext } from 'svelte';
import { type Seated, nameOf, namesOf } from '$lib/board/seated';
import { type GameWords, gameWords } from '$lib/words';
import { type Plan, planOf } from './printed/anchors';
import type { Catalog, FeatureView, TileView } from './view';

const GAME = 'carcassonne';

export interface Kit extends Seated {
  readonly catalog: Catalog;
  readonly mine: readonly number[];
}

export const [getKit, setKit] = createContext<Kit>();
export { nameOf, namesOf } from '$lib/board/seated';

export const words: GameWords = gameWords(GAME);

export function planFor(kit: Kit, tile: Pick<TileView, 'id' | 'rotation'>): Plan {
  return planOf(kit.catalog.tile(tile.id), tile.rotation);
}

/** "City: 11 tiles, 4 shields" */
export function sizeText(feature: FeatureView): string {
  const { kind, tiles, shields = 0, cities = 0, open } = feature;
  const key = kind === 'city' && shields > 0 ? 'ca-size-shields' : `ca-size-${kind}`;
  return words.text(key, { tiles, shields, cities, open });
}

/** "Now 15 points, 32 when complete"; names stand by seat. */
export function worthText(feature: FeatureView, names: readonly string[]): string {
  const { kind, worth, closed, open, gains, owners = [] } = feature;
  if (gains)
    return words.text('ca-worth-field-each', {
      gains: owners.map((seat) => `${names[seat] ?? ''} ${gains[seat] ?? 0}`).join(', '),
    });
  if (kind === 'field') return words.text('ca-worth-field', { points: worth });
  if (open === 0) return words.text('ca-worth-complete', { points: worth });
  return closed === undefined
    ? words.text('ca-worth', { points: worth })
    : words.text('ca-worth-both', { points: worth, closed });
}

/** Followers by seat: "Hania 2, Antek 1". */
export function crowdText(kit: Kit, feature: FeatureView): string {
  const crowd = (feature.followers ?? []).map((count, seat) => ({ count, seat })).filter((entry) => entry.count > 0);
  if (crowd.length === 0) return words.text('ca-nobody');
  return crowd.map(({ count, seat }) => `${nameOf(kit, seat)} ${count}`).join(', ');
}

/** Everything about a feature in one sentence, for readers. */
export function featureText(kit: Kit, feature: FeatureView): string {
  return `${sizeText(feature)}. ${crowdText(kit, feature)}. ${worthText(feature, namesOf(kit))}.`;
}
