import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAnalysis, Failure, getAnalysis, stopAnalysis } from '$lib/net/http';
import type { Analysis } from '$lib/net/types';
import { Analysing } from './analysing.svelte';
import { analysed } from './fixture';

vi.mock('$lib/net/http', async (original) => ({
  ...(await original<object>()),
  beginAnalysis: vi.fn(),
  getAnalysis: vi.fn(),
  stopAnalysis: vi.fn(),
}));

function known(done: number, working: boolean): Analysis {
  const moments = Array.from({ length: done }, (_, step) => analysed(step, 0, [0.5, 0.5]));
  return { replay: 'r', count: 4, working, moments, seats: [], costliest: [] };
}

describe('an analysis that grows', () => {
  let told: number[];
  let analysing: Analysing;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    told = [];
    analysing = new Analysing('r', (percent) => told.push(percent));
  });
  afterEach(() => vi.useRealTimers());

  it('begins by itself if nothing is known, and is looked at until it is complete', async () => {
    vi.mocked(getAnalysis).mockResolvedValueOnce(known(0, false)).mockResolvedValueOnce(known(2, true));
    vi.mocked(getAnalysis).mockResolvedValue(known(4, false));
    vi.mocked(beginAnalysis).mockResolvedValue(known(0, true));
    await analysing.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(analysing.complete).toBe(true);
    expect(told).toEqual([50, 100]);
    expect(getAnalysis).toHaveBeenCalledTimes(3);
  });

  it('does not go on by itself after it was stopped', async () => {
    vi.mocked(getAnalysis).mockResolvedValue(known(2, false));
    await analysing.open();
    expect(beginAnalysis).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('keeps what was found when it is stopped', async () => {
    vi.mocked(getAnalysis).mockResolvedValue(known(1, true));
    vi.mocked(stopAnalysis).mockResolvedValue(known(3, false));
    await analysing.open();
    await analysing.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(analysing.report?.moments).toHaveLength(3);
    expect(getAnalysis).toHaveBeenCalledTimes(1);
  });

  it('stays stopped when a look that was on its way comes back', async () => {
    let answer = (_: Analysis): void => undefined;
    const late = new Promise<Analysis>((resolve) => (answer = resolve));
    vi.mocked(getAnalysis).mockResolvedValueOnce(known(1, true)).mockReturnValueOnce(late);
    vi.mocked(stopAnalysis).mockResolvedValue(known(2, false));
    await analysing.open();
    await vi.advanceTimersByTimeAsync(1000);
    await analysing.stop();
    answer(known(1, true));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(analysing.report?.working).toBe(false);
    expect(getAnalysis).toHaveBeenCalledTimes(2);
  });

  it('says what went wrong, and is not looked at by somebody who left', async () => {
    vi.mocked(getAnalysis).mockRejectedValueOnce(new Failure(409, 'not-over')).mockResolvedValue(known(1, true));
    await analysing.open();
    expect(analysing.failure?.key).toBe('not-over');
    await analysing.open();
    expect(analysing.failure).toBeNull();
    analysing.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getAnalysis).toHaveBeenCalledTimes(2);
  });
});
