import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { viewOf } from '../fixtures';
import type { View } from '../view';
import { Choosing } from './choosing.svelte';

const WAYS: View['ways'] = [
  { cell: 'b1', tile: 'S4', partners: ['a1'], pair: null, shrine: null, pool: 2, discard: 1 },
];
const anchor = {} as HTMLElement;

function at(change: Partial<View>, actions: readonly string[]): { choosing: Choosing; play: ReturnType<typeof vi.fn> } {
  const play = vi.fn();
  const table = { view: viewOf(change), actions, open: true, atHome: true, play, why: vi.fn() };
  return { choosing: new Choosing(table), play };
}

afterEach(() => settings.setConfirm(true));

describe('a tile of the castle', () => {
  it('shows its partners as soon as it is looked at', () => {
    const { choosing } = at({ ways: WAYS }, ['take:b1']);
    expect(choosing.ways).toBeNull();
    choosing.look('b1');
    expect([choosing.held, choosing.ways?.partners]).toEqual(['b1', ['a1']]);
  });

  it('is confirmed if something hidden lies under it', () => {
    const { choosing, play } = at({ ways: WAYS }, ['take:b1']);
    choosing.pickCastle('b1', anchor, false);
    expect(play).not.toHaveBeenCalled();
    expect(choosing.tapped?.text).toBe('take:b1');
    choosing.pickCastle('b1', anchor, false);
    expect(play).toHaveBeenCalledWith('take:b1', anchor);
  });

  it('is taken at once if nothing does, or if nobody wants to be asked', () => {
    const bare = at({}, ['take:a1']);
    bare.choosing.pickCastle('a1', anchor, false);
    expect(bare.play).toHaveBeenCalledWith('take:a1', anchor);
    settings.setConfirm(false);
    const bold = at({}, ['take:b1']);
    bold.choosing.pickCastle('b1', anchor, true);
    expect(bold.play).toHaveBeenCalledWith('take:b1', anchor);
  });
});

describe('what ends the turn', () => {
  it('is confirmed, whether it is a cell or a button', () => {
    const placing = at({ phase: 'placing', hand: ['S4'], endings: ['S4@b2'] }, ['S4@a1', 'S4@b2']);
    placing.choosing.pickCell('b2', anchor, false);
    expect([placing.choosing.ends, placing.choosing.tapped?.text]).toEqual([true, 'S4@b2']);
    placing.choosing.pickCell('a1', anchor, false);
    expect(placing.play).toHaveBeenCalledWith('S4@a1', anchor);

    const picked = at({ phase: 'picked', hand: ['S4'], endings: ['discard'] }, ['shrine', 'discard']);
    picked.choosing.choose('discard');
    expect(picked.choosing.tapped?.text).toBe('discard');
    picked.choosing.choose('shrine');
    expect(picked.play.mock.calls.map(([text]) => text as string)).toEqual(['shrine']);
  });
});
