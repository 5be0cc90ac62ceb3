/** Who sits at the table, in the form that the parts of a board need. */
import type { BoardProps } from '$lib/match/board';

export type Seated = Readonly<Pick<BoardProps, 'seats'>>;

export function nameOf({ seats }: Seated, seat: number): string {
  return seats.find((entry) => entry.seat === seat)?.name ?? '';
}

/** Names by seat, as sentences take them. */
export function namesOf({ seats }: Seated): string[] {
  return seats.map((entry) => entry.name);
}
