/** What every part of the board needs: components, words and names. */
import { createContext } from 'svelte';
import { type GameWords, capital, gameWords } from '$lib/words';
import type { Seated } from '$lib/board/seated';
import type { Places } from '$lib/board/motion';
import type { Mark } from './motion/table';
import type { Catalog, Material } from './view';

const GAME = 'knights-and-castles';

export interface Kit extends Seated {
  readonly catalog: Catalog;
  readonly mine: readonly number[];
  readonly places: Places;
}

export const [getKit, setKit] = createContext<Kit>();
export { nameOf, namesOf } from '$lib/board/seated';

export const words: GameWords = gameWords(GAME);

export function cardName(card: string): string {
  return capital(words.text(`card-${card}`));
}

/** A short name for narrow cards. */
export function shortName(card: string): string {
  return words.has(`rz-short-${card}`) ? capital(words.text(`rz-short-${card}`)) : cardName(card);
}

/** The whole content of a card, as a reader hears it. */
export function cardLabel(kit: Kit, card: string, mark: Mark | null = null): string {
  const strength = kit.catalog.strength(card);
  const name = cardName(card);
  const label = strength ? words.text('rz-card', { name, ...strength }) : words.text('rz-card-returns', { name });
  return mark ? words.text('rz-card-marked', { card: label, mark: words.text(`rz-mark-${mark}`) }) : label;
}

export function tileName(kit: Kit, tile: string): string {
  return kit.catalog.material(tile) ? capital(words.text(`tile-${tile}`)) : words.text('rz-drum');
}

export function pointsText(points: number): string {
  return words.text('rz-points', { points });
}

/** Colour of the frame round a tile. */
export function frameColour(material: Material | null): string {
  return { stone: 'var(--wy-stone)', brick: 'var(--vermilion)', wood: 'var(--wy-wood)', drum: 'var(--gold)' }[
    material ?? 'drum'
  ];
}

const CASTLE = /^(stone|brick|wood)_(small|large)$/;

/** Art of a tile: a castle is called by its material and size, a drum is a drum. */
export function tileArt(tile: string): string {
  const castle = CASTLE.exec(tile);
  return castle ? `rz-castle-${castle[1]}-${castle[2]}` : 'rz-drum';
}
