/** What pieces need where they are drawn away from a table: components and names, and nothing that moves. */
import { Places } from './motion';
import type { Seated } from './seated';

interface StillKit<Catalog> extends Seated {
  readonly catalog: Catalog;
  readonly mine: readonly number[];
  readonly places: Places;
}

export function stillKit<Catalog>(catalog: () => Catalog, seats: () => Seated['seats'] = () => []): StillKit<Catalog> {
  return {
    get catalog() {
      return catalog();
    },
    get seats() {
      return seats();
    },
    mine: [],
    places: new Places(),
  };
}
