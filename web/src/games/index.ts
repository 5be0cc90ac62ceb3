// The games. A game is found by its folder: src/games/<id>, or <id> in the folder that WAWEL_WEB_GAMES names.
//
// shelf.ts    its place on the shelf, `defineShelf({...})`; with emblem.svg all that the home page loads
// index.ts    its board, `defineGame({...})`, loaded when a table opens; its pieces, face/art.svg of its package, come along
// words/      words of the board, read by `$lib/words`
// guide/      pictures of the page How to play, loaded with that page
import type { Component } from 'svelte';
import type { GameFace } from '$lib/match/board';
import type { Shelf } from '$lib/match/shelf';
import { getComponents } from '$lib/net/http';
import type { GameInfo, OptionInfo } from '$lib/net/types';
import { addSprite } from '$lib/ui/art';
import { gameWords } from '$lib/words';

/** A page where a game's own boards are made. */
export interface WorkshopProps {
  components: unknown;
  layout: string | null;
}

/** A game's own way to choose an option of the kind "text" or "sets". */
export interface FieldProps {
  option: OptionInfo;
  value: string;
  label: string;
  names: readonly string[];
  components: unknown;
  onchange: (value: string) => void;
}

/** The pictures of How to play: the aim, three steps of a turn, a warning, and a small one for each row about points. */
export type PictureName = 'aim' | 'first' | 'second' | 'third' | 'mind' | `points-${number}`;

export interface PictureProps {
  name: PictureName;
  components: unknown;
}

export interface OwnField {
  Field: Component<FieldProps>;
  components: unknown;
}

type Loader<Part> = () => Promise<Part>;

// Every glob stands twice, since one that spans two folders without a common roof finds nothing.
const shelves = byGame<Shelf>(
  import.meta.glob('./*/shelf.ts', { import: 'default', eager: true }),
  import.meta.glob('$outside-web/*/shelf.ts', { import: 'default', eager: true }),
);
const emblems = byGame<string>(
  import.meta.glob('./*/emblem.svg', { query: '?raw', import: 'default', eager: true }),
  import.meta.glob('$outside-web/*/emblem.svg', { query: '?raw', import: 'default', eager: true }),
);
const faces = byGame<Loader<GameFace>>(
  import.meta.glob('./*/index.ts', { import: 'default' }),
  import.meta.glob('$outside-web/*/index.ts', { import: 'default' }),
);
const art = byGame<Loader<string>>(
  import.meta.glob('../../../src/wawel/games/*/face/art.svg', { query: '?raw', import: 'default' }),
  import.meta.glob('$outside-rules/*/face/art.svg', { query: '?raw', import: 'default' }),
);
const workshops = byGame<Loader<Component<WorkshopProps>>>(
  import.meta.glob('./*/Workshop.svelte', { import: 'default' }),
  import.meta.glob('$outside-web/*/Workshop.svelte', { import: 'default' }),
);
const fields = byGame<Loader<Component<FieldProps>>>(
  import.meta.glob('./*/OptionField.svelte', { import: 'default' }),
  import.meta.glob('$outside-web/*/OptionField.svelte', { import: 'default' }),
);

const pictures = byGame<Loader<Component<PictureProps>>>(
  import.meta.glob('./*/guide/Picture.svelte', { import: 'default' }),
  import.meta.glob('$outside-web/*/guide/Picture.svelte', { import: 'default' }),
);

/** What globs found, by the game whose folder or package holds it. */
function byGame<Part>(house: Record<string, unknown>, outside: Record<string, unknown>): Map<string, Part> {
  const found = Object.entries({ ...house, ...outside });
  const folder = (path: string): string =>
    path
      .replace(/\/(guide|face)\//, '/')
      .split('/')
      .at(-2) ?? '';
  return new Map(found.map(([path, part]) => [folder(path).replaceAll('_', '-'), part as Part]));
}

export interface ShelfGame extends Shelf {
  id: string;
  /** Art id of its emblem. */
  emblem: string;
}

/** The shelf, in the order of the home page; games without rules or without a board are "soon". */
export const SHELF: readonly ShelfGame[] = [...shelves]
  .map(([id, shelf]) => ({ ...shelf, id, emblem: `emblem-${id}` }))
  .sort((one, other) => one.place - other.place || one.id.localeCompare(other.id));

export function onShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}

/** The game that an address names, or else the first of the shelf. */
export function namedOrFirst(id: string | null): ShelfGame {
  const game = onShelf(id ?? '') ?? SHELF[0];
  if (!game) throw new Error('the shelf is empty');
  return game;
}

/** What a game is called where there is little room. */
export function shortTitle(id: string): string {
  const words = gameWords(id);
  return words.text(words.has('shelf-title') ? 'shelf-title' : 'title');
}

/** What a game is called in a list; one that is not here any more has only its id. */
export function titleOf(id: string): string {
  return onShelf(id) ? shortTitle(id) : id;
}

/** What the server knows of a game that has a board here, too; else it is "soon". */
export function playable(info: GameInfo | undefined): GameInfo | undefined {
  return info && faces.has(info.id) ? info : undefined;
}

/** The face of a game, loaded when its table opens. */
export async function loadFace(id: string): Promise<GameFace> {
  const load = faces.get(id);
  if (!load) throw new Error(`no board for ${id}`);
  return load();
}

/** Emblems are small and stand on the first page. */
export function addEmblems(): void {
  for (const [id, text] of emblems) addSprite(`emblem-${id}`, text);
}

/** Loads the pieces of a game; a game without any draws itself. */
export async function loadArt(id: string): Promise<void> {
  const load = art.get(id);
  if (load) addSprite(id, await load());
}

export function loadWorkshop(id: string): Promise<Component<WorkshopProps>> | undefined {
  return workshops.get(id)?.();
}

/** A game's own field with all that it draws; null if the game brings none. */
export async function loadOwnField(id: string): Promise<OwnField | null> {
  const load = fields.get(id);
  if (!load) return null;
  const [Field, components] = await Promise.all([load(), getComponents(id), loadArt(id)]);
  return { Field, components };
}

export function loadPicture(id: string): Promise<Component<PictureProps>> | undefined {
  return pictures.get(id)?.();
}
