import { describe, expect, it } from 'vitest';
import { attempt, likely } from './attempts';
import { mineView, seatView, viewOf } from '../fixtures';
import { Orders } from './orders';
import { type Choice, movesOf, nextLevel, tabFor, tabOf, targetsOf } from './selection';
import { trayOf } from './tray';

const PLACE: Choice = { mode: 'place', tile: null };
const keys = (view = viewOf(), actions: readonly string[], choice = PLACE): string[] => [
  ...targetsOf(view, movesOf(actions), choice).keys(),
];

describe('what can be pressed', () => {
  const before = [
    'spearman@forge',
    'rider@forge',
    'rider@w3.2',
    'recall:rider@w2.1',
    'lay:14',
    'use:57a',
    'explore:w2',
  ];

  it('are the things of the legal actions', () => {
    expect(keys(viewOf(), before)).toEqual(['space forge', 'space w3.2', 'hand 14', 'ability 57a', 'space w2.2']);
  });

  it('has every meaning of a thing', () => {
    const found = targetsOf(viewOf(), movesOf(before), PLACE).get('space forge') ?? [];
    expect(found.map((move) => move.text)).toEqual(['spearman@forge', 'rider@forge']);
  });

  it('are the vassals to recall once that is meant', () => {
    expect(keys(viewOf(), before, { mode: 'recall', tile: null })).toEqual([
      'space w2.1',
      'hand 14',
      'ability 57a',
      'space w2.2',
    ]);
    expect(keys(viewOf({ phase: 'recall' }), ['recall:rider@w2.1', 'done'])).toEqual(['space w2.1']);
  });

  it('are the spaces for the objective that is picked', () => {
    const view = viewOf({ phase: 'objective', mine: mineView({ drawn: [73, 79] }) });
    const actions = ['objective:73/1', 'objective:73/4', 'objective:79/2', 'none'];
    expect(keys(view, actions)).toEqual([]);
    expect(keys(view, actions, { mode: 'place', tile: 73 })).toEqual(['goal 1', 'goal 4']);
  });

  it('finds a tile of the draft in the market, and power tiles on offer', () => {
    expect(keys(viewOf({ phase: 'draft' }), ['draft:24', 'draft:7'])).toEqual(['market 3', 'market 1']);
    expect(keys(viewOf({ phase: 'power', mine: mineView({ offer: [30] }) }), ['draft:30'])).toEqual(['offer 30']);
  });

  it('knows the level below an explorer, and that the last has none', () => {
    const [, area] = viewOf().wilds;
    expect([nextLevel(area, 0), nextLevel(area, 1)]).toEqual(['w2.2', null]);
  });
});

describe('parts of a small screen', () => {
  it('hold their things', () => {
    expect(['space forge', 'space w2.1', 'area w1', 'goal 2', 'hand 14', 'ability 57a', 'offer 51'].map(tabOf)).toEqual(
      ['city', 'wilds', 'wilds', 'city', 'mine', 'mine', null],
    );
  });

  it('turn to the one with the answer, and stay where there is one', () => {
    const wilds = targetsOf(viewOf({ phase: 'area' }), movesOf(['area:w1']), PLACE);
    expect([tabFor(wilds, 'city'), tabFor(wilds, 'wilds'), tabFor(new Map(), 'mine')]).toEqual(['wilds', null, null]);
  });
});

describe('a try that is not legal', () => {
  it('names the vassal that would most likely come', () => {
    expect(likely(viewOf())).toBe('rider');
    const tired = seatView(0, { free: { spearman: 1, rider: 1 }, resting: { spearman: 0, rider: 1 } });
    expect(likely(viewOf({ seats: [tired, seatView(1)] }))).toBe('spearman');
  });

  it.each([
    ['space forge', 'rider@forge'],
    ['space w3.2', 'rider@w3.2'],
    ['space w2.2', 'explore:w2'],
    ['area w1', 'area:w1'],
    ['hand 14', 'lay:14'],
    ['market 3', 'buy:3'],
    ['goal 2', 'objective:73/2'],
    ['ability 57c', 'use:57c'],
    ['dragon 57', 'mark:57'],
  ])('%s', (key, text) => {
    const view = viewOf({ mine: mineView({ explore: { w2: null } }) });
    expect(attempt(view, key, PLACE)).toBe(text);
  });

  it('follows the phase', () => {
    expect(attempt(viewOf({ phase: 'spend' }), 'space forge', PLACE)).toBe('spend:forge');
    expect(attempt(viewOf(), 'space forge', { mode: 'recall', tile: null })).toBe('recall:rider@forge');
    expect(attempt(viewOf({ phase: 'draft' }), 'market 3', PLACE)).toBe('draft:24');
    expect(attempt(viewOf({ phase: 'take' }), 'market 2', PLACE)).toBe('take:2');
    expect(attempt(viewOf({ phase: 'remove' }), 'area w2', PLACE)).toBe('remove:w2');
    expect(attempt(viewOf({ phase: 'return' }), 'offer 51', PLACE)).toBe('return:51/top');
  });
});

describe('orders', () => {
  const window = viewOf({ phase: 'window' });
  const moves = movesOf(['use:57b', 'pass']);

  it('use an ability in every window of the turn', () => {
    const orders = new Orders();
    expect(orders.answer(window, moves)).toBeNull();
    orders.always('57b', window);
    expect(orders.answer(window, moves)).toBe('use:57b');
    expect(orders.answer(window, movesOf(['use:59a', 'pass']))).toBeNull();
    expect(orders.answer({ ...window, turn: 7 }, moves)).toBeNull();
    orders.forget();
    expect(orders.answer(window, moves)).toBeNull();
  });

  it('call everybody back and say so', () => {
    const orders = new Orders();
    const recall = viewOf({ phase: 'recall' });
    orders.everybody();
    expect(orders.answer(recall, movesOf(['recall:rider@w2.1', 'done']))).toBe('recall:rider@w2.1');
    expect(orders.answer(recall, movesOf(['done']))).toBe('done');
    expect(orders.answer(viewOf({ phase: 'after' }), movesOf(['end']))).toBeNull();
    expect(orders.answer(recall, movesOf(['recall:rider@w2.1', 'done']))).toBeNull();
  });
});

describe('the tray', () => {
  it('lays out drawn dragons with what can be done with each', () => {
    const view = viewOf({ phase: 'return', mine: mineView({ drawn: [51, 62] }) });
    const { offers } = trayOf(
      view,
      movesOf(['return:51/top', 'return:51/bottom', 'return:62/top', 'return:62/bottom']),
    );
    expect(offers.map(({ tile, moves }) => [tile, moves.length])).toEqual([
      [51, 2],
      [62, 2],
    ]);
  });

  it('shows ways to receive, and nothing when nothing is asked', () => {
    expect(trayOf(viewOf({ phase: 'get' }), movesOf(['get:1veg', 'get:1pp'])).ways).toHaveLength(2);
    expect(trayOf(viewOf({ phase: 'keep', mine: mineView({ drawn: [51] }) }), [])).toEqual({ offers: [], ways: [] });
  });
});
