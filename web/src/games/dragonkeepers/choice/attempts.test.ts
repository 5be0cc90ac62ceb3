import { describe, expect, it } from 'vitest';
import { chestAttempt, setAttempt } from './attempts';

describe('a try that is not legal', () => {
  it('tries a card in a set of the right size, so that the answer is about the card', () => {
    expect(setAttempt('red_1', ['green_2'], ['green_2', 'green_3', 'red_1'], 3)).toEqual([
      'green_2',
      'red_1',
      'green_3',
    ]);
    expect(setAttempt('red_1', [], ['red_1'], 3)).toEqual(['red_1']);
    expect(setAttempt('green_3', ['green_2', 'green_2'], ['green_2', 'green_2', 'green_3'], 2)).toHaveLength(3);
  });

  it('uses a chest as the chest is used', () => {
    expect(chestAttempt('crown', 'red_1', 'green')).toBe('red_1!crown');
    expect(chestAttempt('quill', 'red_1', 'green')).toBe('put=red_1+quill');
    expect(chestAttempt('return', 'red_1', 'green')).toBe('return=green');
    expect(chestAttempt('wind', 'red_1', 'green')).toBe('wind');
  });
});
