/** "You will close your city: 32 points": what the chosen place would complete, in words. */
import { goodsText, words } from '../kit';
import type { Target } from './selection';
import type { ClosingView, FeatureView, FigureView, View } from '../view';

/** What the tile would complete where it is held, the seat's own features first. */
export function closingsOf(view: View, target: Target, rotation: number, seat: number): ClosingView[] {
  const place = view.places.find((entry) => entry.x === target.x && entry.y === target.y);
  const closes = place?.closes[place.rotations.indexOf(rotation)] ?? [];
  const rank = ({ owners }: ClosingView): number => (owners.includes(seat) ? 0 : owners.length === 0 ? 1 : 2);
  return [...closes].sort((a, b) => rank(a) - rank(b) || b.points - a.points);
}

export function closingText(closing: ClosingView, seat: number, names: readonly string[]): string {
  const { kind, points, owners, goods } = closing;
  const whose = owners.length === 0 ? 'free' : owners.length === 1 && owners[0] === seat ? 'mine' : 'theirs';
  const paid = words.text(`ca-closes-${whose}`, {
    kind,
    points,
    names: owners.map((owner) => names[owner] ?? '').join(', '),
  });
  return goods ? `${paid} ${words.text('ca-closes-goods', { goods: goodsText(goods) })}` : paid;
}

/** What of the seat's builder the tile would extend where it is held, so that a second tile follows; null: nothing. */
export function extendedBy(view: View, target: Target, rotation: number, seat: number): FeatureView['kind'] | null {
  const place = view.places.find((entry) => entry.x === target.x && entry.y === target.y);
  if (!place?.second?.[place.rotations.indexOf(rotation)]) return null;
  return view.features[builderOf(view, seat)?.feature ?? -1]?.kind ?? 'road';
}

export function builderOf(view: View, seat: number): FigureView | undefined {
  return view.figures.find((figure) => figure.figure === 'builder' && figure.seat === seat);
}
