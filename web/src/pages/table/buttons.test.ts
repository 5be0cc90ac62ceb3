import { expect, it } from 'vitest';
import { apart, promptButtons } from './buttons';

const KINDS = ['here', 'bot', 'link'];

/** Which buttons the shell has for a seat that may take something back, while these decide. */
function offered(waiting: number[], more: { unasked?: boolean; can_undo?: boolean } = {}): string[] {
  const { unasked = false, can_undo = true } = more;
  const table = {
    frame: { seat: 0, waiting, actions: ['a'], outcome: null, can_undo },
    seats: KINDS.map((kind, seat) => ({ seat, kind })),
    line: 'open',
    unasked,
  };
  const shell = { table, recap: { notes: [] }, asking: { desk: { hint: null } }, toResult: () => undefined };
  const known = shell as unknown as Parameters<typeof promptButtons>[0];
  return promptButtons(known, waiting.includes(0), []).map(({ id }) => id);
}

it('offers to take back one decision or the whole turn, and a decision while other people think', () => {
  expect(offered([0])).toEqual(['shell-undo', 'shell-undo-turn']);
  expect(offered([2])).toEqual(['shell-undo']);
  expect(offered([0], { can_undo: false })).toEqual([]);
});

it('offers nothing to take back that is gone before it can be pressed, or that was no choice', () => {
  expect(offered([1])).toEqual([]);
  expect(offered([1, 2])).toEqual(['shell-undo']);
  expect(offered([0], { unasked: true })).toEqual([]);
});

it('numbers buttons that say the same', () => {
  const run = (): void => undefined;
  const labels = apart(
    ['use:57b', 'use:58b', 'pass'].map((id) => ({ id, label: id.startsWith('use') ? 'Mędrzec' : 'Nie', run })),
  ).map((button) => button.label);
  expect(labels).toEqual(['Mędrzec', 'Mędrzec (2)', 'Nie']);
});
