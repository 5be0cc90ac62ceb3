import { describe, expect, it } from 'vitest';
import type { LobbyTable } from '$lib/net/types';
import { ANY, chosen, type LobbyWish } from './choosing';

const table = (id: string, game: string, kind: 'move' | 'days' | null, free: number): LobbyTable => ({
  table: id,
  game,
  options: {},
  seats: [0, 1, 2].map((at) => ({ name: '', kind: 'lobby', level: null, colour: at, free: at < free })),
  terms: {
    gather: true,
    watch: true,
    clock: kind && { kind, seconds: 60, extra: 0 },
    stand_in: null,
    talk: 'nobody',
    rated: false,
  },
  dealt: false,
});

const TABLES = [
  table('quick', 'simurgh', 'move', 2),
  table('slow', 'carcassonne', 'days', 1),
  table('calm', 'carcassonne', null, 1),
  table('full', 'carcassonne', 'move', 0),
];

describe('the lobby shows', () => {
  it.each<[Partial<LobbyWish>, string[]]>([
    [{}, ['quick', 'slow', 'calm', 'full']],
    [{ game: 'carcassonne' }, ['slow', 'calm', 'full']],
    [{ time: 'live' }, ['quick', 'full']],
    [{ time: 'days' }, ['slow']],
    [{ time: 'none' }, ['calm']],
    [{ seats: 'free' }, ['quick', 'slow', 'calm']],
    [{ seats: 'several' }, ['quick']],
    [{ seats: 'watch' }, ['full']],
    [{ game: 'simurgh', time: 'days' }, []],
  ])('%o', (wish, shown) => {
    expect(chosen(TABLES, { ...ANY, ...wish }).map((found) => found.table)).toEqual(shown);
  });
});
