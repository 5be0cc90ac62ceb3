import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress, read } from './progress.svelte';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe('what somebody has learned', () => {
  it('is nothing at first', () => {
    const progress = new Progress();
    expect([progress.lessonStarted('simurgh'), progress.steps('simurgh'), progress.solved('simurgh')]).toEqual([
      false,
      [],
      [],
    ]);
  });

  it('is remembered by the browser, each thing once', () => {
    const progress = new Progress();
    progress.begin('simurgh');
    expect(new Progress().lessonStarted('simurgh')).toBe(true);
    progress.finish('simurgh', 'send');
    progress.finish('simurgh', 'send');
    progress.solve('carcassonne', 'dead-end', true);
    const later = new Progress();
    expect(later.steps('simurgh')).toEqual(['send']);
    expect(later.solved('carcassonne')).toEqual(['dead-end']);
    expect(later.solvedAtOnce('carcassonne')).toEqual(['dead-end']);
  });

  it('is not solved at once by a second try', () => {
    const progress = new Progress();
    progress.solve('carcassonne', 'dead-end', false);
    progress.solve('carcassonne', 'dead-end', true);
    expect(progress.solvedAtOnce('carcassonne')).toEqual([]);
  });

  it.each(['', 'nonsense', '[]', 'null', '7', '{"simurgh":null}', '{"simurgh":{"steps":[7,"send"]}}'])(
    'survives what the browser kept: %s',
    (text) => {
      const steps = read(text)['simurgh']?.steps ?? [];
      expect(steps.every((step) => step === 'send')).toBe(true);
    },
  );
});
