import { expect, it } from 'vitest';
import { prospectsOf } from './projection';

it('rounds, and crowns the best chance rather than the most points', () => {
  expect(
    prospectsOf([
      { points: 40.4, chance: 0.351 },
      { points: 38.6, chance: 0.649 },
    ]),
  ).toEqual([
    { seat: 0, points: 40, chance: 35, leads: false },
    { seat: 1, points: 39, chance: 65, leads: true },
  ]);
});

it('crowns the most points among equal chances, and nobody among equals', () => {
  const leads = (points: number): boolean[] =>
    prospectsOf([
      { points: 10, chance: 0.5 },
      { points, chance: 0.5 },
    ]).map((one) => one.leads);
  expect(leads(12)).toEqual([false, true]);
  expect(leads(10)).toEqual([false, false]);
});
