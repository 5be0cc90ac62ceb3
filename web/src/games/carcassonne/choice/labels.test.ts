import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { CATALOG, figure, viewOf } from '../fixtures';
import type { Kit } from '../kit';
import type { View } from '../view';
import { targetLabel } from './labels';
import { type Mode, targetsOf } from './selection';

const kit = {
  seats: ['Hania', 'Ola'].map((name, seat) => ({ seat, name })),
  catalog: CATALOG,
  mine: [0],
} as unknown as Kit;
const road = { id: 'BA-U', x: 1, y: 0, rotation: 0, features: [1, 4, 5] };
const spot = (action: string, part: number | null) => ({ action, x: 0, y: 0, part, feature: part });
const table = (change: Partial<View>): View => viewOf({ tiles: [...viewOf().tiles, road], ...change });

function labels(view: View, actions: readonly string[], mode: Mode = 'follower'): string[] {
  return targetsOf(view, actions, mode).map((target) => targetLabel(kit, view, target).replaceAll('\u00a0', ' '));
}

beforeAll(() => {
  settings.setLanguage('pl');
});

describe('a choice in words', () => {
  it('names the tiles beside a free place', () => {
    const places = [
      { x: 2, y: 0, rotations: [0, 2], unlike: [0, 2], closes: [[], []] },
      { x: 0, y: 1, rotations: [1], unlike: [1], closes: [[]] },
    ];
    expect(labels(table({ phase: 'place', places }), ['2,0/0', '2,0/2', '0,1/1'])).toEqual([
      'Miejsce: na zachodzie prosta droga. Płytka pasuje, 2 ułożenia.',
      'Miejsce: na północy brzeg miasta i prosta droga. Płytka pasuje, 1 ułożenie.',
    ]);
  });

  it('names who stands where the fairy or the princess goes', () => {
    const figures = [figure(), figure({ seat: 1, role: 'thief', part: 1 })];
    const fairy = table({ figures, fairy_spots: [spot('fairy:0,0', null)] });
    expect(labels(fairy, ['fairy:0,0'], 'fairy')).toEqual([
      'Wróżka na płytkę: brzeg miasta i prosta droga. Stoi tam: rycerz (Hania), rozbójnik (Ola).',
    ]);
    const princess = table({ phase: 'princess', figures, knights: [spot('princess:0,0:city@N', 0)] });
    expect(labels(princess, ['princess:0,0:city@N'])).toEqual([
      'Odeślij rycerza: Hania. Płytka: brzeg miasta i prosta droga.',
    ]);
  });

  it('tells whom the dragon meets', () => {
    const next = [{ action: 'E', x: 1, y: 0, eats: [0] }];
    const view = table({
      phase: 'dragon',
      figures: [figure({ role: 'farmer' })],
      walk: { path: [], left: 6, mover: 0, next },
    });
    expect(labels(view, ['E'])).toEqual(['Smok na wschód. Płytka: prosta droga. Do zasobu wraca: chłop (Hania).']);
  });

  it('names the tile only where a portal leads', () => {
    const there = { ...spot('0,0:city@N', 0), feature: null };
    const view = table({ spots: [there, { ...there, action: 'road@W', x: 1 }] });
    expect(labels(view, ['0,0:city@N', 'road@W'])).toEqual([
      'Chłop na łące. Płytka: brzeg miasta i prosta droga.',
      'Chłop na łące.',
    ]);
  });
});
