import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let started = 0;
let state = 'running';
let wake: () => void = () => {};

class Context {
  currentTime = 0;
  destination = {};
  get state(): string {
    return state;
  }
  resume(): Promise<void> {
    return new Promise((done) => (wake = done));
  }
}
class Voice {
  connect(next: unknown): unknown {
    return next;
  }
  start(): void {
    started += 1;
  }
  stop(): void {}
}
class Volume {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect(next: unknown): unknown {
    return next;
  }
}

/** A page that has just been opened by somebody who wants sounds, or does not. */
async function opened(wanted: boolean): Promise<typeof import('./sound').sound> {
  vi.resetModules();
  const [{ settings }, { sound }] = await Promise.all([import('$lib/settings.svelte'), import('./sound')]);
  settings.sound = wanted;
  return sound;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Voice);
  vi.stubGlobal('GainNode', Volume);
  [started, state] = [0, 'running'];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  it.each([
    [true, 2],
    [false, 0],
  ])('are played if they are wanted: %s', async (wanted, tones) => {
    const sound = await opened(wanted);
    await sound('turn');
    expect(started).toBe(tones);
  });

  it.each([
    [100, 4],
    [5000, 0],
  ])('that waited %i ms for the first press are heard as %i tones', async (waited, tones) => {
    state = 'suspended';
    const sound = await opened(true);
    const asked = sound('end');
    vi.advanceTimersByTime(waited);
    wake();
    await asked;
    expect(started).toBe(tones);
  });
});
