import { describe, expect, it, vi } from 'vitest';
import type { Frame, Note, StepStand } from '$lib/net/types';
import { Learning } from './learning.svelte';

const note = { n: 0, seq: 0, key: 'x', rule: 'X-1', seat: null, args: {} } satisfies Note;

function frame(seq: number, notes: readonly Note[] = [note]): Frame {
  const nothing = { ask: null, outcome: null, ack: null, projected: null, whole_log: false, can_undo: false };
  const scores = [{ seat: 0, total: seq, items: [] }];
  return { type: 'frame', seq, seat: 0, view: {}, waiting: [0], actions: ['a'], notes, scores, ...nothing };
}

function stand(state: StepStand['state'], played: string[], frames: Frame[]): StepStand {
  const words = { pl: 'x', en: 'y' };
  const step = { step: 'one', title: words, text: words, after: words, point: [], goes_on: true, opponent: 'Ola' };
  const mistake = state === 'wrong' ? { kind: 'other' as const, rule: null, key: null, text: null } : null;
  return { state, played, frames, expected: 'a', mistake, ...step };
}

function learning(): { learning: Learning<StepStand>; tried: ReturnType<typeof vi.fn> } {
  const tried = vi.fn();
  const failed = (error: unknown): never => {
    throw new Error(String(error));
  };
  return { learning: new Learning<StepStand>({ noted: () => undefined, tried, failed }), tried };
}

describe('somebody who learns', () => {
  it('sees what happened before the first question, one frame after another', async () => {
    const { learning: one } = learning();
    await one.begin(() => Promise.resolve(stand('ask', [], [frame(1), frame(2), frame(3)])));
    expect([one.frame?.seq, one.fresh.length, one.state]).toEqual([2, 1, null]);
    one.settle();
    expect(one.frame?.seq).toBe(3);
    one.settle();
    expect([one.state, one.open, one.points]).toEqual(['ask', true, 1]);
  });

  it('goes on with the board that is shown', async () => {
    const { learning: one } = learning();
    await one.begin(() => Promise.resolve(stand('ask', [], [frame(1, [])])));
    const shown = one.frame;
    await one.begin(
      () => Promise.resolve(stand('ask', [], [frame(1, [])])),
      () => true,
    );
    expect(one.frame).toBe(shown);
  });

  it('remembers what was tried until it is taken back', async () => {
    const { learning: one } = learning();
    await one.begin((played) =>
      Promise.resolve(
        played.length === 0 ? stand('ask', [], [frame(1, [])]) : stand('wrong', [], [frame(1, []), frame(2, [])]),
      ),
    );
    expect(one.tried).toBeNull();
    await one.play('b');
    one.settle();
    expect([one.tried, one.shows]).toEqual(['b', true]);
    one.again();
    expect([one.tried, one.state]).toEqual([null, 'ask']);
    one.mistaken(stand('wrong', [], [frame(1, [])]), 'c');
    expect([one.tried, one.shows]).toEqual(['c', false]);
  });

  it('sees a wrong decision on the board and takes it back', async () => {
    const { learning: one, tried } = learning();
    const before = frame(1, []);
    await one.begin(() => Promise.resolve(stand('ask', [], [before])));
    await one.begin((played) =>
      Promise.resolve(played.length === 0 ? stand('ask', [], [before]) : stand('wrong', [], [before, frame(2)])),
    );
    await one.play('b');
    one.settle();
    expect([one.state, one.open, one.frame?.seq]).toEqual(['wrong', false, 2]);
    expect(tried).toHaveBeenCalledOnce();
    one.again();
    expect([one.state, one.frame?.seq, one.stand?.mistake]).toEqual(['ask', 1, null]);
  });

  it('may decide again at once after a refusal', async () => {
    const { learning: one } = learning();
    await one.begin((played) => Promise.resolve(stand(played.length === 0 ? 'ask' : 'wrong', [], [frame(1, [])])));
    await one.play('b');
    expect([one.state, one.open]).toEqual(['wrong', true]);
  });

  it('sends all that was accepted', async () => {
    const { learning: one } = learning();
    const asked: (readonly string[])[] = [];
    await one.begin((played) => {
      asked.push(played);
      return Promise.resolve(stand('ask', [...played], [frame(1, [])]));
    });
    await one.play('a');
    await one.play('b');
    expect(asked).toEqual([[], ['a'], ['a', 'b']]);
  });

  it('hears no answer to what was left', async () => {
    const { learning: one } = learning();
    let answer: (stand: StepStand) => void = () => undefined;
    const first = one.begin(() => new Promise((resolve) => (answer = resolve)));
    await one.begin(() => Promise.resolve(stand('ask', [], [frame(5, [])])));
    answer(stand('ask', [], [frame(1, [])]));
    await first;
    expect(one.frame?.seq).toBe(5);
  });
});
