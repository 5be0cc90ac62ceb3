import { describe, expect, it } from 'vitest';
import { viewOf } from '../fixtures';
import { rotated, rotationFor, targetsOf, textOf } from './selection';

const spot = (action: string) => ({ action, x: 0, y: 0, part: 0, feature: 0 });

describe('choices on the map', () => {
  it('are the cells of the legal places with their rotations, of those that look alike one', () => {
    const places = [{ x: 1, y: 0, rotations: [0, 1, 2, 3], unlike: [0, 2], closes: [[], [], [], []] }];
    const actions = ['1,0/0', '1,0/1', '1,0/2', '1,0/3', 'pass'];
    const [cell, ...others] = targetsOf(viewOf({ phase: 'place', places }), actions, 'follower');
    expect(others).toEqual([]);
    expect(cell).toMatchObject({ kind: 'place', x: 1, y: 0, rotations: [0, 2], texts: ['1,0/0', '1,0/2'] });
  });

  it('are followers or the fairy, and only what is legal', () => {
    const view = viewOf({ phase: 'action', spots: [spot('city@N'), spot('road@E')], fairy_spots: [spot('fairy:0,0')] });
    expect(targetsOf(view, ['pass', 'city@N', 'fairy:0,0'], 'follower').map((target) => target.key)).toEqual([
      'city@N',
    ]);
    expect(targetsOf(view, ['pass', 'city@N', 'fairy:0,0'], 'fairy').map((target) => target.kind)).toEqual(['fairy']);
  });

  it('are offered for one kind of figure at a time', () => {
    const spots = [spot('city@N'), { ...spot('large:city@N'), figure: 'large' as const }];
    const actions = ['city@N', 'large:city@N'];
    const view = viewOf({ phase: 'action', spots });
    expect(targetsOf(view, actions, 'large').map((target) => target.key)).toEqual(['large:city@N']);
    expect(targetsOf(view, actions).map((target) => target.figure)).toEqual(['follower', 'large']);
  });

  it('are plates of the City, and segments to which followers come back', () => {
    const gate = viewOf({ phase: 'gate', enter: [{ action: 'enter:market', quarter: 'market', figure: 'follower' }] });
    const [plate] = targetsOf(gate, ['pass', 'enter:market'], 'follower');
    expect(plate).toMatchObject({ kind: 'quarter', quarter: 'market', part: null });
    expect([(plate?.x ?? 0) + 0.5, (plate?.y ?? 0) + 0.5]).toEqual([0.42, 0.96]);
    const count = viewOf({ phase: 'count', count_moves: [{ action: 'count:castle', quarter: 'castle' }] });
    expect(targetsOf(count, ['pass', 'count:castle'], 'follower')).toMatchObject([{ quarter: 'castle' }]);
    const back = viewOf({ phase: 'back', back: [{ ...spot('back:0,0:city@N'), quarter: 'castle' }] });
    expect(targetsOf(back, ['back:0,0:city@N'], 'follower')).toMatchObject([{ kind: 'back', quarter: 'castle' }]);
  });

  it('are steps of the dragon with what it eats', () => {
    const next = [{ action: 'E', x: 1, y: 0, eats: [2] }];
    const view = viewOf({ phase: 'dragon', walk: { path: [[0, 0]], left: 6, mover: 0, next } });
    expect(targetsOf(view, ['E'], 'follower')).toMatchObject([{ kind: 'step', eats: [2], texts: ['E'] }]);
    expect(targetsOf(view, [], 'follower')).toEqual([]);
  });

  it('are knights for the princess, and nothing when the game is over', () => {
    const view = viewOf({ phase: 'princess', knights: [spot('princess:0,0:city@N')] });
    expect(targetsOf(view, ['princess:0,0:city@N'], 'follower')).toMatchObject([{ kind: 'knight' }]);
    expect(targetsOf(viewOf({ phase: 'over' }), [], 'follower')).toEqual([]);
  });
});

describe('rotations', () => {
  const places = [{ x: 1, y: 0, rotations: [1, 3], unlike: [1, 3], closes: [[], []] }];
  const [cell] = targetsOf(viewOf({ phase: 'place', places }), ['1,0/1', '1,0/3'], 'follower');
  if (!cell) throw new Error('no cell');

  it('keep the wanted one or take the next that fits', () => {
    expect([0, 1, 2, 3].map((wanted) => rotationFor(cell, wanted))).toEqual([1, 1, 3, 3]);
  });

  it('go round the legal ones only', () => {
    expect([rotated(cell, 1, 1), rotated(cell, 3, 1), rotated(cell, 1, -1)]).toEqual([3, 1, 3]);
  });

  it('make the text of the action', () => expect([textOf(cell, 1), textOf(cell, 3)]).toEqual(['1,0/1', '1,0/3']));
});
