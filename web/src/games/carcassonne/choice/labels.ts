/** The choices on the map in words. */
import { type Kit, featureText, nameOf, words } from '../kit';
import type { View } from '../view';
import type { Target } from './selection';

/** A choice as a reader hears it. */
export function targetLabel(kit: Kit, view: View, target: Target): string {
  const { x, y } = target;
  const feature = target.feature === null ? undefined : view.features[target.feature];
  if (target.kind === 'place') return words.text('ca-target-place', { x, y, count: target.rotations.length });
  if (target.kind === 'fairy') return words.text('ca-target-fairy', { x, y });
  if (target.kind === 'knight') return words.text('ca-target-knight', { x, y, seat: ownerName(kit, view, target) });
  if (target.kind === 'step') {
    const eaten = target.eats.flatMap((index) => view.figures[index] ?? []);
    const names = eaten
      .map((figure) => `${words.text(`role-${figure.role}`)} (${nameOf(kit, figure.seat)})`)
      .join(', ');
    return words.text(`ca-target-step-${target.key}`, { x, y }) + (names ? ` ${words.text('ca-eats', { names })}` : '');
  }
  const role = words.text(`ca-role-on-${feature?.kind ?? 'field'}`);
  return `${role} (${x}, ${y}). ${feature ? featureText(kit, feature) : ''}`;
}

function ownerName(kit: Kit, view: View, target: Target): string {
  const figure = view.figures.find(
    (entry) => entry.x === target.x && entry.y === target.y && entry.part === target.part,
  );
  return figure ? nameOf(kit, figure.seat) : '';
}
