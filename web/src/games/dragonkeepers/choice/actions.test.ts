import { describe, expect, it } from 'vitest';
import { readAction, setText, setsOf } from './actions';

describe('texts of actions', () => {
  it('takes every kind of action apart', () => {
    expect(readAction('left')).toMatchObject({ kind: 'take', side: 'left', paid: false });
    expect(readAction('right+crystal')).toMatchObject({ kind: 'take', side: 'right', paid: true });
    expect(readAction('stop').kind).toBe('stop');
    expect(readAction('wind').kind).toBe('wind');
    expect(readAction('put=red_1')).toMatchObject({ kind: 'put', card: 'red_1', quill: false });
    expect(readAction('put=red_1+quill')).toMatchObject({ kind: 'put', card: 'red_1', quill: true });
    expect(readAction('return=blue')).toMatchObject({ kind: 'return', colour: 'blue' });
    expect(readAction('green_2+black_6@left!crown')).toMatchObject({
      kind: 'set',
      cards: ['green_2', 'black_6'],
      end: 'left',
      chest: 'crown',
    });
    expect(readAction('green_2')).toMatchObject({ kind: 'set', cards: ['green_2'], end: null, chest: null });
  });

  it('writes a set as it was read', () => {
    for (const text of ['green_2', 'green_2+black_6', 'green_2@right', 'green_2+green_3@left!crown', 'red_1!gate']) {
      const action = readAction(text);
      expect(action.kind === 'set' && setText(action.cards, action.end, action.chest)).toBe(text);
    }
  });

  it('keeps sets with and without a chest apart', () => {
    const actions = ['pass', 'green_2', 'green_2!crown'].map(readAction);
    expect(setsOf(actions, null).map((set) => set.text)).toEqual(['green_2']);
    expect(setsOf(actions, 'crown').map((set) => set.text)).toEqual(['green_2!crown']);
  });
});
