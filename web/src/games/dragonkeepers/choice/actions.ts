/** The legal actions as the board offers them: their texts, taken apart. */
import { type Side, SIDES } from '../view';

export type End = 'left' | 'right';

export type Action =
  | { kind: 'take'; side: Side; paid: boolean; text: string }
  | { kind: 'stop' | 'done' | 'pass' | 'wind'; text: string }
  | { kind: 'put'; card: string; quill: boolean; text: string }
  | { kind: 'return'; colour: string; text: string }
  | SetAction;

export interface SetAction {
  kind: 'set';
  cards: string[];
  end: End | null;
  chest: string | null;
  text: string;
}

const PAID = '+crystal';
const QUILL = '+quill';

function isSide(text: string): text is Side {
  return SIDES.some((side) => side === text);
}

export function readAction(text: string): Action {
  if (text === 'stop' || text === 'done' || text === 'pass' || text === 'wind') return { kind: text, text };
  const paid = text.endsWith(PAID);
  const side = paid ? text.slice(0, -PAID.length) : text;
  if (isSide(side)) return { kind: 'take', side, paid, text };
  const quill = text.endsWith(QUILL);
  if (text.startsWith('put='))
    return { kind: 'put', card: text.slice(4, quill ? -QUILL.length : undefined), quill, text };
  if (text.startsWith('return=')) return { kind: 'return', colour: text.slice(7), text };
  const [rest = '', chest = null] = text.split('!');
  const [names = '', end] = rest.split('@');
  return { kind: 'set', cards: names.split('+'), end: end === 'left' || end === 'right' ? end : null, chest, text };
}

export function setText(cards: readonly string[], end: End | null, chest: string | null): string {
  return `${cards.join('+')}${end ? `@${end}` : ''}${chest ? `!${chest}` : ''}`;
}

/** The cards of the hand that an action uses. */
export function cardsOf(action: Action): readonly string[] {
  if (action.kind === 'set') return action.cards;
  return action.kind === 'put' ? [action.card] : [];
}

/** The chests that some of these actions use. */
export function chestsOf(actions: readonly Action[]): string[] {
  const found = actions.flatMap((action) => {
    if (action.kind === 'set') return action.chest ?? [];
    if (action.kind === 'put') return action.quill ? ['quill'] : [];
    return action.kind === 'wind' || action.kind === 'return' ? [action.kind] : [];
  });
  return [...new Set(found)];
}

export function setsOf(actions: readonly Action[], chest: string | null): SetAction[] {
  return actions.filter((action): action is SetAction => action.kind === 'set' && action.chest === chest);
}
