import { describe, expect, it } from 'vitest';
import { fact, seatView, viewOf } from '../fixtures';
import { spot } from './flights';
import { rest, scenesOf } from './scenes';

const TAKE = fact('take', 0, { tile: 'tile.S4', cell: 'cell.b1', level: 2 });
const SHOWN = fact('shown', null, { tile: 'tile.D1', cell: 'cell.b1', level: 1 });
const PLACE = fact('place', 0, { tile: 'tile.S4', cell: 'cell.d1', level: 1 });
const SET = fact('set', 0, { type: 'type.S', size: 4, points: 2, cells: ['cell.a1', 'cell.b1', 'cell.c1', 'cell.d1'] });
const soldiers = Object.fromEntries(['a1', 'b1', 'c1'].map((cell) => [cell, { height: 1, tile: 'S1' }]));

describe('scenes', () => {
  const next = viewOf({ phase: 'picked', hand: ['S4'] });

  it('slide the tile into the hand, then turn the new one', () => {
    const scenes = scenesOf(rest(viewOf()), [TAKE, SHOWN], next, false);
    expect(scenes).toHaveLength(3);
    expect(scenes[0]?.flights).toEqual([
      { piece: { kind: 'tile', tile: 'S4' }, from: spot.castle('b1'), to: spot.hand },
    ]);
    expect(scenes[0]?.scenery.view.hand).toEqual([]);
    expect(scenes[1]?.scenery.fresh).toBe('b1');
    expect(scenes[2]?.scenery.view).toBe(next);
  });

  it('ring a set before it turns and count its points', () => {
    const start = viewOf({ hand: ['S4'], seats: [seatView(0, soldiers), seatView(1)] });
    const marks = scenesOf(rest(start), [PLACE, SET], viewOf(), false).map((scene) => scene.scenery.mark);
    expect(marks.map((mark) => mark?.turned ?? null)).toEqual([null, false, true, null]);
    expect(marks[1]?.gain).toBe(2);
  });

  it('are only the end without motion, with the trace of the last piece', () => {
    const scenes = scenesOf(rest(viewOf({ hand: ['S4'] })), [PLACE], next, true);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]?.scenery.trails).toEqual([{ seat: 0, taken: [], cells: ['d1'] }]);
  });

  it('leave a trail of every seat until its next turn', () => {
    const theirs = fact('take', 1, { tile: 'tile.P1', cell: 'cell.c1', level: 1 });
    const dropped = fact('discard', 1, { tile: 'tile.P1', points: 1 });
    const round = scenesOf(rest(viewOf()), [TAKE, PLACE, theirs, dropped], next, true)[0]?.scenery ?? rest(next);
    expect(round.trails).toEqual([
      { seat: 0, taken: ['b1'], cells: ['d1'] },
      { seat: 1, taken: ['c1'], cells: [] },
    ]);
    const summoned = scenesOf(round, [fact('summon', 0, { tokens: 1 })], next, true)[0]?.scenery;
    expect(summoned?.trails).toEqual([
      { seat: 1, taken: ['c1'], cells: [] },
      { seat: 0, taken: [], cells: [] },
    ]);
  });

  it('do not show the dealing of a new table', () => {
    expect(scenesOf(rest(viewOf({ phase: 'setup' })), [SHOWN, SHOWN], next, false)).toHaveLength(1);
  });
});
