/** What helps a board to read what the server tells: everything is public but the covered tiles. */
import type { CellView, SeatView, StackView } from './types';

export type * from './types';

export interface Place {
  column: number;
  row: number;
}

/** "c4" is the third column and the fourth row. */
export function placeOf(cell: string): Place {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function cellOf({ column, row }: Place): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** "S" for "S4": merchants, soldiers, farmers, seasons, winds, dragons. */
export function typeOf(tile: string): string {
  return tile.charAt(0);
}

export function cellsOf(seat: SeatView): CellView[] {
  return seat.realm.flat();
}

/** Stacks row by row, each row from left to right. */
export function rowsOf(stacks: readonly StackView[]): { row: number; stacks: StackView[] }[] {
  const rows = [...new Set(stacks.map((stack) => placeOf(stack.cell).row))].sort((a, b) => a - b);
  const column = (stack: StackView): number => placeOf(stack.cell).column;
  return rows.map((row) => ({
    row,
    stacks: stacks.filter((stack) => placeOf(stack.cell).row === row).sort((a, b) => column(a) - column(b)),
  }));
}
