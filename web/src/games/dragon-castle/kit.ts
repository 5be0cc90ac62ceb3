/** What every part of the board needs: words, names, and sentences about tiles and cells. */
import { createContext } from 'svelte';
import { type GameWords, capital, gameWords } from '$lib/words';
import type { Seated } from '$lib/board/seated';
import { type CellView, type SetView, type StackView, placeOf, typeOf } from './view';

export const GAME = 'dragon-castle';

interface Kit extends Seated {
  /** The perspective, -1 for a spectator. */
  readonly seat: number;
}

export const [getKit, setKit] = createContext<Kit>();
export { nameOf } from '$lib/board/seated';

export const words: GameWords = gameWords(GAME);

/** "żołnierz 4", "pora roku: wiosna". */
export function tileName(tile: string): string {
  return words.text(`tile-${tile}`);
}

/** The tile as the object of a sentence: "żołnierza 4". */
export function tileObject(tile: string): string {
  const own = `dc-object-${tile}`;
  return words.text(words.has(own) ? own : `dc-object-${typeOf(tile)}`, { number: Number(tile.charAt(1)) });
}

/** "5 żołnierzy", "4 kamienie z numerem 2". */
export function setName(set: SetView): string {
  const count = set.cells.length;
  return set.type === null
    ? words.text('dc-some-number', { count, number: set.number ?? 0 })
    : words.text(`dc-some-${set.type}`, { count });
}

export function typeName(type: string): string {
  return capital(words.text(`type-${type}`));
}

function at(cell: string): { row: number; column: number } {
  const { row, column } = placeOf(cell);
  return { row: row + 1, column: column + 1 };
}

/** "rząd 3, kolumna 2, poziom 2: żołnierz 4, dostępny, pasuje do pary". */
export function stackLabel(stack: StackView, state: string): string {
  const tile = stack.tile ? tileName(stack.tile) : words.text('dc-uncovering');
  return words.text('dc-stack', { ...at(stack.cell), level: stack.height, tile, state });
}

export function cellLabel(cell: CellView, state: string): string {
  const top =
    cell.height === 0
      ? words.text('dc-empty')
      : cell.shrine
        ? words.text('dc-top-shrine')
        : cell.tile
          ? tileName(cell.tile)
          : words.text('dc-top-back');
  const label =
    cell.height === 0
      ? words.text('dc-cell-empty', { ...at(cell.cell), top })
      : words.text('dc-cell', { ...at(cell.cell), height: cell.height, top });
  return state ? `${label}, ${state}` : label;
}

/** A realm in one sentence, for a small picture of it. */
export function realmLabel(name: string, cells: readonly CellView[]): string {
  const up = cells.filter((cell) => cell.tile !== null);
  const kinds = [...'MSFPWD'].flatMap((type) => {
    const count = up.filter((cell) => typeOf(cell.tile ?? '') === type).length;
    return count > 0 ? [words.text(`dc-some-${type}`, { count })] : [];
  });
  return words.text('dc-realm-picture', {
    name,
    tiles: kinds.join(', ') || words.text('dc-none'),
    shrines: cells.filter((cell) => cell.shrine).length,
    free: cells.filter((cell) => cell.height === 0).length,
  });
}
