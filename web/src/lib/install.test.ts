import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Install, type InstallPlace } from './install.svelte';

const DAY = 86_400_000;
let place: EventTarget;

/** A page that is opened at some time: on an Apple device, in the app itself, or in a browser that can install it. */
function opened(at: number, { apple = false, installed = false } = {}): Install {
  const install = new Install(() => at);
  place = Object.assign(new EventTarget(), {
    matchMedia: () => ({ matches: installed }),
    navigator: apple ? { standalone: false } : {},
  });
  install.start(place as InstallPlace);
  return install;
}

/** The browser says that it could. */
function told(): { event: Event; prompt: ReturnType<typeof vi.fn> } {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = vi.fn();
  place.dispatchEvent(Object.assign(event, { prompt }));
  return { event, prompt };
}

describe('the app on one’s own screen', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  it('is offered at the second visit, or after two finished games', () => {
    const first = opened(10 * DAY);
    expect(told().event.defaultPrevented).toBe(true);
    expect([first.offered(1), first.offered(2)]).toEqual([false, true]);

    const soon = opened(10 * DAY + 60_000);
    told();
    expect(soon.offered(0)).toBe(false);

    const second = opened(11 * DAY);
    told();
    expect(second.offered(0)).toBe(true);
  });

  it('is not offered where no browser can do it, or where it is there already', () => {
    expect(opened(10 * DAY).offered(5)).toBe(false);
    const there = opened(20 * DAY, { installed: true });
    told();
    expect(there.offered(5)).toBe(false);
    expect(opened(30 * DAY, { apple: true }).way).toBe('apple');
  });

  it('rests for sixty days after a "not now"', () => {
    opened(10 * DAY);
    const asked = opened(11 * DAY, { apple: true });
    expect(asked.offered(0)).toBe(true);
    asked.later();
    expect(asked.offered(9)).toBe(false);
    expect(opened(70 * DAY, { apple: true }).offered(9)).toBe(false);
    expect(opened(72 * DAY, { apple: true }).offered(9)).toBe(true);
  });

  it('asks the browser, once', async () => {
    const install = opened(10 * DAY);
    const { prompt } = told();
    await install.install();
    await install.install();
    expect(prompt).toHaveBeenCalledOnce();
    expect(install.way).toBe('none');
  });
});
