import { describe, expect, it } from 'vitest';
import { printed, viewOf } from '../fixtures';
import { at, turned } from '../printed/tile';
import type { View } from '../view';
import { kindsOf, openModes } from './figures';

const tile = turned(printed.find((entry) => entry.id === 'BA-D') ?? at(printed, 0), 0);
const spot = (action: string) => ({ action, x: 0, y: 0, part: 0, feature: 0 });

function table(change: Partial<View>): View {
  const seats = [{ seat: 0, points: 0, final: 0, supply: 3, large: true, builder: true, pig: false }];
  return viewOf({ phase: 'action', options: { sets: 'pd+ic+tb' }, seats, ...change });
}

describe('kinds of figures', () => {
  const view = table({
    spots: [spot('city@N'), { ...spot('large:city@N'), figure: 'large' }],
    fairy_spots: [{ ...spot('fairy:0,0'), part: null }],
  });
  const actions = ['pass', 'city@N', 'large:city@N', 'fairy:0,0'];

  it('are all those of the game, and a try for each that has no spot', () => {
    expect(kindsOf(view, actions, 0, tile)).toEqual([
      { mode: 'follower', left: 3, refused: null },
      { mode: 'large', left: 1, refused: null },
      { mode: 'builder', left: 1, refused: 'builder:city@N' },
      { mode: 'pig', left: 0, refused: 'pig:field@2' },
      { mode: 'fairy', left: 1, refused: null },
    ]);
  });

  it('begin with the first that has a spot', () => {
    expect(openModes(view, actions)).toEqual(['follower', 'large', 'fairy']);
    expect(openModes(view, ['pass', 'large:city@N'])).toEqual(['large']);
  });

  it('are no choice without another figure, or with nothing to deploy', () => {
    const plain = { ...view, seats: [{ seat: 0, points: 0, final: 0, supply: 3 }] };
    expect(kindsOf(plain, actions, 0, tile)).toEqual([]);
    expect(kindsOf(view, ['pass'], 0, tile)).toEqual([]);
  });

  it('are only those that can go into the City or come back', () => {
    const gate = table({
      phase: 'gate',
      enter: [
        { action: 'enter:castle', quarter: 'castle', figure: 'follower' },
        { action: 'enter:large:castle', quarter: 'castle', figure: 'large' },
      ],
    });
    expect(kindsOf(gate, ['pass', 'enter:castle', 'enter:large:castle'], 0, tile).map(({ mode }) => mode)).toEqual([
      'follower',
      'large',
    ]);
    expect(kindsOf(gate, ['pass', 'enter:castle'], 0, tile)).toEqual([]);
  });
});
