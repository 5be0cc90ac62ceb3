import { expect, it } from 'vitest';
import { placeFor, type Box } from './place';

const ROOM: Box = { x: 10, y: 70, width: 980, height: 620 };
const BAR: Box = { x: 20, y: 620, width: 760, height: 60 };
const CARD = { width: 400, height: 150 };

it('lies above the left end of the prompt bar', () => {
  expect(placeFor(CARD, { room: ROOM, bar: BAR, lamps: [] })).toEqual({ x: 20, y: 460 });
});

it('goes to the right end if it would cover what is marked', () => {
  const lamp = { x: 100, y: 500, width: 50, height: 50 };
  expect(placeFor(CARD, { room: ROOM, bar: BAR, lamps: [lamp] })).toEqual({ x: 380, y: 460 });
});

it('goes to the top if marks lie along the whole bar', () => {
  const lamp = { x: 0, y: 500, width: 900, height: 50 };
  expect(placeFor(CARD, { room: ROOM, bar: BAR, lamps: [lamp] })).toEqual({ x: 20, y: 70 });
});

it('lies below a bar at the top', () => {
  const bar = { ...BAR, y: 80 };
  expect(placeFor(CARD, { room: ROOM, bar, lamps: [] })).toEqual({ x: 20, y: 150 });
});

it('covers marks rather than the bar', () => {
  const lamp = { x: 0, y: 0, width: 1000, height: 700 };
  expect(placeFor(CARD, { room: ROOM, bar: BAR, lamps: [lamp] })).toEqual({ x: 20, y: 460 });
});

it('lies beside a bar that is a column', () => {
  const bar = { x: 690, y: 70, width: 300, height: 620 };
  expect(placeFor(CARD, { room: ROOM, bar, lamps: [] })).toEqual({ x: 280, y: 70 });
});
