/** Bookkeeping while notes are shown: the view after one fact, until the last scene shows the true one. */
import { type Fact, allNamed, amount, named } from '$lib/board/facts';
import type { View, CellView, SeatView } from '../view';

function changeSeat(view: View, seat: number | null, change: (seat: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function changeCells(
  seat: SeatView,
  cells: readonly string[],
  change: (cell: CellView) => Partial<CellView>,
): CellView[][] {
  return seat.realm.map((row) => row.map((cell) => (cells.includes(cell.cell) ? { ...cell, ...change(cell) } : cell)));
}

function onCells(view: View, fact: Fact, cells: string[], change: (cell: CellView) => Partial<CellView>): View {
  return changeSeat(view, fact.seat, (seat) => ({ realm: changeCells(seat, cells, change) }));
}

function gained(view: View, fact: Fact): View {
  return changeSeat(view, fact.seat, (seat) => ({ points: seat.points + amount(fact.args['points']) }));
}

/** A tile leaves the castle; what lay under it comes to light with a note of its own. */
function lifted(view: View, cell: string): View {
  const stacks = view.castle.stacks
    .map((stack) => (stack.cell === cell ? { ...stack, height: stack.height - 1, tile: null } : stack))
    .filter((stack) => stack.height > 0);
  return { ...view, castle: { ...view.castle, left: view.castle.left - 1, stacks } };
}

function shown(view: View, cell: string, tile: string): View {
  const stacks = view.castle.stacks.map((stack) => (stack.cell === cell ? { ...stack, tile } : stack));
  return { ...view, castle: { ...view.castle, stacks } };
}

function without(hand: readonly string[], tile: string): string[] {
  const at = hand.indexOf(tile);
  return hand.filter((_, index) => index !== at);
}

function moved(view: View, fact: Fact, tile: string | null): View {
  const left = onCells(view, fact, [named(fact.args['start'])], (cell) => ({ height: cell.height - 1, tile: null }));
  return onCells(left, fact, [named(fact.args['end'])], (cell) => ({ height: cell.height + 1, tile }));
}

function summoned(view: View, fact: Fact): View {
  const last = view.track.spaces.lastIndexOf(true);
  const pile = last < 0 ? view.track.pile - 1 : view.track.pile;
  const track = { ...view.track, pile, spaces: view.track.spaces.map((laid, at) => laid && at !== last) };
  return changeSeat({ ...view, track }, fact.seat, () => ({ tokens: amount(fact.args['tokens']) }));
}

/** The view after a fact; facts that change nothing on the table leave it as it is. */
export function after(view: View, fact: Fact): View {
  const cell = named(fact.args['cell']);
  const tile = named(fact.args['tile']);
  switch (fact.key) {
    case 'take':
    case 'pair':
      return { ...lifted(view, cell), hand: fact.key === 'take' ? [tile] : [...view.hand, tile] };
    case 'destroyed':
      return lifted(view, cell);
    case 'shown':
      return shown(view, cell, tile);
    case 'shrine':
      return changeSeat({ ...view, supply: view.supply - 1 }, fact.seat, () => ({ pool: amount(fact.args['pool']) }));
    case 'discard':
      return gained({ ...view, hand: [], discarded: view.discarded + 1 }, fact);
    case 'summon':
      return summoned(view, fact);
    case 'place':
      return onCells({ ...view, hand: without(view.hand, tile) }, fact, [cell], () => ({
        height: amount(fact.args['level']),
        tile,
      }));
    case 'set':
    case 'set-number':
      return gained(
        onCells(view, fact, allNamed(fact.args['cells']), () => ({ tile: null })),
        fact,
      );
    case 'bonus-dragons':
    case 'bonus-beauty':
      return gained(view, fact);
    case 'build':
    case 'faith':
      return changeSeat(
        onCells(view, fact, [cell], () => ({ shrine: true })),
        fact.seat,
        (seat) => ({ pool: seat.pool - 1 }),
      );
    case 'spirit-shrine':
      return changeSeat(view, fact.seat, (seat) => ({ pool: seat.pool - 1 }));
    case 'spirit-tile':
      return onCells(view, fact, [cell], (one) => ({ height: one.height - 1, tile: null }));
    case 'turned':
      return onCells(view, fact, [cell], () => ({ tile: null }));
    case 'moved':
      return moved(view, fact, tile);
    case 'moved-back':
      return moved(view, fact, null);
    case 'shifted': {
      const freed = onCells(view, fact, [named(fact.args['start'])], () => ({ shrine: false }));
      return onCells(freed, fact, [named(fact.args['end'])], () => ({ shrine: true }));
    }
    default:
      return view;
  }
}
