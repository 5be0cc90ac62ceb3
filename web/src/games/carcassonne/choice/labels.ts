/** The choices on the map in words: what lies and stands there, never where it is in numbers. */
import { type Kit, featureText, nameOf, words } from '../kit';
import { type FigureView, type View, tileAt } from '../view';
import type { Target } from './selection';

const SIDES = [
  ['N', 0, -1],
  ['E', 1, 0],
  ['S', 0, 1],
  ['W', -1, 0],
] as const;

/** A choice as a reader hears it. */
export function targetLabel(kit: Kit, view: View, target: Target): string {
  if (target.kind === 'place')
    return words.text('ca-target-place', { beside: besideText(view, target), count: target.rotations.length });
  const tile = tileText(view, target);
  if (target.kind === 'fairy')
    return words.text('ca-target-fairy', { tile, names: figuresText(kit, standing(view, target)) });
  if (target.kind === 'knight') {
    const [knight] = standing(view, target);
    return words.text('ca-target-knight', { tile, seat: knight ? nameOf(kit, knight.seat) : '' });
  }
  if (target.kind === 'step') {
    const names = figuresText(
      kit,
      target.eats.flatMap((index) => view.figures[index] ?? []),
    );
    return words.text(`ca-target-step-${target.key}`, { tile }) + (names ? ` ${words.text('ca-eats', { names })}` : '');
  }
  return deployLabel(kit, view, target);
}

/** The tile is named only if a portal leads to it: the one just placed needs no name. */
function deployLabel(kit: Kit, view: View, target: Target): string {
  const feature = target.feature === null ? undefined : view.features[target.feature];
  const last = view.tiles.at(-1);
  const here = last?.x === target.x && last.y === target.y;
  return [
    `${words.text(`ca-role-on-${feature?.kind ?? 'field'}`)}.`,
    ...(here ? [] : [words.text('ca-on-tile', { tile: tileText(view, target) })]),
    ...(feature ? [featureText(kit, feature)] : []),
  ].join(' ');
}

/** "cloister to the north, straight road to the west" */
function besideText(view: View, { x, y }: Target): string {
  return SIDES.flatMap(([side, dx, dy]) => {
    const beside = tileAt(view, x + dx, y + dy);
    return beside ? [words.text(`ca-beside-${side}`, { tile: words.text(`tile-${beside.id}`) })] : [];
  }).join(', ');
}

function tileText(view: View, { x, y }: Target): string {
  const tile = tileAt(view, x, y);
  return tile ? words.text(`tile-${tile.id}`) : '';
}

function standing(view: View, { x, y, part }: Target): FigureView[] {
  return view.figures.filter((entry) => entry.x === x && entry.y === y && (part === null || entry.part === part));
}

/** "knight (Hania), farmer (Antek)" */
function figuresText(kit: Kit, figures: readonly FigureView[]): string {
  return figures.map((figure) => `${words.text(`role-${figure.role}`)} (${nameOf(kit, figure.seat)})`).join(', ');
}
