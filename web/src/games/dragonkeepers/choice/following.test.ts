import { describe, expect, it } from 'vitest';
import { isWatched, nothingToChoose, pause, rest } from './following';

/** Pauses for chances that are spread evenly, as good dice would. */
const pauses = Array.from({ length: 1200 }, (_, at) => pause(at / 1200, true));

function share(least: number, most: number): number {
  return pauses.filter((ms) => ms >= least && ms < most).length / pauses.length;
}

describe('passing without being asked', () => {
  it('happens only in the turn of another seat and only without a choice', () => {
    expect(nothingToChoose('follow', ['pass'])).toBe(true);
    expect(nothingToChoose('follow', ['pass', 'green_2'])).toBe(false);
    expect(nothingToChoose('play', ['pass'])).toBe(false);
    expect(nothingToChoose('follow', [])).toBe(false);
  });

  it('takes a while when people look on, as long as a thought and sometimes as long as thinking', () => {
    expect(pause(0, true)).toBe(1100);
    expect(pause(0.5, true)).toBe(2474);
    expect(pause(0.83, true)).toBe(5200);
    expect(pause(5 / 6, true)).toBe(5000);
    expect(pause(11 / 12, true)).toBe(9500);
    expect(pause(0.9999, true)).toBeLessThan(14_000);
  });

  it('is long once in six, evenly from five to fourteen seconds', () => {
    expect(share(0, 1100)).toBe(0);
    expect(share(1100, 5000)).toBeGreaterThan(0.7);
    expect(share(5300, 14_000)).toBeGreaterThan(0.15);
    for (let second = 6; second < 14; second += 1)
      expect(share(second * 1000, second * 1000 + 1000)).toBeCloseTo(1 / 54, 2);
    expect(share(14_000, Infinity)).toBe(0);
  });

  it('leaves no second that only a choice could fill', () => {
    for (let second = 2; second < 14; second += 1)
      expect(share(second * 1000, second * 1000 + 1000)).toBeGreaterThan(0.01);
  });

  it('does not make bots wait', () => {
    expect(pause(0.99, false)).toBe(pause(0.1, false));
    expect(pause(0.5, false)).toBeLessThan(400);
  });

  it('holds a quick pass back until the pause is over', () => {
    expect(rest(1000, 1400, 2000)).toBe(1600);
    expect(rest(1000, 9000, 2000)).toBe(0);
  });

  it('is watched by every other person, at a shared screen too, and never by bots', () => {
    const table = [
      { seat: 0, kind: 'here' },
      { seat: 1, kind: 'bot' },
    ];
    expect(isWatched(table, 0)).toBe(false);
    expect(isWatched([...table, { seat: 2, kind: 'here' }], 0)).toBe(true);
    expect(isWatched([...table, { seat: 2, kind: 'link' }], 0)).toBe(true);
    expect(isWatched(table, undefined)).toBe(true);
  });
});
