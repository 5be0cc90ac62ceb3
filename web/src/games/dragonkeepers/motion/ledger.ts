/** The view while a chain of notes is being shown: what has happened so far, nothing that is still to come. */
import { without } from '../choice/selection';
import type { Catalog, View, MineView, SeatView, Side, SideView, SupplyView } from '../view';

type Change<T> = (entry: T) => Partial<T>;

export function forSeat(view: View, seat: number, change: Change<SeatView>): View {
  return { ...view, seats: view.seats.map((entry) => (entry.seat === seat ? { ...entry, ...change(entry) } : entry)) };
}

export function forSide(view: View, side: Side, change: Partial<SideView>): View {
  return { ...view, book: { ...view.book, [side]: { ...view.book[side], ...change } } };
}

function forMine(view: View, seat: number, change: Change<MineView>): View {
  return view.mine?.seat === seat ? { ...view, mine: { ...view.mine, ...change(view.mine) } } : view;
}

export function forSupply(view: View, change: Partial<SupplyView>): View {
  return { ...view, supply: { ...view.supply, ...change } };
}

/** A card whose front everybody has seen comes into a hand. */
export function received(view: View, seat: number, card: string, catalog: Catalog): View {
  const now = forSeat(view, seat, (entry) => ({ hand: entry.hand + 1, backs: [...entry.backs, catalog.back(card)] }));
  return forMine(now, seat, (mine) => ({ hand: [...mine.hand, card] }));
}

/** Cards leave a hand; only their backs are known when they were put on the book face down. */
export function given(view: View, seat: number, backs: readonly string[], cards: readonly string[]): View {
  const now = forSeat(view, seat, (entry) => ({
    hand: entry.hand - backs.length,
    backs: without(entry.backs, backs) ?? entry.backs,
  }));
  return forMine(now, seat, (mine) => ({ hand: without(mine.hand, cards) ?? mine.hand }));
}

/** A fragment goes from the pool to the unfinished ring. */
export function ringGrows(view: View, seat: number, value: number, size: number): View {
  const fragments = view.supply.fragments.map((entry) =>
    entry.value === value ? { ...entry, count: Math.max(0, entry.count - 1) } : entry,
  );
  const left = fragments.filter((entry) => entry.count > 0).map((entry) => entry.value);
  const pool = forSupply(view, { fragments, lowest: left.at(0) ?? null, highest: left.at(-1) ?? null });
  const now = forSeat(pool, seat, (entry) => ({ ring: entry.ring + 1 }));
  return forMine(now, seat, ({ rings }) => {
    const last = rings.at(-1);
    if (!last || last.fragments.length >= size)
      return { rings: [...rings, { fragments: [value], pearl: null, worth: null }] };
    return { rings: [...rings.slice(0, -1), { ...last, fragments: [...last.fragments, value] }] };
  });
}

export function amuletDone(view: View, seat: number, done: number): View {
  return forSeat({ ...view, amulets: done }, seat, (entry) => ({ amulets: entry.amulets + 1, ring: 0 }));
}

export function pearlSet(view: View, seat: number, pearl: string): View {
  const { supply } = view;
  const left = pearl === 'red' ? { red_pearls: supply.red_pearls - 1 } : { blue_pearls: supply.blue_pearls - 1 };
  const now = forSeat(forSupply(view, left), seat, (entry) => ({ pearls: [...entry.pearls, pearl] }));
  return forMine(now, seat, ({ rings }) => {
    const last = rings.at(-1);
    return last ? { rings: [...rings.slice(0, -1), { ...last, pearl }] } : {};
  });
}

/** Crystals move between a seat and the pool; `count` is negative when they are paid. */
export function crystals(view: View, seat: number, count: number): View {
  const now = forSupply(view, { crystals: view.supply.crystals - count });
  return forSeat(now, seat, (entry) => ({ crystals: entry.crystals + count }));
}

export function egg(view: View, seat: number): View {
  const now = forSupply(view, { eggs: view.supply.eggs - 1 });
  return forSeat(now, seat, (entry) => ({ eggs: entry.eggs + 1 }));
}

export function crest(view: View, seat: number, points: number): View {
  const now = forSupply(view, { crests: view.supply.crests.filter((value) => value !== points) });
  return forSeat(now, seat, () => ({ crest: points }));
}
