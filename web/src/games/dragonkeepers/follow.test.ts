import { describe, expect, it } from 'vitest';
import { nothingToChoose, pause, rest } from './follow';

describe('passing without being asked', () => {
  it('happens only in the turn of another seat and only without a choice', () => {
    expect(nothingToChoose('follow', ['pass'])).toBe(true);
    expect(nothingToChoose('follow', ['pass', 'green_2'])).toBe(false);
    expect(nothingToChoose('play', ['pass'])).toBe(false);
    expect(nothingToChoose('follow', [])).toBe(false);
  });

  it('waits a random time when people look on, never shorter than a thought and never long', () => {
    const waits = Array.from({ length: 100 }, (_, at) => pause(at / 100, true));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5200);
    expect(new Set(waits).size).toBeGreaterThan(80);
  });

  it('does not make bots wait', () => {
    expect(pause(0.9, false)).toBe(pause(0.1, false));
    expect(pause(0.5, false)).toBeLessThan(400);
  });

  it('holds a quick pass back until the pause is over', () => {
    expect(rest(1000, 1400, 2000)).toBe(1600);
    expect(rest(1000, 9000, 2000)).toBe(0);
  });
});
