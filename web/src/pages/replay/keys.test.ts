import { describe, expect, it } from 'vitest';
import { beyond, commandOf } from './keys';

const press = (key: string, shiftKey = false, ctrlKey = false): Parameters<typeof commandOf>[0] => ({
  key,
  shiftKey,
  ctrlKey,
  altKey: false,
  metaKey: false,
});
/** Something that has the focus, by its role or name. */
const inside = (name: string): Parameters<typeof commandOf>[1] => ({
  closest: (wanted) => (wanted.split(', ').includes(name) ? {} : null),
});

describe('keys in a replay', () => {
  it('step, jump by turns, and compare', () => {
    const commands = [press('ArrowLeft'), press('ArrowRight', true), press('G', true), press('g')];
    expect(commands.map((event) => commandOf(event, null))).toEqual(['back', 'turn-on', 'compare', 'compare']);
  });

  it('keep their own meaning in fields, in lists of choices, and with Ctrl', () => {
    expect(commandOf(press('ArrowLeft'), inside('select'))).toBeNull();
    expect(commandOf(press('ArrowLeft'), inside('[role=radiogroup]'))).toBeNull();
    expect(commandOf(press('g', false, true), null)).toBeNull();
  });

  it('play with the space bar, unless a button has the focus', () => {
    expect(commandOf(press(' '), null)).toBe('play');
    expect(commandOf(press(' '), inside('button'))).toBeNull();
    expect(commandOf(press('g'), inside('button'))).toBe('compare');
  });

  it('find the turn before and after a moment', () => {
    expect([beyond([0, 4, 9], 4, 1), beyond([0, 4, 9], 4, -1), beyond([0, 4, 9], 9, 1)]).toEqual([9, 0, null]);
  });
});
