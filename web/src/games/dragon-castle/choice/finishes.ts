/** The ways to finish with a tile of the castle, in words: what each would give in its best place. */
import { words } from '../kit';
import type { OutcomeView, WaysView } from '../view';

export interface Way {
  id: 'pair' | 'shrine' | 'discard';
  label: string;
  note: string;
  /** What is gained besides, where there is room to say it. */
  more?: string;
  /** Points at once; null for a way that is not open. */
  gain: number | null;
  /** The tiles and pieces that stand for it. */
  pieces: readonly string[];
}

/** "zestaw: 6 żołnierzy", or how large a group would be without one. */
function outcomeNote({ type, size, points }: OutcomeView): string {
  const tiles = words.text(`dc-some-${type}`, { count: size });
  return words.text(points > 0 ? 'dc-way-set' : 'dc-way-group', { tiles });
}

function pair({ tile, partners, pair: found }: WaysView): Way {
  return {
    id: 'pair',
    label: words.text('dc-way-pair'),
    note: found ? outcomeNote(found) : words.text('dc-way-no-pair'),
    gain: found && partners.length > 0 ? found.points : null,
    pieces: [tile, tile],
  };
}

function shrine({ tile, pool, shrine: found }: WaysView): Way {
  return {
    id: 'shrine',
    label: words.text('dc-shrine'),
    note: found ? outcomeNote(found) : words.text('dc-way-closed'),
    more: found ? words.text('dc-way-pool', { pool }) : '',
    gain: found ? found.points : null,
    pieces: [tile, 'shrine'],
  };
}

function discard({ tile, discard: points }: WaysView): Way {
  return {
    id: 'discard',
    label: words.text('dc-way-discard'),
    note: words.text(points === null ? 'dc-way-closed' : 'dc-way-nothing'),
    gain: points,
    pieces: [tile],
  };
}

export function waysOf(tile: WaysView): readonly Way[] {
  return [pair(tile), shrine(tile), discard(tile)];
}
