import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Advice } from '$lib/net/types';
import { Desk } from '../prompt/desk.svelte';
import { Asking } from './asking.svelte';

const advice = (id: number): Advice => ({
  type: 'advice',
  id,
  line: ['b', 'c'],
  otherwise: 0.4,
  chance: 0.5,
  so_far: false,
  reasons: [],
  notes: [],
});

let desk: Desk;
let asking: Asking;
let questions: number;

beforeEach(() => {
  vi.useFakeTimers();
  questions = 0;
  desk = new Desk();
  asking = new Asking({ hint: () => ++questions }, desk);
});
afterEach(() => vi.useRealTimers());

it('shows the thinking only when it takes long', () => {
  asking.toggle();
  expect([asking.thinking, asking.slow]).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  expect(asking.slow).toBe(true);
});

it('hints at the first action of the line', () => {
  asking.toggle();
  asking.hear(advice(1));
  vi.advanceTimersByTime(400);
  expect(desk.hint).toBe('b');
  expect([asking.thinking, asking.slow]).toEqual([false, false]);
});

it('takes a question back when asked again, and does not show its answer', () => {
  asking.toggle();
  asking.toggle();
  asking.hear(advice(1));
  expect(questions).toBe(1);
  expect(desk.hint).toBeNull();
});

it('asks anew after an answer was closed', () => {
  asking.toggle();
  asking.hear(advice(1));
  asking.toggle();
  expect(asking.open).toBe(false);
  asking.toggle();
  expect(questions).toBe(2);
});

it('asks nothing where nobody can be asked', () => {
  asking = new Asking({ hint: () => null }, desk);
  asking.toggle();
  expect(asking.open).toBe(false);
});

it('keeps a hint while others decide, as long as it can be followed', () => {
  asking.toggle();
  asking.hear(advice(1));
  asking.keepTo({ actions: ['a', 'b'] }, false);
  expect(desk.hint).toBe('b');
  asking.keepTo({ actions: ['a'] }, false);
  expect(desk.hint).toBeNull();
});

it.each([
  [{ actions: ['a', 'b'] }, true],
  [{ actions: [] }, false],
  [null, false],
])('lets a hint go once something is decided: %o', (frame, deciding) => {
  asking.toggle();
  asking.hear(advice(1));
  asking.keepTo(frame, deciding);
  expect(desk.hint).toBeNull();
});
