import { describe, expect, it } from 'vitest';
import { readAction, readActions } from './actions';
import { mineView, viewOf } from '../fixtures';
import { type Choice, choiceFor, nextLevel, tabFor, tabOf, targetsOf } from './selection';

const PLACE: Choice = { mode: 'place', tile: null };
const keys = (view = viewOf(), actions: readonly string[], choice = PLACE): string[] => [
  ...targetsOf(view, readActions(actions), choice).keys(),
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
    const found = targetsOf(viewOf(), readActions(before), PLACE).get('space forge') ?? [];
    expect(found.map((action) => action.text)).toEqual(['spearman@forge', 'rider@forge']);
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
    const wilds = targetsOf(viewOf({ phase: 'area' }), readActions(['area:w1']), PLACE);
    expect([tabFor(wilds, 'city'), tabFor(wilds, 'wilds'), tabFor(new Map(), 'mine')]).toEqual(['wilds', null, null]);
  });

  it('turn to the vassals that may come back, though a dragon could help', () => {
    const texts = ['use:57a', 'recall:rider@w2.1'];
    const targets = targetsOf(viewOf({ phase: 'recall' }), readActions(texts), PLACE);
    expect([...targets.keys()].map(tabOf).sort()).toEqual(['mine', 'wilds']);
    expect(tabFor(targets, 'mine')).toBe('wilds');
  });
});

describe('what a hint picks', () => {
  const texts = ['spearman@forge', 'rider@forge', 'rider@w3.2', 'recall:rider@w2.1', 'lay:14'];
  const picked = (text: string, phase: 'before' | 'recall' = 'before'): ReturnType<typeof choiceFor> =>
    choiceFor(viewOf({ phase }), readActions(texts), readAction(text));

  it('is a thing with several meanings, so that the prompt bar asks which', () => {
    expect(picked('rider@forge')).toEqual({ mode: 'place', tile: null, key: 'space forge' });
    expect(picked('rider@w3.2')).toEqual({ mode: 'place', tile: null, key: null });
  });

  it('is the mode in which a vassal comes back, where there are two', () => {
    expect(picked('recall:rider@w2.1').mode).toBe('recall');
    expect(picked('recall:rider@w2.1', 'recall').mode).toBe('place');
  });

  it('is the objective that is to be placed', () => {
    expect(choiceFor(viewOf(), readActions(['objective:31/2']), readAction('objective:31/2')).tile).toBe(31);
  });
});
