/** "You will close your city: 32 points": what the chosen place would complete, in words. */
import { words } from '../kit';
import type { Target } from './selection';
import type { View, ClosingView } from '../view';

/** What the tile would complete where it is held, the seat's own features first. */
export function closingsOf(view: View, target: Target, rotation: number, seat: number): ClosingView[] {
  const place = view.places.find((entry) => entry.x === target.x && entry.y === target.y);
  const closes = place?.closes[place.rotations.indexOf(rotation)] ?? [];
  const rank = ({ owners }: ClosingView): number => (owners.includes(seat) ? 0 : owners.length === 0 ? 1 : 2);
  return [...closes].sort((a, b) => rank(a) - rank(b) || b.points - a.points);
}

export function closingText({ kind, points, owners }: ClosingView, seat: number, names: readonly string[]): string {
  const whose = owners.length === 0 ? 'free' : owners.length === 1 && owners[0] === seat ? 'mine' : 'theirs';
  return words.text(`ca-closes-${whose}`, {
    kind,
    points,
    names: owners.map((owner) => names[owner] ?? '').join(', '),
  });
}
