/** The view while a chain of notes is being shown: what has happened so far, nothing that is still to come. */
import type { Flight } from './flights';
import { spot } from './flights';
import type { PlayedTable, Win } from './table';
import type { View, SeatView } from '../view';

function forSeat(view: View, seat: number, change: (entry: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((entry) => (entry.seat === seat ? { ...entry, ...change(entry) } : entry)) };
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Cards on the table are in nobody's hand. Seats that were ready before have put theirs down already. */
export function laidDown(view: View, table: PlayedTable, before: View): View {
  let now = view;
  for (const { seat, cards } of table.seats) {
    const down = before.seats.find((entry) => entry.seat === seat)?.ready === true;
    now = forSeat(now, seat, (entry) => ({ ready: false, asked: false, hand: entry.hand - (down ? 0 : cards.length) }));
    if (now.mine?.seat === seat) {
      const hand = now.mine.commit
        ? now.mine.hand
        : without(
            now.mine.hand,
            cards.map((played) => played.card),
          );
      now = { ...now, mine: { ...now.mine, hand, commit: null } };
    }
  }
  return now;
}

/** The view when cards have gone from the table to hands and camps. */
export function received(view: View, flights: readonly Flight[]): View {
  let now = view;
  for (const { piece, to } of flights) {
    if (piece.kind !== 'card') continue;
    const home = to === spot.hand(piece.seat) ? 'hand' : 'camp';
    now = forSeat(now, piece.seat, (entry) => ({ [home]: entry[home] + 1 }));
    if (now.mine?.seat === piece.seat) {
      now = { ...now, mine: { ...now.mine, [home]: [...now.mine[home], piece.card] } };
    }
  }
  return now;
}

/** The castle lies before its new owner and counts at once. */
export function taken(view: View, win: Win): View {
  const last = view.played.length - 1;
  const played = view.played.map((entry, at) => (at === last ? { ...entry, winner: win.seat } : entry));
  return forSeat({ ...view, played }, win.seat, (entry) => ({
    points: entry.points + win.points,
    castles: [...entry.castles, win.tile],
  }));
}

/** Who is ready lies in the view; within a longer chain of notes only the mark matters. */
export function madeReady(view: View, seats: readonly (number | null)[]): View {
  return {
    ...view,
    seats: view.seats.map((entry) => (seats.includes(entry.seat) ? { ...entry, ready: true } : entry)),
  };
}

/** Hands and camps as they are at the end, unless a new game has begun. */
export function recounted(view: View, next: View): View {
  if (next.game !== view.game) return view;
  const seats = view.seats.map((seat, at) => {
    const end = next.seats[at];
    return end ? { ...seat, hand: end.hand, camp: end.camp, ready: false, asked: false } : seat;
  });
  return { ...view, seats, mine: next.mine };
}

/** The round of a tile that has just been drawn; a drum that nobody could use is already past in `next`. */
export function drawn(next: View, tile: string): View {
  const at = next.played.map((entry) => entry.tile).lastIndexOf(tile);
  if (at < 0) return next;
  const played = next.played.slice(0, at + 1);
  return { ...next, tile, round: at + 1, played, left: next.left + next.played.length - played.length };
}
