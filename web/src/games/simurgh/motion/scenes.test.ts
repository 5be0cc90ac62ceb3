import { describe, expect, it } from 'vitest';
import { fact, mineView, viewOf } from '../fixtures';
import { flightsOf } from './flights';
import { arriving, goodsOf, leaving } from './ledger';
import { LONGEST, rest, scenesOf } from './scenes';
import type { View } from '../view';

const placed = fact('placed', 0, { vassal: 'vassal.spearman', space: 'space.forge' });
const entered = fact('placed', 1, { vassal: 'vassal.rider', space: 'space.w3-2' });
const gained = fact('gained', 0, { goods: ['goods.weapon-2'] });
const forge = (view: View): number => view.city.find((space) => space.space === 'forge')?.vassals.length ?? -1;
const done = (view: View, ...facts: ReturnType<typeof fact>[]): View =>
  facts.reduce((now, one) => arriving(leaving(now, one), one), view);

describe('facts', () => {
  it('move a vassal from the free ones to its space', () => {
    const way = leaving(viewOf(), placed);
    expect([way.seats[0]?.free.spearman, forge(way)]).toEqual([0, 0]);
    expect(forge(arriving(way, placed))).toBe(1);
  });

  it('name spaces of the wilds by area and place', () => {
    expect(done(viewOf(), entered).wilds[2]?.spaces[1]?.vassals).toEqual([{ seat: 1, vassal: 'rider' }]);
  });

  it('bring it home again', () => {
    const back = fact('recalled', 0, { vassal: 'vassal.spearman', space: 'space.forge' });
    const view = done(viewOf(), placed, back);
    expect([view.seats[0]?.free.spearman, forge(view)]).toEqual([1, 0]);
  });

  it('count what is paid and gained', () => {
    const paid = fact('paid', 0, { goods: ['goods.wood-1', 'goods.stone-1'] });
    expect(goodsOf(paid)).toEqual([
      { thing: 'wood', count: 1 },
      { thing: 'stone', count: 1 },
    ]);
    const seat = done(viewOf(), paid, gained).seats[0];
    expect([seat?.goods.wood, seat?.goods.stone, seat?.goods.weapon, seat?.total]).toEqual([0, 0, 3, 8]);
  });

  it('move an explorer one level down', () => {
    const spaces = done(viewOf(), fact('explored', 0, { tile: 'tile.46', level: 2 })).wilds[1]?.spaces ?? [];
    expect(spaces.map((space) => space.vassals.length)).toEqual([0, 1, 0, 0]);
  });

  it('take a marker off the ability that is used and put one on', () => {
    const used = fact('ability', 0, { dragon: 'dragon.d57', slot: 2 });
    const marked = fact('marked', 0, { dragon: 'dragon.d57', slot: 3 });
    const seat = done(viewOf(), used, marked).seats[0];
    expect([seat?.dragons[0]?.markers, seat?.markers]).toEqual([[true, false, true], 2]);
  });

  it('lay a tile out of the hand and carry another to the chronicle', () => {
    const view = done(
      viewOf(),
      fact('laid', 0, { tile: 'tile.14', area: 'area.w1' }),
      fact('chronicle', null, { tile: 'tile.8', count: 2 }),
    );
    expect([view.wilds[0]?.tile, view.mine?.hand, view.seats[0]?.hand]).toEqual([14, [29], 1]);
    expect([view.wilds[2]?.tile, view.chronicle, view.end.chronicle]).toEqual([null, [12, 8], 2]);
  });

  it('empty and fill the market', () => {
    const took = fact('took-tile', 1, { tile: 'tile.7', area: 1 });
    expect(leaving(viewOf(), took).market).toEqual([null, null, 24, 41]);
    const view = done(viewOf(), took, fact('turned-up', null, { tile: 'tile.9', area: 1 }));
    expect([view.market, view.seats[1]?.hand]).toEqual([[9, null, 24, 41], 3]);
  });
});

describe('flights', () => {
  it('bring things from the space in use, one after the other', () => {
    const flights = flightsOf(gained, viewOf(), 'forge');
    expect(flights.map(({ from, to, delay }) => [from[0], to[0], delay])).toEqual([
      ['space-forge', 'good-weapon-0', 0],
      ['space-forge', 'good-weapon-0', 60],
    ]);
  });

  it('never show the face of a tile that was drawn unseen', () => {
    const [flight] = flightsOf(fact('drew-tile-hidden', 1), viewOf(), null);
    expect(flight?.piece).toEqual({ kind: 'tile', tile: null });
  });
});

describe('scenes', () => {
  const next = viewOf({ turn: 7 });

  it('follow the facts and end with the view', () => {
    const scenes = scenesOf(rest(viewOf()), [placed, gained], next, false);
    expect(scenes.map((scene) => scene.scenery.fact?.key ?? 'end')).toEqual(['placed', 'gained', 'end']);
    expect(scenes[1]?.scenery.place).toBe('forge');
    expect(scenes.at(-1)?.scenery.view).toBe(next);
  });

  it('are only the end without motion', () => {
    expect(scenesOf(rest(viewOf()), [placed], next, true)).toHaveLength(1);
  });

  it('never last longer than the shell waits', () => {
    const many = Array.from({ length: 60 }, () => placed);
    const total = scenesOf(rest(viewOf()), many, next, false).reduce((sum, scene) => sum + scene.ms, 0);
    expect(total).toBeLessThanOrEqual(LONGEST + 60);
  });

  it('forget the choices of before', () => {
    const before = viewOf({ mine: mineView({ lay: { 14: null }, explore: { w2: null } }) });
    const [first] = scenesOf(rest(before), [placed], next, false);
    expect([first?.scenery.view.mine?.lay, first?.scenery.view.mine?.explore]).toEqual([null, null]);
  });

  it('do not show the tiles of the seat that sat here before', () => {
    const other = viewOf({ mine: mineView({ seat: 1, hand: [3] }) });
    const [first] = scenesOf(rest(viewOf()), [placed], other, false);
    expect(first?.scenery.view.mine).toBeNull();
  });
});
