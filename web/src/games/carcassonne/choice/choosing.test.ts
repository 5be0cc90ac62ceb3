import { describe, expect, it } from 'vitest';
import { viewOf } from '../fixtures';
import type { Tile } from '../printed/tile';
import { Choosing } from './choosing.svelte';

const PLACES = [
  { x: 1, y: 0, rotations: [1, 3], unlike: [1, 3], closes: [[], []] },
  { x: 0, y: 1, rotations: [0], unlike: [0], closes: [[]] },
];
const ACTIONS = ['1,0/1', '1,0/3', '0,1/0'];

function table(quick: boolean): { choosing: Choosing; played: string[]; press: (key: string) => void } {
  const played: string[] = [];
  const choosing = new Choosing(() => ({
    view: viewOf({ phase: 'place', tile: 'BA-U', places: PLACES }),
    seat: 0,
    actions: ACTIONS,
    asked: true,
    open: true,
    quick,
    play: (text) => played.push(text),
    why: () => undefined,
    show: () => undefined,
    lying: () => ({}) as Tile,
  }));
  const press = (key: string): void => {
    const entry = choosing.targets.find((target) => target.key === key);
    if (entry) choosing.press(entry);
  };
  return { choosing, played, press };
}

describe('a press on a cell', () => {
  it('picks it, and once more turns the tile there', () => {
    const { choosing, played, press } = table(false);
    press('1,0');
    expect(choosing.choice).toEqual({ key: '1,0', rotation: 1 });
    press('1,0');
    expect(choosing.choice).toEqual({ key: '1,0', rotation: 3 });
    choosing.confirm();
    expect(played).toEqual(['1,0/3']);
  });

  it('places the tile at once without confirmation, if it need not turn', () => {
    const { played, press } = table(true);
    press('0,1');
    expect(played).toEqual(['0,1/0']);
  });

  it('shows a tile that has to turn before the next press places it', () => {
    const { choosing, played, press } = table(true);
    press('1,0');
    expect([choosing.choice?.rotation, played]).toEqual([1, []]);
    press('1,0');
    expect(played).toEqual(['1,0/1']);
  });

  it('places the tile as it was turned in hand', () => {
    const { choosing, played, press } = table(true);
    choosing.turn(-1);
    press('1,0');
    expect(played).toEqual(['1,0/3']);
  });
});

describe('what to press next', () => {
  it('is the cell, the turn of the tile, and the button', () => {
    const { choosing, press } = table(false);
    expect(choosing.next('1,0/3').marks).toEqual(['.target[data-key="1,0"]']);
    press('0,1');
    expect(choosing.next('1,0/3').marks).toEqual(['.target[data-key="1,0"]']);
    press('1,0');
    expect(choosing.next('1,0/3').marks).toEqual(['.hand .turns button:last-child']);
    choosing.turn(1);
    expect(choosing.next('1,0/3').button).toBe('confirm');
    expect(choosing.next('pass').button).toBe('pass');
  });
});
