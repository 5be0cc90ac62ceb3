/** The choices on the map in words: what lies and stands there, never where it is in numbers. */
import { type Kit, featureText, nameOf, words } from '../kit';
import { type FeatureView, type Figure, type FigureView, type Quarter, type View, tileAt } from '../view';
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
  if (target.kind === 'quarter') return target.quarter ? quarterLabel(kit, view, target.quarter) : '';
  return deployLabel(kit, view, target);
}

/** "Castle: cities.", or that the Count locks it */
export function quarterText(view: View, quarter: Quarter): string {
  return view.city?.count === quarter
    ? words.text('ca-quarter-locked', { quarter })
    : `${words.text('ca-quarter', { quarter })}.`;
}

/** "Castle: cities. Waiting: Ola 2." */
export function quarterLabel(kit: Kit, view: View, quarter: Quarter): string {
  return `${quarterText(view, quarter)} ${peopleText(kit, view, quarter)}`;
}

/** Who waits in a quarter. */
export function peopleText(kit: Kit, view: View, quarter: Quarter): string {
  const people = view.city?.people[quarter] ?? [];
  if (people.length === 0) return words.text('ca-quarter-empty');
  const names = people.map(({ seat, followers, large }) => `${nameOf(kit, seat)} ${followers + Number(large)}`);
  return words.text('ca-quarter-people', { names: names.join(', ') });
}

/** "Knight in the city", "Large follower: knight in the city", "Builder in the city" */
function figureOn(figure: Figure, kind: FeatureView['kind']): string {
  if (figure === 'builder') return words.text('ca-builder-on', { kind });
  if (figure === 'pig') return words.text('ca-pig-on');
  const role = words.text(`ca-role-on-${kind}`);
  return figure === 'follower' ? role : `${words.text('ca-figure-large')}: ${role}`;
}

/** The tile is named only if a portal leads to it: the one just placed needs no name. */
function deployLabel(kit: Kit, view: View, target: Target): string {
  const feature = target.feature === null ? undefined : view.features[target.feature];
  const last = view.tiles.at(-1);
  const here = last?.x === target.x && last.y === target.y;
  const { quarter } = target;
  return [
    `${figureOn(target.figure, feature?.kind ?? 'field')}.`,
    ...(quarter ? [words.text('ca-back-from', { quarter })] : []),
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
  return figures.map((figure) => `${figureName(figure)} (${nameOf(kit, figure.seat)})`).join(', ');
}

/** A follower by what it is where it stands, others by what they are. */
export function figureName({ figure = 'follower', role }: FigureView): string {
  if (figure === 'builder' || figure === 'pig') return words.text(`ca-figure-${figure}`);
  const name = words.text(`role-${role}`);
  return figure === 'large' ? `${name}, ${words.text('ca-figure-large')}` : name;
}
