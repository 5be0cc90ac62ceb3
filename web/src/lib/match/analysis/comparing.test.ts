import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getComparison } from '$lib/net/http';
import type { Comparison } from '$lib/net/types';
import { Comparing } from './comparing.svelte';

vi.mock('$lib/net/http', () => ({ getComparison: vi.fn() }));

const side = (name: string): Comparison['done'] => ({ view: { name }, notes: [], scores: [], waiting: [] });
const found: Comparison = { step: 4, seat: 1, before: { name: 'before' }, done: side('done'), better: side('better') };

describe('a decision on the board', () => {
  let comparing: Comparing;
  beforeEach(async () => {
    vi.mocked(getComparison).mockReset().mockResolvedValue(found);
    comparing = new Comparing('r');
    comparing.choose(4);
    await vi.waitFor(() => expect(comparing.shown).not.toBeNull());
  });

  it('begins with the position before it, as the deciding seat saw it', () => {
    expect(comparing.shown).toMatchObject({ seat: 1, view: { name: 'before' } });
    comparing.settle();
    expect(comparing.shown).toMatchObject({ view: { name: 'done' } });
  });

  it('goes back before the other side is shown', () => {
    comparing.settle();
    comparing.toggle();
    expect(comparing.shown).toMatchObject({ view: { name: 'before' } });
    comparing.settle();
    expect(comparing.shown).toMatchObject({ view: { name: 'better' } });
  });

  it('is fetched once, and again after a failure', async () => {
    comparing.fetch(4);
    expect(getComparison).toHaveBeenCalledTimes(1);
    vi.mocked(getComparison).mockRejectedValueOnce(new Error('lost'));
    comparing.fetch(7);
    await vi.waitFor(() => {
      comparing.fetch(7);
      expect(comparing.known.has(7)).toBe(true);
    });
  });

  it('leaves the board when it is dropped', () => {
    comparing.drop();
    expect(comparing.shown).toBeNull();
  });
});
