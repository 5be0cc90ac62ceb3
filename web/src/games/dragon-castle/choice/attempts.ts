/** Texts of tries; of those that are not legal the server says why. */
import type { View } from '../view';
import { type Begun, type Choices, tileToPlace } from './selection';

/** A try on a castle tile, to play or to ask about. */
export function castleAttempt(choices: Choices, view: View, cell: string): string {
  const verb = choices.verb ?? (view.power === 'destruction' ? 'destroy' : view.phase === 'picked' ? 'pair' : 'take');
  return choices.castle.get(cell) ?? `${verb}:${cell}`;
}

/** A try on a cell of the realm, to ask why it is not allowed. */
export function realmAttempt(choices: Choices, view: View, begun: Begun, cell: string): string {
  if (begun.spirit !== null) return `${begun.spirit}!${cell}`;
  if (begun.from !== null) return `${view.power === 'wind' ? 'shift' : 'move'}:${begun.from}>${cell}`;
  switch (view.phase) {
    case 'placing':
      return `${tileToPlace(choices, begun) ?? view.hand[0] ?? 'M1'}@${cell}`;
    case 'shrines':
      return `build:${cell}`;
    case 'power':
      return powerAttempt(view, cell);
    default:
      return `set:${cell}`;
  }
}

function powerAttempt(view: View, cell: string): string {
  switch (view.power) {
    case 'strength':
      return `move:${cell}>${cell}`;
    case 'wind':
      return `turn:${cell}`;
    case 'change':
      return `change:${cell}=M`;
    case 'faith':
      return `faith:${cell}`;
    default:
      return `set:${cell}`;
  }
}
