/** What a note brings to a seat from the pool: its art, where it goes, and the view after it. */
import { type Fact, amount, named } from '$lib/board/facts';
import type { Catalog, View } from '../view';
import { spot } from './flights';
import { crest, crystals, egg, forSupply, pearlSet, received, ringGrows } from './ledger';

interface Gained {
  /** As the pool calls it. */
  item: string;
  art: string;
  to: string;
  view: View;
}

const BLACK = 'black_6';

export function gainOf(fact: Fact, seat: number, view: View, catalog: Catalog): Gained | null {
  const { key, args } = fact;
  switch (key) {
    case 'crest': {
      const after = crest(view, seat, amount(args['points']));
      return { item: key, art: 'dk-crest', to: spot.item(key, seat), view: after };
    }
    case 'fragment': {
      const value = amount(args['value']);
      const after = ringGrows(view, seat, value, catalog.ring);
      return { item: `fragment-${value}`, art: 'dk-fragment', to: spot.ring(seat), view: after };
    }
    case 'black-dragon': {
      const pool = forSupply(view, { black_dragons: view.supply.black_dragons - 1 });
      const after = received(pool, seat, BLACK, catalog);
      return { item: 'black', art: 'dk-black-head', to: spot.hand(seat), view: after };
    }
    case 'crystal':
      return { item: key, art: 'dk-crystal', to: spot.item(key, seat), view: crystals(view, seat, 1) };
    case 'egg':
      return { item: key, art: 'dk-egg', to: spot.item(key, seat), view: egg(view, seat) };
    case 'pearl': {
      const pearl = named(args['pearl']);
      const after = pearlSet(view, seat, pearl);
      return { item: `pearl-${pearl}`, art: `dk-pearl-${pearl}`, to: spot.ring(seat), view: after };
    }
    default:
      return null;
  }
}
