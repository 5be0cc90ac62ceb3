import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '$lib/net/types';
import { settings } from '$lib/settings.svelte';
import { contestSeats, matters, presetOf, presetOptions, seatKinds, withOptions, withSeat, type Draft } from './draft';
import { toggled } from './sets';
import { requestSeats, usualOptions, usualSeats } from './start';

function option(name: string, kind: OptionInfo['kind'], choices: string[], of = ''): OptionInfo {
  return { name, kind, default: choices[0] ?? '', choices, of, apart: [], needed: {} };
}

const SETS: OptionInfo = {
  ...option('sets', 'sets', ['pd', 'ic', 'river', 'count']),
  apart: [['river', 'count']],
  needed: { ic: 6 },
};
const INFO: GameInfo = {
  id: 'carcassonne',
  titles: {},
  seats: [2, 6],
  rules_version: 1,
  options: [
    SETS,
    option('princess', 'choice', ['must', 'may'], 'pd'),
    option('farms', 'choice', ['third', 'first']),
    option('bends', 'choice', ['alternate', 'free'], 'river'),
    option('ages', 'numbers', []),
    option('first', 'seat', ['random']),
  ],
  presets: [
    { name: 'rulebook', options: {} },
    { name: 'german', options: { princess: 'may' } },
    { name: 'tournament', options: { sets: 'none', farms: 'first' } },
  ],
  levels: ['random'],
  thinking: { random: 0 },
  reconstructed: [],
};
const USUAL: Draft = { seats: usualSeats(INFO), options: usualOptions(INFO) };

function seated(count: number, sets: string): Draft {
  const seats = USUAL.seats.map((seat, at) => ({ ...seat, kind: at < count ? ('bot' as const) : ('empty' as const) }));
  return { seats, options: { ...USUAL.options, sets } };
}

const kinds = ({ seats }: Draft): string[] => seats.map(({ kind }) => kind);

describe('names', () => {
  const called = (seats: Draft['seats']): string[] => requestSeats(seats).map(({ name }) => name);

  it('that nobody has typed follow the language, which an account may bring later', () => {
    settings.language = 'pl';
    const [own, ...others] = usualSeats(INFO);
    if (!own) throw new Error('no seats');
    const polish = called(others);
    settings.language = 'en';
    expect(called(others)).toHaveLength(polish.length);
    expect(called(others)).not.toEqual(polish);
    expect(called([{ ...own, name: 'Zosia' }])).toEqual(['Zosia']);
    expect(called([{ ...own, name: ' ' }])).toEqual(called([own]));
  });
});

describe('colours', () => {
  it('are exchanged when somebody picks the one of another seat', () => {
    const [first] = USUAL.seats;
    if (!first) throw new Error('no seats');
    const { seats } = withSeat(INFO, USUAL, 0, { ...first, colour: 2 });
    expect(seats.slice(0, 3).map(({ colour }) => colour)).toEqual([2, 1, 0]);
    expect(requestSeats(seats)[0]).toMatchObject({ colour: 2 });
  });
});

describe('options about seats', () => {
  const empty = { kind: 'empty', name: '', level: 'random', colour: 5 } as const;
  const draft: Draft = { ...seated(3, 'pd'), options: { ...USUAL.options, ages: '9,7,12', first: '2' } };

  it('follow the people when somebody leaves', () => {
    const change = withSeat(INFO, draft, 0, empty);

    expect(change.options).toMatchObject({ ages: '7,12', first: '1' });
  });

  it('are as usual again when the one they mean has left', () => {
    expect(withSeat(INFO, draft, 2, empty).options).toMatchObject({ ages: '9,7', first: 'random' });
  });

  it('wait for the age of somebody new', () => {
    expect(withSeat(INFO, draft, 3, { ...empty, kind: 'bot' }).options).toMatchObject({ ages: '9,7,12,', first: '2' });
  });
});

describe('sets', () => {
  it('are ticked and unticked, in the order of the choices', () => {
    expect(toggled(SETS, 'pd', 'ic')).toBe('pd+ic');
    expect(toggled(SETS, 'river', 'pd')).toBe('pd+river');
    expect(toggled(SETS, 'pd', 'pd')).toBe('none');
    expect(toggled(SETS, 'none', 'count')).toBe('count');
  });

  it.each([
    ['pd+river', 'pd+river+count', 'pd+count'],
    ['pd+count', 'pd+river+count', 'pd+river'],
  ])('that exclude each other give way to the new one: %s', (before, wanted, after) => {
    const change = withOptions(INFO, seated(3, before), { sets: wanted });

    expect(change.options['sets']).toBe(after);
    expect(change.said).toBe('option-sets-river-count');
  });

  it('that a sixth seat needs come with it, and the reason is told', () => {
    const five = seated(5, 'pd');
    const sixth = withSeat(INFO, five, 5, { kind: 'bot', name: 'Kuba', level: 'random', colour: 5 });

    expect(sixth.options['sets']).toBe('pd+ic');
    expect(sixth.said).toBe('option-sets-ic-needed');
    expect(withSeat(INFO, five, 1, { kind: 'here', name: 'Ola', level: 'random', colour: 5 }).said).toBeNull();
  });

  it('that go take the last seat with them', () => {
    const change = withOptions(INFO, seated(6, 'pd+ic'), { sets: 'pd' });

    expect(change.options['sets']).toBe('pd');
    expect(kinds(change)).toEqual(['bot', 'bot', 'bot', 'bot', 'bot', 'empty']);
    expect(change.said).toBe('option-sets-ic-needed');
  });

  it('leave a table alone that is small enough', () => {
    const change = withOptions(INFO, seated(5, 'pd+ic'), { sets: 'none' });

    expect(kinds(change)).toEqual(kinds(seated(5, 'none')));
    expect(change.said).toBeNull();
  });

  it('decide which options matter', () => {
    const shown = (sets: string): string[] =>
      INFO.options.filter((one) => matters(INFO, { sets }, one)).map(({ name }) => name);

    expect(shown('pd+river')).toEqual(['sets', 'princess', 'farms', 'bends', 'ages', 'first']);
    expect(shown('none')).toEqual(['sets', 'farms', 'ages', 'first']);
  });
});

describe('presets', () => {
  const [rulebook, german, tournament] = INFO.presets;

  it('bring flags and choices back to their defaults and leave the rest', () => {
    const own = { ...USUAL.options, sets: 'pd+ic', farms: 'first', ages: '9,7,5' };

    expect({ ...own, ...presetOptions(INFO, german!) }).toEqual({
      sets: 'pd+ic',
      princess: 'may',
      farms: 'third',
      bends: 'alternate',
      ages: '9,7,5',
      first: 'random',
    });
  });

  it('are recognized by their options', () => {
    expect(presetOf(INFO, USUAL.options)).toBe(rulebook);
    expect(presetOf(INFO, { ...USUAL.options, sets: 'pd+river', princess: 'may' })).toBe(german);
    expect(presetOf(INFO, { ...USUAL.options, sets: 'none', farms: 'first' })).toBe(tournament);
    expect(presetOf(INFO, { ...USUAL.options, farms: 'first' })).toBeUndefined();
  });

  it('that leave out a set empty the seat that needs it', () => {
    const change = withOptions(INFO, seated(6, 'ic'), presetOptions(INFO, tournament!));

    expect(change.options['sets']).toBe('none');
    expect(kinds(change)[5]).toBe('empty');
  });
});

describe('a contest', () => {
  const seats = usualSeats(INFO);

  it('has one person here, and bots unless it is rated', () => {
    expect(contestSeats(seats, false).map(({ kind }) => kind)).toEqual(seats.map(({ kind }) => kind));
    expect(
      contestSeats(seats, true)
        .map(({ kind }) => kind)
        .slice(0, 4),
    ).toEqual(['here', 'link', 'link', 'empty']);
    expect(seatKinds(seats, 0, true, true)).toEqual(['here', 'link', 'lobby', 'empty']);
    expect(seatKinds(seats, 1, true, false)).toEqual(['link', 'lobby', 'bot', 'empty']);
  });

  it('names those who come after their accounts', () => {
    const wanted = requestSeats(contestSeats(seats, true), true);
    expect(wanted.map(({ name }) => name === '')).toEqual([false, true, true]);
  });
});
