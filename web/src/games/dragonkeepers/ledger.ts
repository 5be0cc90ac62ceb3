/** The view while a chain of notes is being shown: what has happened so far, nothing that is still to come. */
import { without } from './selection';
import type { Catalog, KeepersView, OwnView, SeatView, Side, SideView, SupplyView } from './view';

type Change<T> = (entry: T) => Partial<T>;

export function forSeat(view: KeepersView, seat: number, change: Change<SeatView>): KeepersView {
  return { ...view, seats: view.seats.map((entry) => (entry.seat === seat ? { ...entry, ...change(entry) } : entry)) };
}

export function forSide(view: KeepersView, side: Side, change: Partial<SideView>): KeepersView {
  return { ...view, book: { ...view.book, [side]: { ...view.book[side], ...change } } };
}

function forMine(view: KeepersView, seat: number, change: Change<OwnView>): KeepersView {
  return view.mine?.seat === seat ? { ...view, mine: { ...view.mine, ...change(view.mine) } } : view;
}

export function forSupply(view: KeepersView, change: Partial<SupplyView>): KeepersView {
  return { ...view, supply: { ...view.supply, ...change } };
}

/** A card whose front everybody has seen comes into a hand. */
export function received(view: KeepersView, seat: number, card: string, catalog: Catalog): KeepersView {
  const now = forSeat(view, seat, (entry) => ({ hand: entry.hand + 1, backs: [...entry.backs, catalog.back(card)] }));
  return forMine(now, seat, (mine) => ({ hand: [...mine.hand, card] }));
}

/** Cards leave a hand; only their backs are known when they were put on the book face down. */
export function given(
  view: KeepersView,
  seat: number,
  backs: readonly string[],
  cards: readonly string[],
): KeepersView {
  const now = forSeat(view, seat, (entry) => ({
    hand: entry.hand - backs.length,
    backs: without(entry.backs, backs) ?? entry.backs,
  }));
  return forMine(now, seat, (mine) => ({ hand: without(mine.hand, cards) ?? mine.hand }));
}

/** A fragment goes from the pool to the unfinished ring. */
export function ringGrows(view: KeepersView, seat: number, value: number, size: number): KeepersView {
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

export function amuletDone(view: KeepersView, seat: number, done: number): KeepersView {
  return forSeat({ ...view, amulets: done }, seat, (entry) => ({ amulets: entry.amulets + 1, ring: 0 }));
}

export function pearlSet(view: KeepersView, seat: number, pearl: string): KeepersView {
  const { supply } = view;
  const left = pearl === 'red' ? { red_pearls: supply.red_pearls - 1 } : { blue_pearls: supply.blue_pearls - 1 };
  const now = forSeat(forSupply(view, left), seat, (entry) => ({ pearls: [...entry.pearls, pearl] }));
  return forMine(now, seat, ({ rings }) => {
    const last = rings.at(-1);
    return last ? { rings: [...rings.slice(0, -1), { ...last, pearl }] } : {};
  });
}

/** Crystals move between a seat and the pool; `count` is negative when they are paid. */
export function crystals(view: KeepersView, seat: number, count: number): KeepersView {
  const now = forSupply(view, { crystals: view.supply.crystals - count });
  return forSeat(now, seat, (entry) => ({ crystals: entry.crystals + count }));
}

export function egg(view: KeepersView, seat: number): KeepersView {
  const now = forSupply(view, { eggs: view.supply.eggs - 1 });
  return forSeat(now, seat, (entry) => ({ eggs: entry.eggs + 1 }));
}

export function crest(view: KeepersView, seat: number, points: number): KeepersView {
  const now = forSupply(view, { crests: view.supply.crests.filter((value) => value !== points) });
  return forSeat(now, seat, () => ({ crest: points }));
}
