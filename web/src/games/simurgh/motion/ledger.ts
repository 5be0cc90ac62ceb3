/** What single facts change in a view: enough to show the way to the next one, which then says all of it. */
import { type Fact, allNamed, amount, named } from '$lib/board/facts';
import {
  type AreaView,
  type DragonView,
  type Resource,
  type SeatView,
  type View,
  type SpaceView,
  type Vassal,
  isResource,
} from '../view';

const things = /^(\w+)-(\d+)$/;

function forSeat(view: View, seat: number, change: (old: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((old) => (old.seat === seat ? { ...old, ...change(old) } : old)) };
}

/** The key of a space in a fact, where "w2-3" stands for "w2.3". */
export function spaceOf(fact: Fact): string {
  return named(fact.args['space']).replace(/^(w\d)-/, '$1.');
}

export function vassalOf(fact: Fact): Vassal {
  return named(fact.args['vassal']) === 'rider' ? 'rider' : 'spearman';
}

/** The things of a fact and how many of each. */
export function goodsOf(fact: Fact): { thing: string; count: number }[] {
  return allNamed(fact.args['goods']).flatMap((entry) => {
    const found = things.exec(entry);
    return found ? [{ thing: found[1] ?? '', count: Number(found[2]) }] : [];
  });
}

/** The area where a tile lies. */
export function areaOf(view: View, tile: number): AreaView | undefined {
  return view.wilds.find((area) => area.tile === tile);
}

function forSpace(view: View, space: string, change: (old: SpaceView) => SpaceView): View {
  const each = (old: SpaceView): SpaceView => (old.space === space ? change(old) : old);
  return {
    ...view,
    city: view.city.map(each),
    wilds: view.wilds.map((area) => ({ ...area, spaces: area.spaces.map(each) })),
  };
}

function stood(view: View, seat: number, vassal: Vassal, space: string): View {
  return forSpace(view, space, (old) => ({ ...old, vassals: [...old.vassals, { seat, vassal }] }));
}

function left(view: View, seat: number, vassal: Vassal, space: string): View {
  return forSpace(view, space, (old) => {
    const at = old.vassals.findIndex((entry) => entry.seat === seat && entry.vassal === vassal);
    return { ...old, vassals: old.vassals.filter((_, place) => place !== at) };
  });
}

function freed(view: View, seat: number, vassal: Vassal, by: number): View {
  return forSeat(view, seat, (old) => ({ free: { ...old.free, [vassal]: Math.max(0, old.free[vassal] + by) } }));
}

function traded(view: View, fact: Fact, seat: number, sign: 1 | -1): View {
  return forSeat(view, seat, (old) => {
    const goods: Record<Resource, number> = { ...old.goods };
    let change = 0;
    for (const { thing, count } of goodsOf(fact)) {
      if (!isResource(thing)) continue;
      goods[thing] += sign * count;
      change += sign * count;
    }
    return { goods, total: old.total + change };
  });
}

/** A marker comes to a slot of the seat's dragon of that kind, or leaves it. */
function marked(view: View, fact: Fact, seat: number, on: boolean): View {
  const slot = amount(fact.args['slot']) - 1;
  const kind = named(fact.args['dragon']);
  return forSeat(view, seat, (old) => {
    const at = old.dragons.findIndex((dragon) => dragon.dragon === kind && dragon.markers[slot] !== on);
    const turn = (dragon: DragonView): DragonView => ({
      ...dragon,
      markers: dragon.markers.map((has, place) => (place === slot ? on : has)),
    });
    return {
      dragons: old.dragons.map((dragon, place) => (place === at ? turn(dragon) : dragon)),
      markers: old.markers + (on ? 1 : -1),
    };
  });
}

/** A hand grows or shrinks; a tile that its owner sees leaves it. */
function held(view: View, seat: number, by: number, tile: number | null): View {
  const mine = view.mine && { ...view.mine, hand: view.mine.hand.filter((own) => own !== tile) };
  return forSeat({ ...view, mine }, seat, (old) => ({ hand: Math.max(0, old.hand + by) }));
}

function scored(view: View, seat: number, points: number): View {
  return forSeat(view, seat, (old) => ({ points: old.points + points }));
}

function laid(view: View, tile: number, area: string): View {
  const spaces = [1, 2, 3, 4].map((place) => ({ space: `${area}.${place}`, vassals: [], why: null }));
  return { ...view, wilds: view.wilds.map((old) => (old.area === area ? { ...old, tile, vassals: 0, spaces } : old)) };
}

function cleared(view: View, tile: number): View {
  return {
    ...view,
    wilds: view.wilds.map((old) => (old.tile === tile ? { ...old, tile: null, vassals: 0, spaces: [] } : old)),
  };
}

/** The level that an explorer reaches, or one above it. */
export function levelOf(view: View, fact: Fact, above: 0 | -1): string {
  const area = areaOf(view, Number(named(fact.args['tile'])))?.area ?? '';
  return `${area}.${amount(fact.args['level']) + above}`;
}

function market(view: View, place: number, tile: number | null): View {
  return { ...view, market: view.market.map((old, at) => (at === place - 1 ? tile : old)) };
}

/** What a fact takes away, at its beginning. */
export function leaving(view: View, fact: Fact): View {
  const seat = fact.seat ?? 0;
  const tile = Number(named(fact.args['tile']));
  switch (fact.key) {
    case 'turn':
      return { ...view, seat };
    case 'placed':
    case 'spent':
      return freed(view, seat, vassalOf(fact), -1);
    case 'recalled':
    case 'spent-from':
      return left(view, seat, vassalOf(fact), spaceOf(fact));
    case 'explored':
      return left(view, seat, 'rider', levelOf(view, fact, -1));
    case 'paid':
      return traded(view, fact, seat, -1);
    case 'paid-points':
      return scored(view, seat, -amount(fact.args['points']));
    case 'ability':
    case 'unmarked':
      return marked(view, fact, seat, false);
    case 'laid':
      return { ...held(view, seat, -1, tile), laying: null };
    case 'chronicle':
      return cleared(view, tile);
    case 'took-tile':
      return market(view, amount(fact.args['area']), null);
    case 'gave-top':
    case 'gave-bottom':
      return held(view, seat, -1, tile);
    case 'gave-top-hidden':
    case 'gave-bottom-hidden':
      return held(view, seat, -1, null);
    default:
      return view;
  }
}

/** What a fact brings, at its end. */
export function arriving(view: View, fact: Fact): View {
  const seat = fact.seat ?? 0;
  const tile = Number(named(fact.args['tile']));
  switch (fact.key) {
    case 'placed':
      return stood(view, seat, vassalOf(fact), spaceOf(fact));
    case 'recalled':
      return freed(view, seat, vassalOf(fact), 1);
    case 'explored':
      return stood(view, seat, 'rider', levelOf(view, fact, 0));
    case 'gained':
      return traded(view, fact, seat, 1);
    case 'scored':
    case 'scored-objective':
    case 'scored-resources':
      return scored(view, seat, amount(fact.args['points']));
    case 'marked':
      return marked(view, fact, seat, true);
    case 'laid':
      return laid(view, tile, named(fact.args['area']));
    case 'chronicle':
      return {
        ...view,
        chronicle: [...view.chronicle, tile],
        end: { ...view.end, chronicle: amount(fact.args['count']) },
      };
    case 'took-tile':
    case 'drew-tile':
    case 'drew-tile-hidden':
      return held(view, seat, 1, null);
    case 'turned-up':
      return market(view, amount(fact.args['area']), tile);
    default:
      return view;
  }
}

/** What is no longer true once the next thing happens: choices and their reasons. */
export function resting(view: View): View {
  const quiet = (space: SpaceView): SpaceView => ({ ...space, why: null });
  const mine = view.mine && {
    ...view.mine,
    lay: null,
    abilities: null,
    explore: null,
    areas: null,
    buy: null,
    take: null,
    objective: null,
  };
  return {
    ...view,
    mine,
    city: view.city.map(quiet),
    wilds: view.wilds.map((area) => ({ ...area, spaces: area.spaces.map(quiet) })),
  };
}
