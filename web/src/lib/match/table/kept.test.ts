import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAccounts, guestTables, handOver, keep, keptTable, keptTables, type KeptTable } from './kept';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

const table = (id: string, token: string | null, seats: number[]): KeptTable => ({
  table: id,
  game: 'simurgh',
  token,
  seats,
  invites: [],
  code: null,
});

describe('the tables of a guest', () => {
  it('have keys to bring along, if they have a seat', () => {
    keep(table('watched', null, []));
    keep(table('hosted', 'h', []));
    keep(table('played', 'p', [0]));
    expect(guestTables()).toEqual([{ table: 'played', token: 'p' }]);
  });

  it('leave their key behind when they belong to an account, and do not get it back', () => {
    keep(table('played', 'p', [0]));
    handOver('played');
    keep(table('played', 'p', [0]));
    expect(keptTable('played')).toMatchObject({ token: null, account: true });
    expect(guestTables()).toEqual([]);
  });
});

it('tables of an account are gone when nobody is logged in; those of guests stay', () => {
  keep(table('guest', 'g', [0]));
  keep({ ...table('own', 'o', [1]), account: true });
  forgetAccounts();
  expect(keptTables().map(({ table: id }) => id)).toEqual(['guest']);
});
