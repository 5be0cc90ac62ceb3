import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stage, UNTIL_TAPPED } from './stage.svelte';

const scene = (scenery: string, ms = 100) => ({ scenery, ms });

let stage: Stage<{ scenery: string; ms: number }>;
let done: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage('before');
  done = vi.fn();
});
afterEach(() => void vi.useRealTimers());

it('plays its scenes and comes to rest on the last one', () => {
  stage.play([scene('a'), scene('b'), scene('end', 0)], done);
  expect(stage.scenery).toBe('a');
  vi.advanceTimersByTime(1000);
  expect([stage.scenery, stage.playing]).toEqual(['end', false]);
  expect(done).toHaveBeenCalledOnce();
});

it('goes to the end at a tap', () => {
  stage.play([scene('a'), scene('b'), scene('end', 0)], done);
  stage.skip();
  expect([stage.scenery, stage.playing]).toEqual(['end', false]);
  expect(done).toHaveBeenCalledOnce();
});

it('never passes over a scene that waits for a tap, and goes on from there', () => {
  stage.play([scene('a'), scene('result', UNTIL_TAPPED), scene('next'), scene('end', 0)], done);
  stage.skip();
  expect([stage.scenery, stage.waits]).toEqual(['result', true]);
  vi.advanceTimersByTime(60_000);
  expect(stage.scenery).toBe('result');
  stage.skip();
  expect([stage.scenery, stage.waits]).toEqual(['next', false]);
  vi.advanceTimersByTime(1000);
  expect(stage.scenery).toBe('end');
  expect(done).toHaveBeenCalledOnce();
});
