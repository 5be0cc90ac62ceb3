import { describe, expect, it } from 'vitest';
import { figure, viewOf } from '../fixtures';
import type { Fact } from '$lib/board/facts';
import { LONGEST, rest, scenesOf } from './scenes';

const fact = (key: string, seat: number | null, args: Fact['args'] = {}): Fact => ({ key, seat, args });
const before = viewOf({ phase: 'place', tile: 'BA-U' });
const after = viewOf({
  tiles: [...before.tiles, { id: 'BA-U', x: 1, y: 0, rotation: 1, features: [1, 3, 4] }],
});

describe('scenes', () => {
  it('end with the view', () => {
    const scenes = scenesOf(
      rest(before),
      [fact('placed', 0, { tile: 'tile.BA-U', x: 1, y: 0, rotation: 1 })],
      after,
      false,
    );
    expect(scenes).toHaveLength(2);
    expect(scenes[0]?.scenery.view.tiles.at(-1)).toMatchObject({ id: 'BA-U', x: 1, y: 0, rotation: 1 });
    expect(scenes.at(-1)?.scenery).toEqual(rest(after));
  });

  it('are only the end when nothing should move', () => {
    expect(scenesOf(rest(before), [fact('volcano', 0, { x: 0, y: 0 })], after, true)).toHaveLength(1);
  });

  it('lead the dragon step by step and send home whom it meets', () => {
    const now = rest(viewOf({ figures: [figure({ x: 1, y: 0 })] }));
    const [walk, step, eaten] = scenesOf(
      now,
      [
        fact('walk', null, { x: 0, y: 0 }),
        fact('step', 1, { step: 1, x: 1, y: 0 }),
        fact('eaten', 0, { role: 'role.knight', x: 1, y: 0, segment: 0 }),
      ],
      after,
      false,
    ).map((scene) => scene.scenery.view);
    expect(walk?.walk?.path).toEqual([[0, 0]]);
    expect(step).toMatchObject({
      dragon: [1, 0],
      walk: {
        path: [
          [0, 0],
          [1, 0],
        ],
        mover: 1,
      },
    });
    expect(step?.figures).toHaveLength(1);
    expect(eaten?.figures).toEqual([]);
    expect(eaten?.seats[0]?.supply).toBe(8);
  });

  it('show points where they were made, several seats together', () => {
    const args = { tiles: 2, x: 0, y: 0, segment: 1, points: 4 };
    const [paid] = scenesOf(rest(before), [fact('road', 0, args), fact('road', 1, args)], after, false);
    expect(paid?.scenery.gains).toEqual([
      { seat: 0, points: 4, x: 0, y: 0 },
      { seat: 1, points: 4, x: 0, y: 0 },
    ]);
    expect(paid?.scenery.glow).toEqual([
      { x: 0, y: 0, part: 1 },
      { x: 1, y: 0, part: 0 },
    ]);
    expect(paid?.scenery.view.seats.map((seat) => seat.points)).toEqual([4, 4]);
  });

  it('deploy, free and send home', () => {
    const spot = { role: 'role.knight', x: 0, y: 0, segment: 0 };
    const [stood, freed] = scenesOf(
      rest(before),
      [fact('deployed', 1, spot), fact('sent-home', 0, { ...spot, owner: 'seat.1' })],
      after,
      false,
    );
    expect(stood?.scenery.view.figures).toMatchObject([{ seat: 1, role: 'knight' }]);
    expect(stood?.scenery.view.seats[1]?.supply).toBe(6);
    expect(freed?.scenery.view.seats[1]?.supply).toBe(7);
  });

  it('lead followers from the map to the rows of their owners', () => {
    const spot = { role: 'role.knight', x: 0, y: 0, segment: 0 };
    const scenes = scenesOf(
      rest(before),
      [
        fact('sent-home', 0, { ...spot, owner: 'seat.1' }),
        fact('home', 0, spot),
        fact('home', 1, { ...spot, x: 1, segment: 2 }),
        fact('passed', 0),
      ],
      after,
      false,
    );
    expect(scenes.map((scene) => scene.flights)).toEqual([
      [{ piece: 'follower', seat: 1, from: 'figure-0,0,0', to: 'home-1', delay: 0 }],
      [
        { piece: 'follower', seat: 0, from: 'figure-0,0,0', to: 'home-0', delay: 0 },
        { piece: 'follower', seat: 1, from: 'figure-1,0,2', to: 'home-1', delay: 70 },
      ],
      [],
    ]);
  });

  it('bring goods from their city and cards from seat to seat', () => {
    const scenes = scenesOf(
      rest({ ...before, king: { seat: 1, size: 5 } }),
      [
        fact('goods', 0, { goods: 'goods.wine', tokens: 2, x: 1, y: 0, segment: 0 }),
        fact('king', 0, { tiles: 7 }),
        fact('king', 0, { tiles: 8 }),
      ],
      after,
      false,
    );
    expect(scenes.map((scene) => scene.flights.map(({ piece, from, to }) => [piece, from, to]))).toEqual([
      [
        ['wine', 'tile-1,0', ['goods-0-wine', 'home-0']],
        ['wine', 'tile-1,0', ['goods-0-wine', 'home-0']],
      ],
      [['king', ['king-1', 'home-1', 'tile-0,0'], ['king-0', 'home-0']]],
      [],
      [],
    ]);
    expect(scenes[0]?.scenery.view.seats[0]?.goods).toEqual({ wine: 2, grain: 0, cloth: 0 });
    expect(scenes[1]?.scenery.view.king).toEqual({ seat: 0, size: 7 });
  });

  it('know every kind of figure', () => {
    const place = { x: 0, y: 0, segment: 0 };
    const seats = [{ seat: 0, points: 0, final: 0, supply: 7, large: true, builder: true, pig: true }];
    const views = scenesOf(
      rest({ ...before, seats }),
      [
        fact('deployed', 0, { figure: 'figure.large', role: 'role.knight', ...place }),
        fact('helper-deployed', 0, { figure: 'figure.builder', ...place, x: 1 }),
        fact('home', 0, { figure: 'figure.large', role: 'role.knight', ...place }),
        fact('helper-home', 0, { figure: 'figure.builder', ...place, x: 1 }),
      ],
      after,
      false,
    ).map((scene) => scene.scenery.view);
    expect(views[1]?.figures.map((entry) => entry.figure)).toEqual(['large', 'builder']);
    expect(views[1]?.seats[0]).toMatchObject({ supply: 7, large: false, builder: false, pig: true });
    expect(views[3]?.figures).toEqual([]);
    expect(views[3]?.seats[0]).toMatchObject({ supply: 7, large: true, builder: true });
  });

  it('lead followers into the City and back to the map', () => {
    const people = { castle: [], blacksmith: [], cathedral: [], market: [] };
    const scenes = scenesOf(
      rest({ ...before, city: { count: 'market', people } }),
      [
        fact('entered', 0, { figure: 'figure.follower', quarter: 'quarter.castle' }),
        fact('count', 0, { quarter: 'quarter.castle' }),
        fact('back', 0, {
          figure: 'figure.follower',
          role: 'role.knight',
          quarter: 'quarter.castle',
          x: 0,
          y: 0,
          segment: 0,
        }),
      ],
      after,
      false,
    );
    const [entered, count, back] = scenes.map((scene) => scene.scenery.view);
    expect(entered?.city?.people.castle).toEqual([{ seat: 0, followers: 1, large: false }]);
    expect(entered?.seats[0]?.supply).toBe(6);
    expect(count?.city?.count).toBe('castle');
    expect(back?.city?.people.castle).toEqual([]);
    expect(back?.figures).toHaveLength(1);
    expect(back?.seats[0]?.supply).toBe(6);
    expect(scenes[0]?.flights[0]).toMatchObject({ from: 'home-0', to: 'gate-castle' });
    expect(scenes[2]?.flights[0]).toMatchObject({ from: 'quarter-castle-0', to: 'figure-0,0,0' });
  });

  it('send home the figure of the right seat from a segment that two have come back to', () => {
    const figures = [figure({ seat: 1 }), figure({ seat: 0 })];
    const [eaten] = scenesOf(
      rest(viewOf({ figures })),
      [fact('eaten', 0, { role: 'role.knight', x: 0, y: 0, segment: 0 })],
      after,
      false,
    );
    expect(eaten?.scenery.view.figures.map(({ seat }) => seat)).toEqual([1]);
  });

  it('end the last turn with the last points', () => {
    const [last] = scenesOf(rest(before), [fact('final', null)], after, false);
    expect(last?.scenery.view).toMatchObject({ phase: 'over', actor: null });
  });

  it('never last longer than the shell waits', () => {
    const many = Array.from({ length: 40 }, (_, x) => fact('open-city', 0, { x, y: 0, segment: 0, points: 1 }));
    const total = scenesOf(rest(before), many, after, false).reduce((sum, scene) => sum + scene.ms, 0);
    expect(total).toBeLessThanOrEqual(LONGEST + 40);
  });
});
