import { describe, expect, it } from 'vitest';
import { readAction, spelled } from './actions';

describe('the text of an action', () => {
  it.each([
    ['rider@w2.1', { kind: 'place', vassal: 'rider', space: 'w2.1' }],
    ['recall:spearman@forge', { kind: 'recall', vassal: 'spearman', space: 'forge' }],
    ['spend:forge', { kind: 'spend', space: 'forge' }],
    ['lay:14', { kind: 'lay', tile: 14 }],
    ['return:49/bottom', { kind: 'return', tile: 49, end: 'bottom' }],
    ['use:57b', { kind: 'use', ability: '57b' }],
    ['area:w3', { kind: 'area', area: 'w3' }],
    ['get:2veg+1meat', { kind: 'get', bundle: '2veg+1meat' }],
    ['buy:deck', { kind: 'buy', from: 'deck' }],
    ['objective:73/2', { kind: 'objective', tile: 73, place: 2 }],
    ['drop:veg', { kind: 'drop', resource: 'veg' }],
    ['pass', { kind: 'pass' }],
  ])('%s is read', (text, wanted) => {
    expect(readAction(text)).toEqual({ text, ...wanted });
  });

  it('is refused when nothing is called so', () => {
    expect(() => readAction('fly:home')).toThrow(RangeError);
  });

  it('spells a bundle as the components do', () => {
    expect([spelled('2veg+10pp'), spelled('nothing')]).toEqual(['2 veg + 10 pp', '']);
  });
});
