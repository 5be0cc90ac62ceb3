// A game on the shelf of the home page. Loaded at once for all games, so it brings nothing of the board.

/** The colours that an emblem may lie on: `--g-*` in tokens.css. */
export type Ground = 'vermilion' | 'malachite' | 'ultramarine' | 'saffron' | 'plum';

export interface Shelf {
  /** Games stand in the order of their places; with the same place, in the order of their ids. */
  place: number;
  ground: Ground;
  /** How much there is to learn: easy, medium or complex. */
  leaves: 1 | 2 | 3;
}

/** A game's `shelf.ts` exports `defineShelf({...})` as default. Its words are `title` and `tagline` of the game. */
export function defineShelf(shelf: Shelf): Shelf {
  return shelf;
}
