// A game on the shelf of the home page. Loaded up front for all games, so it must not import the board.

/** The background colours of emblems: `--g-*` in tokens.css. */
export type Ground = 'vermilion' | 'malachite' | 'ultramarine' | 'saffron' | 'plum';

export interface Shelf {
  /** Games are ordered by place, then by id. */
  place: number;
  ground: Ground;
  /** How much there is to learn: easy, medium or complex. */
  leaves: 1 | 2 | 3;
}

/** A game's `shelf.ts` exports `defineShelf({...})` as default. Its words are `title` and `tagline` of the game. */
export function defineShelf(shelf: Shelf): Shelf {
  return shelf;
}
