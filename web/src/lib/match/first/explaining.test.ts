import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Explaining } from './explaining.svelte';
import { beginningOf, beginWith } from './memory';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

const all = (): boolean => true;
const question = (asked: string | null, change = {}): Parameters<Explaining['keepTo']>[1] => ({
  asked,
  open: true,
  answered: false,
  ...change,
});

describe('playing with hints', () => {
  beforeEach(() => {
    kept.clear();
    beginWith('quay', 'hints');
  });

  it('explains each kind of question once', () => {
    const explaining = new Explaining();
    explaining.keepTo('quay', question('load'), all);
    expect(explaining.kind).toBe('load');
    explaining.keepTo('quay', question(null), all);
    explaining.keepTo('quay', question('sail'), all);
    expect(explaining.kind).toBe('sail');
    explaining.keepTo('quay', question('load'), all);
    expect(explaining.kind).toBeNull();
  });

  it('goes on while others move, and ends with an answer although the same is asked again', () => {
    const explaining = new Explaining();
    explaining.keepTo('quay', question('load', { open: false }), all);
    expect(explaining.kind).toBeNull();
    explaining.keepTo('quay', question('load'), all);
    explaining.keepTo('quay', question('load', { open: false }), all);
    expect(explaining.kind).toBe('load');
    explaining.keepTo('quay', question('load', { answered: true, open: false }), all);
    explaining.keepTo('quay', question('load'), all);
    expect(explaining.kind).toBeNull();
  });

  it('remembers on another day', () => {
    const first = new Explaining();
    first.keepTo('quay', question('load'), all);
    first.close();
    const later = new Explaining();
    later.keepTo('quay', question('load'), all);
    expect(later.kind).toBeNull();
  });

  it('is silent about what has no words, and when nobody wants it', () => {
    const explaining = new Explaining();
    explaining.keepTo('quay', question('load'), () => false);
    expect(explaining.kind).toBeNull();
    explaining.keepTo('quay', question('sail'), all);
    explaining.turn('quay', false);
    expect(beginningOf('quay')).toBe('play');
    explaining.keepTo('quay', question('load'), all);
    expect(explaining.kind).toBeNull();
  });

  it('is turned off and on again, and then explains everything anew', () => {
    const explaining = new Explaining();
    explaining.keepTo('quay', question('load'), all);
    explaining.close();
    explaining.turn('quay', false);
    expect(explaining.in('quay')).toBe(false);
    explaining.turn('quay', true);
    expect(explaining.in('quay')).toBe(true);
    explaining.keepTo('quay', question('load'), all);
    expect(explaining.kind).toBe('load');
    expect(explaining.in('chess')).toBe(false);
  });

  it('asks about every game', () => {
    expect(beginningOf('chess')).toBeNull();
    kept.set('wawel.first.chess', 'nonsense');
    expect(beginningOf('chess')).toBeNull();
  });
});
