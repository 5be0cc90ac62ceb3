import { beforeEach, expect, test } from 'vitest';
import { settings } from '$lib/settings.svelte';
import '$lib/words/loaded';
import { clockWords, gathers, passed, shown } from './time';

beforeEach(() => {
  settings.language = 'pl';
});

test('a clock shows minutes, hours from the first hour on, and days from the second day on', () => {
  expect(shown(252_000)).toBe('4:12');
  expect(shown(900)).toBe('0:01');
  expect(shown(0)).toBe('0:00');
  expect(shown(3_852_000)).toBe('1:04:12');
  expect(shown(2 * 86_400_000)).toBe('2 dni');
});

test('the clock of a table in words', () => {
  expect(clockWords(null)).toBe('bez zegara');
  expect(clockWords({ kind: 'move', seconds: 60, extra: 0 })).toBe('1 min na ruch');
  expect(clockWords({ kind: 'move', seconds: 45, extra: 0 })).toBe('45 s na ruch');
  expect(clockWords({ kind: 'bank', seconds: 900, extra: 20 })).toBe('15 min + 20 s');
  expect(clockWords({ kind: 'days', seconds: 86_400, extra: 0 })).toBe('1 dzień na ruch');
});

test('time is said aloud at three moments, once', () => {
  expect(passed(61_000, 60_000)).toBe(60);
  expect(passed(60_000, 59_000)).toBe(null);
  expect(passed(20_200, 19_900)).toBe(20);
  expect(passed(6_000, 4_000)).toBe(5);
});

test('a match waits for people from the lobby, and for all if there is a clock', () => {
  expect(gathers([{ kind: 'here' }, { kind: 'link' }], null)).toBe(false);
  expect(gathers([{ kind: 'here' }, { kind: 'lobby' }], null)).toBe(true);
  expect(gathers([{ kind: 'here' }, { kind: 'link' }], { kind: 'move', seconds: 60, extra: 0 })).toBe(true);
  expect(gathers([{ kind: 'here' }, { kind: 'bot' }], { kind: 'move', seconds: 60, extra: 0 })).toBe(false);
});
