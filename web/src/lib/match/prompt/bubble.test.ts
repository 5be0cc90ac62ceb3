import { expect, it } from 'vitest';
import { placeOf } from './bubble';

const screen = { width: 1440, height: 900 };
const bubble = { width: 300, height: 80 };
const bar = { left: 560, top: 610, width: 520, height: 70 };

it('is above what was asked about', () => {
  const target = { left: 400, top: 300, width: 100, height: 40 };
  expect(placeOf(target, bubble, screen, bar)).toMatchObject({ top: 206, side: 'above' });
});

it('is below where there is no room above', () => {
  const target = { left: 400, top: 40, width: 100, height: 40 };
  expect(placeOf(target, bubble, screen, bar)).toMatchObject({ top: 94, side: 'below' });
});

it('goes above the prompt bar rather than over it', () => {
  const card = { left: 700, top: 700, width: 130, height: 180 };
  expect(placeOf(card, bubble, screen, bar)).toMatchObject({ top: 518, side: 'apart' });
  const button = { left: 950, top: 620, width: 110, height: 48 };
  expect(placeOf(button, bubble, screen, bar)).toMatchObject({ top: 526, side: 'above' });
});

it('stays on the screen', () => {
  const target = { left: 1400, top: 300, width: 40, height: 40 };
  expect(placeOf(target, bubble, screen, null).left).toBe(1128);
});
