import { expect, it } from 'vitest';
import { closingsOf } from './closing';
import { viewOf } from '../fixtures';
import { targetsOf } from './selection';

const road = { kind: 'road', points: 3, owners: [1] } as const;
const city = { kind: 'city', points: 8, owners: [0] } as const;
const cloister = { kind: 'cloister', points: 9, owners: [] } as const;

it('what a place would close goes by its rotation, own features first', () => {
  const view = viewOf({
    phase: 'place',
    places: [{ x: 1, y: 0, rotations: [0, 2], closes: [[], [road, cloister, city]] }],
  });
  const [target] = targetsOf(view, ['1,0/0', '1,0/2'], 'deploy');
  if (!target) throw new Error('no place');
  expect(closingsOf(view, target, 0, 0)).toEqual([]);
  expect(closingsOf(view, target, 2, 0)).toEqual([city, cloister, road]);
  expect(closingsOf(view, target, 2, 1)).toEqual([road, cloister, city]);
});
