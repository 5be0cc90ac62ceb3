/** The texts of actions, taken apart (docs/notation/simurgh.md). */
import type { Resource, Vassal } from '../view';

export type End = 'top' | 'bottom';

interface Spoken {
  readonly text: string;
}

export type Action = Spoken &
  (
    | { readonly kind: 'place' | 'recall'; readonly vassal: Vassal; readonly space: string }
    | { readonly kind: 'spend'; readonly space: string }
    | { readonly kind: 'lay' | 'draft' | 'pick' | 'keep' | 'mark'; readonly tile: number }
    | { readonly kind: 'return' | 'give'; readonly tile: number; readonly end: End }
    | { readonly kind: 'use' | 'unmark'; readonly ability: string }
    | { readonly kind: 'explore' | 'remove' | 'area'; readonly area: string }
    /** As the notation has it: 2veg+1meat. */
    | { readonly kind: 'pay' | 'get'; readonly bundle: string }
    | { readonly kind: 'buy' | 'take'; readonly from: string }
    | { readonly kind: 'objective'; readonly tile: number; readonly place: number }
    | { readonly kind: 'drop'; readonly resource: Resource }
    | { readonly kind: 'skip' | 'end' | 'done' | 'pass' | 'none' }
  );

/** "2veg+1meat" of the notation in the spelling of the components: "2 veg + 1 meat". */
export function spelled(bundle: string): string {
  if (bundle === 'nothing') return '';
  return bundle
    .split('+')
    .map((part) => part.replace(/^(\d+)/, '$1 '))
    .join(' + ');
}

function halves(text: string, at: string): [string, string] {
  const cut = text.indexOf(at);
  return cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)];
}

export function readAction(text: string): Action {
  const [word, rest] = text.includes(':') ? halves(text, ':') : text.includes('@') ? ['place', text] : [text, ''];
  switch (word) {
    case 'place':
    case 'recall': {
      const [vassal, space] = halves(rest, '@');
      return { text, kind: word, vassal: vassal as Vassal, space };
    }
    case 'spend':
      return { text, kind: word, space: rest };
    case 'lay':
    case 'draft':
    case 'pick':
    case 'keep':
    case 'mark':
      return { text, kind: word, tile: Number(rest) };
    case 'return':
    case 'give': {
      const [tile, end] = halves(rest, '/');
      return { text, kind: word, tile: Number(tile), end: end as End };
    }
    case 'use':
    case 'unmark':
      return { text, kind: word, ability: rest };
    case 'explore':
    case 'remove':
    case 'area':
      return { text, kind: word, area: rest };
    case 'pay':
    case 'get':
      return { text, kind: word, bundle: rest };
    case 'buy':
    case 'take':
      return { text, kind: word, from: rest };
    case 'objective': {
      const [tile, place] = halves(rest, '/');
      return { text, kind: word, tile: Number(tile), place: Number(place) };
    }
    case 'drop':
      return { text, kind: word, resource: rest as Resource };
    case 'skip':
    case 'end':
    case 'done':
    case 'pass':
    case 'none':
      return { text, kind: word };
    default:
      throw new RangeError(`no action is called ${text}`);
  }
}

export function readActions(texts: readonly string[]): Action[] {
  return texts.map(readAction);
}
