import { describe, expect, it } from 'vitest';
import { readMove, setText, setsOf } from './actions';

describe('texts of actions', () => {
  it('takes every kind of action apart', () => {
    expect(readMove('left')).toMatchObject({ kind: 'take', side: 'left', paid: false });
    expect(readMove('right+crystal')).toMatchObject({ kind: 'take', side: 'right', paid: true });
    expect(readMove('stop').kind).toBe('stop');
    expect(readMove('wind').kind).toBe('wind');
    expect(readMove('put=red_1')).toMatchObject({ kind: 'put', card: 'red_1', quill: false });
    expect(readMove('put=red_1+quill')).toMatchObject({ kind: 'put', card: 'red_1', quill: true });
    expect(readMove('return=blue')).toMatchObject({ kind: 'return', colour: 'blue' });
    expect(readMove('green_2+black_6@left!crown')).toMatchObject({
      kind: 'set',
      cards: ['green_2', 'black_6'],
      end: 'left',
      chest: 'crown',
    });
    expect(readMove('green_2')).toMatchObject({ kind: 'set', cards: ['green_2'], end: null, chest: null });
  });

  it('writes a set as it was read', () => {
    for (const text of ['green_2', 'green_2+black_6', 'green_2@right', 'green_2+green_3@left!crown', 'red_1!gate']) {
      const move = readMove(text);
      expect(move.kind === 'set' && setText(move.cards, move.end, move.chest)).toBe(text);
    }
  });

  it('keeps sets with and without a chest apart', () => {
    const moves = ['pass', 'green_2', 'green_2!crown'].map(readMove);
    expect(setsOf(moves, null).map((set) => set.text)).toEqual(['green_2']);
    expect(setsOf(moves, 'crown').map((set) => set.text)).toEqual(['green_2!crown']);
  });
});
