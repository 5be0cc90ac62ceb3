/** What every part of the board needs: components, words and names. */
import { createContext } from 'svelte';
import type { Seated } from '$lib/board/seated';
import { type GameWords, gameWords, listed } from '$lib/words';
import type { Places } from '$lib/board/motion';
import type { Catalog, StackView } from './view';

const GAME = 'dragonkeepers';

interface Kit extends Seated {
  readonly catalog: Catalog;
  readonly mine: readonly number[];
  readonly places: Places;
}

export const [getKit, setKit] = createContext<Kit>();
export { nameOf } from '$lib/board/seated';

export const words: GameWords = gameWords(GAME);

/** The front of a card in one word. */
export function frontName(kit: Kit, card: string): string {
  return words.text(`colour-${kit.catalog.front(card)}`);
}

/** The page that a back becomes, as a reader hears it. */
export function backLabel(kit: Kit, back: string): string {
  const page = kit.catalog.page(back);
  const said = page?.number
    ? words.text('dk-back-number', { number: page.number })
    : words.text(`back-${page?.colour ?? ''}`);
  return page?.starting ? words.text('dk-back-ribbon', { back: said }) : said;
}

/** The whole content of a card, as a reader hears it. */
export function cardLabel(kit: Kit, card: string): string {
  return words.text('dk-card', {
    front: words.text(`dk-dragon-${kit.catalog.front(card)}`),
    back: backLabel(kit, kit.catalog.back(card)),
  });
}

/** "3 green dragons", in the case that a verb asks for. */
export function dragons(number: number, colour: string): string {
  return words.text(`dk-dragons-${colour}`, { number });
}

/** "2 green dragons and a joker", in the same case. */
export function dragonsAnd(number: number, colour: string, jokers: number): string {
  const parts = jokers > 0 ? [words.text('dk-with-jokers', { number: jokers })] : [];
  return listed([dragons(number, colour), ...parts]);
}

export function rewardText(items: readonly string[]): string {
  return listed(items.map((item) => words.text(`item-${item}`)));
}

export function stackLabel(stack: StackView): string {
  const said = words.text('dk-stack', { colour: `colour.${stack.colour}`, count: stack.size });
  return stack.open ? said : `${said}. ${lockedWhy(stack)}`;
}

/** Why nothing can be added to a stack. */
export function lockedWhy(stack: StackView): string {
  const between = stack.between.map((colour) => words.text(`dk-between-${colour}`));
  return words.text('dk-locked', { between: listed(between) });
}

/** The paper of a colour: its tint, and a pattern for eyes that do not tell the tints apart. */
export function paper(colour: string): string {
  return `--k:var(--p-${colour}),var(--k-${colour})`;
}

/** Art of what a reward brings. */
export function itemArt(item: string): string {
  if (item.startsWith('fragment')) return 'dk-fragment';
  return item === 'black_dragon' ? 'dk-black-head' : `dk-${item}`;
}
