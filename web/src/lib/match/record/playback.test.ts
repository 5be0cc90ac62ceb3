import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '$lib/net/types';
import { Playback } from './playback.svelte';

function moment(n: number): Moment {
  return {
    n,
    actor: 0,
    text: 'x',
    view: {},
    waiting: [],
    notes: [{ n, seq: n, key: 'k', rule: '', seat: null, args: {} }],
    scores: [],
  };
}

describe('playing back', () => {
  let playback: Playback;
  beforeEach(() => {
    vi.useFakeTimers();
    playback = new Playback();
    playback.load([moment(0), moment(1), moment(2)], 0);
  });
  afterEach(() => vi.useRealTimers());

  it('tells a step forward and jumps otherwise', () => {
    playback.go(1);
    expect(playback.fresh).toHaveLength(1);
    playback.go(0);
    expect(playback.fresh).toHaveLength(0);
    playback.go(2);
    expect(playback.fresh).toHaveLength(0);
  });

  it('stays within the record', () => {
    playback.go(9);
    expect(playback.at).toBe(2);
    playback.go(-1);
    expect(playback.at).toBe(0);
  });

  it('goes on when the board has settled, and stops at the end', () => {
    playback.toggle();
    expect(playback.at).toBe(1);
    playback.settle();
    vi.advanceTimersByTime(450);
    expect(playback.at).toBe(2);
    expect(playback.playing).toBe(false);
  });
});
