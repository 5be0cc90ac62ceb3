import { describe, expect, it } from 'vitest';
import { CATALOG, fact, mineView, seatView, stackView, viewOf } from '../fixtures';
import { type Scene, scenesOf } from './scenes';
import type { Fact } from '$lib/board/facts';
import type { View } from '../view';

const next = viewOf({ turn: 5 });

function play(now: View, notes: Fact[], to = next, still = false): Scene[] {
  return scenesOf(now, { notes, next: to, catalog: CATALOG, still });
}

describe('from notes to scenes', () => {
  it('always ends on the view', () => {
    expect(play(viewOf(), []).at(-1)?.scenery.view).toBe(next);
    expect(play(viewOf(), [fact('pass', 1), fact('unknown', null)]).at(-1)?.scenery.view).toBe(next);
  });

  it('shows only the end when nothing should move', () => {
    expect(play(viewOf(), [fact('pass', 1)], next, true).map((scene) => scene.kind)).toEqual(['settle']);
  });

  it('marks then who passed, whose ring has closed and what has changed', () => {
    const [only] = play(
      viewOf(),
      [fact('fragment', 1, { value: 4, ring: 0 }), fact('amulet', 1, { done: 3, needed: 8 }), fact('pass', 2)],
      next,
      true,
    );
    expect(only?.scenery).toMatchObject({ passed: 2, closing: 1, fresh: ['ring-1'] });
    expect(play(viewOf(), [fact('pass', 2)]).at(-1)?.scenery.fresh).toEqual([]);
  });

  it('takes a card, turns the next one up and lifts the old page', () => {
    const scenes = play(viewOf(), [
      fact('take', 1, { side: 'side.left', card: 'card.red_1' }),
      fact('display', null, { side: 'side.left', card: 'card.white_2' }),
      fact('page', null, { side: 'side.left', back: 'back.5', pile: 19 }),
    ]);
    expect(scenes.map((scene) => scene.kind)).toEqual(['take', 'page', 'settle']);
    expect(scenes[0]?.flights[0]).toMatchObject({ from: ['display-left'], to: ['hand-1'] });
    expect(scenes[0]?.scenery.view.book.left.display).toBeNull();
    expect(scenes[1]?.scenery.leaf).toEqual({ side: 'left', way: 'off', back: '2', under: '5' });
    expect(scenes[1]?.scenery.view.book.left).toMatchObject({ display: 'white_2', page: '5', pile: 19 });
    expect(scenes[1]?.scenery.view.seats[1]).toMatchObject({ hand: 2, backs: ['white', '1'] });
  });

  it('lets a card fall onto the book without telling its front', () => {
    const scenes = play(viewOf(), [
      fact('put-hidden', 1),
      fact('page', null, { side: 'side.right', back: 'back.white', pile: 21 }),
    ]);
    expect(scenes.map((scene) => scene.kind)).toEqual(['put', 'page', 'settle']);
    expect(scenes[0]?.flights[0]).toMatchObject({ piece: { kind: 'page', back: 'white' }, to: ['page-right'] });
    expect(scenes[1]?.scenery.leaf).toEqual({ side: 'right', way: 'on', back: 'white', under: 'green' });
    expect(scenes[1]?.scenery.view.seats[1]?.hand).toBe(0);
  });

  it('plays a set: cards to the row, then every part of the reward in order', () => {
    const after = viewOf({
      seats: [seatView(0, { row: [stackView('green', { size: 2 })], played: 2 }), seatView(1), seatView(2)],
    });
    const scenes = play(
      viewOf(),
      [
        fact('play', 0, { colour: 'colour.green', cards: ['card.green_2', 'card.green_3'] }),
        fact('fragment', 0, { value: 1, ring: 1 }),
        fact('black-dragon', 0),
      ],
      after,
    );
    expect(scenes.map((scene) => scene.kind)).toEqual(['play', 'gain', 'gain', 'settle']);
    expect(scenes[0]?.flights).toHaveLength(2);
    expect(scenes[0]?.scenery.view.mine?.hand).toEqual([]);
    expect(scenes[1]?.scenery.view.seats[0]?.row).toHaveLength(1);
    expect(scenes[2]?.scenery.view.mine?.rings).toEqual([{ fragments: [1], pearl: null, worth: null }]);
    expect(scenes[2]?.scenery.view.supply).toMatchObject({ lowest: 4, highest: 20 });
  });

  it('closes a ring around its pearl', () => {
    const now = viewOf({
      mine: mineView({ rings: [{ fragments: [4, 4], pearl: null, worth: null }] }),
      seats: [seatView(0, { ring: 2 }), seatView(1), seatView(2)],
    });
    const scenes = play(now, [
      fact('fragment', 0, { value: 1, ring: 0 }),
      fact('amulet', 0, { done: 3, needed: 8 }),
      fact('pearl', 0, { pearl: 'pearl.red' }),
      fact('pass', 1),
    ]);
    expect(scenes.map((scene) => scene.kind)).toEqual(['gain', 'amulet', 'gain', 'pass', 'settle']);
    expect(scenes[1]?.scenery).toMatchObject({ closing: 0, view: { amulets: 3 } });
    expect(scenes[3]?.scenery.view.mine?.rings).toEqual([{ fragments: [4, 4, 1], pearl: 'red', worth: null }]);
    expect(scenes[3]?.scenery.passed).toBe(1);
  });

  it('never shows the hand of a seat that has left the screen', () => {
    const scenes = play(viewOf(), [fact('pass', 0)], viewOf({ mine: null }));
    expect(scenes.every((scene) => scene.scenery.view.mine === null)).toBe(true);
  });
});
