/** What the server tells this board: everything is public but the covered tiles, and those do not exist yet. */
import type { Argument } from '$lib/words';

export type Phase = 'setup' | 'start' | 'picked' | 'placing' | 'resolve' | 'shrines' | 'after' | 'power' | 'over';

export interface StackView {
  cell: string;
  height: number;
  /** The face on top; null while a tile is about to come to light. */
  tile: string | null;
  available: boolean;
  short: boolean;
  top: boolean;
}

export interface CastleView {
  layout: string | null;
  plan: string[];
  columns: number;
  rows: number;
  left: number;
  level: number;
  stacks: StackView[];
}

export interface CellView {
  cell: string;
  height: number;
  /** The face on top; null for an empty cell and for a back. */
  tile: string | null;
  shrine: boolean;
  placeable: boolean;
}

export interface SeatView {
  seat: number;
  points: number;
  shrines: number;
  shrine_points: number;
  pool: number;
  tokens: number;
  dragon_points: number;
  worth: number;
  hidden: number;
  room: number;
  realm: CellView[][];
}

export interface SpiritView {
  id: string;
  rule: string;
  used: boolean;
  owes: boolean;
  callable: boolean;
  targets: number;
}

export interface PartView {
  key: string;
  rule: string;
  count: number;
  points: number;
  /** Those of the words `score-<key>`. */
  args: Record<string, Argument>;
}

export interface DragonView {
  id: string;
  rule: string;
  values: number[];
  parts: PartView[][];
}

export interface TrackView {
  pile: number;
  spaces: boolean[];
  summons: number;
  open: boolean;
  last_round: boolean;
}

export interface SetView {
  /** What the set counts as; null for a set of one number. */
  type: string | null;
  number: number | null;
  cells: string[];
  points: number;
  shrines: number;
}

export interface PreviewView {
  tile: string;
  cell: string;
  level: number;
  set: SetView;
  due: boolean;
}

export interface CastleGameView {
  phase: Phase;
  seat: number | null;
  first: number | null;
  round: number;
  realm: string;
  castle: CastleView;
  unseen: Record<string, number>;
  supply: number;
  discarded: number;
  track: TrackView;
  spirits: SpiritView[];
  dragons: DragonView[];
  seats: SeatView[];
  hand: string[];
  origin: { cell: string; level: number } | null;
  power: string | null;
  elegance: string | null;
  /** Sets that can be turned now. */
  sets: SetView[];
  /** Sets that a tile would make as another type. */
  changes: { cell: string; type: string; set: SetView }[];
  building: { cells: string[]; allowance: number } | null;
  previews: PreviewView[];
}

export interface LayoutInfo {
  id: string;
  name_pl: string;
  name_en: string;
  standard?: boolean;
  best_for: number[];
  grid: string[];
}

export interface Components {
  layout: LayoutInfo[];
  layouts: { total_tiles: number; max_columns: number; max_rows: number; max_height: number };
  /** Has an entry for every number of seats. */
  ground_range: Record<string, [number, number]>;
  spirit: { id: string }[];
  dragon: { id: string }[];
  shrine: { points: number[] };
}

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
