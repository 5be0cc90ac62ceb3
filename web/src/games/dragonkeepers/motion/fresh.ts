/** Where nothing moves, rings mark what the last action has changed: the spots that its notes are about. */
import { type Fact, amount, named } from '$lib/board/facts';
import { spot } from './flights';
import type { View, Side } from '../view';

function sideOf(fact: Fact): Side {
  return named(fact.args['side']) === 'right' ? 'right' : 'left';
}

/** A card that has come into a hand: in the own one the card itself, in others the hand. */
function received(next: View, seat: number, card: string): string {
  if (next.mine?.seat !== seat) return spot.hand(seat);
  return spot.own(`${card}-${next.mine.hand.filter((other) => other === card).length}`);
}

function spotsOf(fact: Fact, next: View): string[] {
  const seat = fact.seat ?? -1;
  switch (fact.key) {
    case 'take':
    case 'returned':
      return [received(next, seat, named(fact.args['card']))];
    case 'black-dragon':
      return [received(next, seat, 'black_6')];
    case 'display':
      return [spot.display(sideOf(fact))];
    case 'page':
      return [spot.page(sideOf(fact))];
    case 'play':
      return [spot.stack(seat, named(fact.args['colour']))];
    case 'fragment':
    case 'pearl':
      return [spot.ring(seat)];
    case 'crest':
    case 'crystal':
    case 'egg':
      return [spot.item(fact.key, seat)];
    case 'crystal-spent':
      return [spot.item('crystal', seat)];
    case 'chest-used':
      return [
        spot.chest(named(fact.args['chest'])),
        ...(amount(fact.args['cost']) > 0 ? [spot.item('crystal', seat)] : []),
      ];
    default:
      return [];
  }
}

export function freshSpots(notes: readonly Fact[], next: View): string[] {
  return [...new Set(notes.flatMap((fact) => spotsOf(fact, next)))];
}

/** Puts the marks on the board, and takes older ones away. */
export function mark(root: ParentNode, fresh: readonly string[]): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    node.toggleAttribute('data-fresh', fresh.includes(node.dataset['spot'] ?? ''));
  }
}
