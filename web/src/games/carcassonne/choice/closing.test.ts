import { expect, it } from 'vitest';
import { closingsOf, extendedBy } from './closing';
import { figure, viewOf } from '../fixtures';
import { targetsOf } from './selection';

const road = { kind: 'road', points: 3, owners: [1] } as const;
const city = { kind: 'city', points: 8, owners: [0] } as const;
const cloister = { kind: 'cloister', points: 9, owners: [] } as const;

it('what a place would close goes by its rotation, own features first', () => {
  const view = viewOf({
    phase: 'place',
    places: [{ x: 1, y: 0, rotations: [0, 2], unlike: [0, 2], closes: [[], [road, cloister, city]] }],
  });
  const [target] = targetsOf(view, ['1,0/0', '1,0/2'], 'follower');
  if (!target) throw new Error('no place');
  expect(closingsOf(view, target, 0, 0)).toEqual([]);
  expect(closingsOf(view, target, 2, 0)).toEqual([city, cloister, road]);
  expect(closingsOf(view, target, 2, 1)).toEqual([road, cloister, city]);
});

it('a builder brings a second tile where the tile extends its feature', () => {
  const view = viewOf({
    phase: 'place',
    places: [{ x: 1, y: 0, rotations: [0, 2], unlike: [0, 2], closes: [[], []], second: [false, true] }],
    features: [{ kind: 'city', tiles: 1, open: 1, worth: 1 }],
    figures: [figure(), figure({ figure: 'builder' })],
  });
  const [target] = targetsOf(view, ['1,0/0', '1,0/2']);
  if (!target) throw new Error('no place');
  expect(extendedBy(view, target, 0, 0)).toBeNull();
  expect(extendedBy(view, target, 2, 0)).toBe('city');
});
