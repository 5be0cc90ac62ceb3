/** What every part of the board needs: components, words and names. */
import { createContext } from 'svelte';
import { type Seated, nameOf, namesOf } from '$lib/board/seated';
import { type GameWords, gameWords } from '$lib/words';
import { type Plan, planOf } from './printed/anchors';
import { type Catalog, type FeatureView, GOODS, type SeatView, type TileView } from './view';

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

/** "City: 11 tiles, 4 shields, with a cathedral, goods: wine 2" */
export function sizeText(feature: FeatureView): string {
  const { kind, tiles, shields = 0, cities = 0, open, inns, cathedrals, goods = [] } = feature;
  const key = kind === 'city' && shields > 0 ? 'ca-size-shields' : `ca-size-${kind}`;
  return [
    words.text(key, { tiles, shields, cities, open }),
    ...(inns ? [words.text('ca-inn')] : []),
    ...(cathedrals ? [words.text('ca-cathedral')] : []),
    ...(goods.some((count) => count > 0) ? [goodsText(goods)] : []),
  ].join(', ');
}

/** "wine 2, cloth 1"; counts in the order of `GOODS`. */
export function goodsText(counts: readonly number[]): string {
  return GOODS.flatMap((good, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [`${words.text(`goods-${good}`)} ${count}`] : [];
  }).join(', ');
}

/** What else a seat has at home: "In the supply: builder. Goods: wine 2" */
export function stockText({ large, builder, pig, goods }: SeatView): string {
  const home = Object.entries({ large, builder, pig }).flatMap(([kind, there]) =>
    there ? [words.text(`figure-${kind}`)] : [],
  );
  const tokens = goods && goodsText(GOODS.map((good) => goods[good]));
  return [
    ...(home.length > 0 ? [words.text('ca-stock', { names: home.join(', ') })] : []),
    ...(tokens === undefined ? [] : [words.text('ca-goods', { goods: tokens || words.text('ca-no-goods') })]),
  ].join('. ');
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
  const heads = crowd.map(({ count, seat }) => `${nameOf(kit, seat)} ${count}`).join(', ');
  return feature.weights ? `${heads}. ${weightsText(kit, feature.weights)}` : heads;
}

/** A large follower counts twice: "In the majority: Hania 3, Antek 2" */
export function weightsText(kit: Kit, weights: readonly number[]): string {
  const names = weights.flatMap((weight, seat) => (weight > 0 ? [`${nameOf(kit, seat)} ${weight}`] : []));
  return words.text('ca-weights', { names: names.join(', ') });
}

/** Everything about a feature in one sentence, for readers. */
export function featureText(kit: Kit, feature: FeatureView): string {
  return `${sizeText(feature)}. ${crowdText(kit, feature)}. ${worthText(feature, namesOf(kit))}.`;
}
