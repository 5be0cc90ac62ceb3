import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TalkLine } from '$lib/net/types';
import { Muted } from './muted.svelte';
import { Peek } from './peek.svelte';

const line = (n: number, seat: number | null, key: string | null = null): TalkLine => ({
  n,
  seat,
  key,
  text: `line ${n}`,
  time: '',
  reported: false,
});

let muted: Muted;
let peek: Peek;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  muted = new Muted('t');
  peek = new Peek(muted);
  peek.keepTo({ lines: [line(0, 1)], earlier: 1 }, [0], false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heard = (...lines: TalkLine[]): string | undefined => {
  peek.keepTo({ lines: [line(0, 1), ...lines], earlier: 1 }, [0], false);
  return peek.line?.text;
};

describe('a message shows up', () => {
  it('for a moment, if somebody else has just said it', () => {
    expect(peek.line).toBeNull();
    expect(heard(line(1, 1))).toBe('line 1');
    vi.advanceTimersByTime(6000);
    expect(peek.line).toBeNull();
    expect(heard(line(1, 1))).toBeUndefined();
  });

  it('also if it is the first at the table', () => {
    const first = new Peek(muted);
    first.keepTo({ lines: [], earlier: 0 }, [0], false);
    first.keepTo({ lines: [line(0, 1)], earlier: 0 }, [0], false);
    expect(first.line?.text).toBe('line 0');
  });

  it('not again when the line was lost and is back', () => {
    expect(heard(line(1, 1))).toBe('line 1');
    peek.hide();
    peek.keepTo({ lines: [], earlier: 2 }, [0], false);
    peek.keepTo({ lines: [line(0, 1), line(1, 1)], earlier: 2 }, [0], false);
    expect(peek.line).toBeNull();
  });

  it('the last of several', () => {
    expect(heard(line(1, 1), line(2, 2), line(3, null, 'paused'))).toBe('line 2');
  });

  it('not if it is my own, or a fact', () => {
    expect(heard(line(1, 0), line(2, 1, 'stands-in'))).toBeUndefined();
  });

  it('not from somebody who is muted', () => {
    muted.toggle(1);
    expect(heard(line(1, 1))).toBeUndefined();
    expect(new Muted('t').has(1)).toBe(true);
  });

  it('not if nobody wants that', () => {
    muted.setPeeks(false);
    expect(heard(line(1, 1))).toBeUndefined();
    expect(new Muted('other').peeks).toBe(false);
  });

  it('not while the chat is open, nor when it is closed', () => {
    peek.keepTo({ lines: [line(0, 1), line(1, 1)], earlier: 1 }, [0], true);
    expect(peek.line).toBeNull();
    expect(heard(line(1, 1))).toBeUndefined();
  });
});
