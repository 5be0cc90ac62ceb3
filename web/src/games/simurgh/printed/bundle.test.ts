import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import {
  costSigns,
  gainSigns,
  lacks,
  OBJECTIVES_SEEN,
  parseBundle,
  parseGoods,
  type Sign,
  triggerArts,
} from './bundle';
import { CATALOG as catalog, PRINTED, SPRITE as sprite } from '../fixtures';
import { abilityText, effectText, getText, goodsText, payText, spaceText, tileText } from './speech';
import { type Ability, type Effect, spacesOf } from '../view';

const tiles = PRINTED.tile.flatMap((tile) => (tile.type === 'dragon' || tile.type === 'objective' ? [] : [tile]));
const abilities: [string, Ability][] = PRINTED.dragon_type.flatMap((type) =>
  type.abilities.map((ability, at): [string, Ability] => [`${type.key} ${at + 1}`, ability]),
);
const rows: [string, Effect][] = [
  ...PRINTED.city_space.map((space): [string, Effect] => [space.key, space]),
  ...PRINTED.scout_area.map((price): [string, Effect] => [`market ${price.id}`, price]),
  ...PRINTED.objective_space.map((price): [string, Effect] => [`objective space ${price.id}`, price]),
  ...PRINTED.wild_area.map((area): [string, Effect] => [`area ${area.id}`, { get: area.bonus }]),
  ...tiles.flatMap((tile) => spacesOf(tile).map((space, at): [string, Effect] => [`tile ${tile.id}.${at + 1}`, space])),
  ...abilities,
];

/** Tokens of a sign, as the data write them. */
function written(sign: Sign): string {
  if (sign.kind === 'or') return '|';
  return sign.kind === 'amount' || sign.kind === 'points' ? `${sign.count} ${sign.term.things.join('/')}` : '';
}

const arts = (sign: Sign): readonly string[] =>
  sign.kind === 'amount' ? sign.arts : sign.kind === 'look' || sign.kind === 'deed' ? [sign.art] : [];
/** Without the ties that keep one-letter words off the end of a line. */
const loose = (text: string): string => text.replaceAll('\u00a0', ' ');
const tokens = (text: string | undefined): string[] => (text ? text.split(/ \+ | (?=\|)|(?<=\|) /) : []);

afterEach(() => settings.setLanguage('pl'));

describe('the components', () => {
  it('are all there', () => {
    expect([PRINTED.tile.length, tiles.length, PRINTED.dragon_type.length, PRINTED.city_space.length]).toEqual([
      84, 48, 12, 12,
    ]);
    const bundles = JSON.stringify(PRINTED).match(/"(pay|get|bonus)":/g) ?? [];
    const levels = tiles.flatMap((tile) => (tile.type === 'exploration' ? tile.levels : [])).length;
    const found = rows.flatMap(([, row]) => [row.pay, row.get]).filter((text) => text !== undefined).length;
    expect(found - levels).toBe(bundles.length);
  });

  it('let a sign show as many objectives as the data say', () =>
    expect(OBJECTIVES_SEEN).toBe(PRINTED.constants.monument_draw));
});

describe.each(rows)('%s', (_, row) => {
  it('shows every part of its bundles, in order', () => {
    const gained = gainSigns(row).slice(0, tokens(row.get).length);
    expect(costSigns(row).map(written)).toEqual(tokens(row.pay));
    expect(gained.map(written)).toEqual(tokens(row.get));
    expect(gainSigns(row).length - gained.length).toBe(
      (row.dragons ? (row.dragons.markers ? 2 : 1) : 0) + (row.special ? 1 : 0),
    );
  });

  it('is drawn with art that the sprite has', () => {
    const used = [...costSigns(row), ...gainSigns(row)].flatMap(arts);
    expect(used.filter((art) => !sprite.includes(`<symbol id="${art}"`))).toEqual([]);
  });

  it.each(['pl', 'en'] as const)('is said in whole words (%s)', (language) => {
    settings.setLanguage(language);
    const said = 'mode' in row ? abilityText(row as Ability) : effectText(row);
    expect(said.length).toBeGreaterThan(3);
    expect(said).not.toMatch(/\bsi-|[{}$]|\b(veg|pp|undefined)\b/);
    for (const count of `${row.pay ?? ''} ${row.get ?? ''}`.match(/\d+/g) ?? []) expect(said).toContain(count);
  });
});

describe('what sets an ability off', () => {
  it('is a picture for every ability that waits for something', () => {
    for (const [, ability] of abilities) expect(triggerArts(ability).length > 0).toBe(ability.mode !== 'action');
  });

  it('shows both kinds of a Courier', () =>
    expect(triggerArts(catalog.dragon('d71').abilities[0] ?? { mode: 'action' })).toEqual(['si-veg', 'si-meat']));
});

describe('bundles', () => {
  it('refuse what the data do not know', () => {
    expect(() => parseBundle('2 gold')).toThrow(RangeError);
    expect(() => parseBundle('many wood')).toThrow(RangeError);
    expect(parseBundle('')).toEqual([]);
  });

  it('of actions are read too', () => {
    expect(parseGoods('1wood+12pp')).toEqual([
      { count: 1, things: ['wood'] },
      { count: 12, things: ['pp'] },
    ]);
    expect(goodsText('nothing')).toBe('nic');
    expect(loose(goodsText('2veg+1weapon'))).toBe('2 warzywa i 1 broń');
  });

  it('are short when a seat holds less, mixes by their sum', () => {
    const have = { wood: 1, stone: 1 };
    expect(lacks({ count: 2, things: ['wood', 'stone'] }, have)).toBe(false);
    expect(lacks({ count: 3, things: ['wood', 'stone'] }, have)).toBe(true);
    expect(lacks({ count: 9, things: ['spearman'] }, have)).toBe(false);
  });
});

describe('sentences', () => {
  const { forge, breeding_grounds: breeding } = Object.fromEntries(
    PRINTED.city_space.map((space) => [space.key, space]),
  );

  it('are Polish', () => {
    expect(loose(effectText(forge ?? {}))).toBe('oddaj 1 drewno i 1 kamień, weź 2 bronie');
    expect(loose(effectText(breeding ?? {}))).toMatch(/obejrzyj 3 smoki i zatrzymaj jednego z 3 znacznikami$/);
    expect(loose(getText('1 wood | 1 stone | 2 veg'))).toBe('weź 1 drewno albo 1 kamień albo 2 warzywa');
    expect(loose(payText('1 spearman + 2 wisdom'))).toBe('wydaj 1 włócznika i oddaj 2 mądrości');
    expect(loose(getText('5 wood/stone'))).toBe('weź 5 żetonów (drewno lub kamień, dowolnie)');
    expect(loose(payText('1 wood + 1 marker'))).toBe('oddaj 1 drewno i zdejmij 1 znacznik ze swoich smoków');
  });

  it('add to what is received, and take another marker', () => {
    const said = (key: string, at: number): string =>
      loose(abilityText(catalog.dragon(key).abilities[at] ?? { mode: 'action' }));
    expect(said('d57', 1)).toBe('gdy dostajesz mądrość: +2 mądrości');
    expect(said('d71', 0)).toBe('gdy dostajesz warzywa albo mięso: +1 tego samego rodzaju');
    expect(said('d49', 2)).toBe('zdejmij 1 dodatkowy znacznik ze swoich smoków, weź 4 punkty mocy');
  });

  it('are English', () => {
    settings.setLanguage('en');
    expect(effectText(forge ?? {})).toBe('pay 1 wood and 1 stone, take 2 weapons');
    expect(abilityText(catalog.dragon('d57').abilities[1] ?? { mode: 'action' })).toBe(
      'when you receive wisdom: +2 wisdom',
    );
    expect(spaceText({ kind: 'rider.one', get: '1 pp' })).toBe('take 1 power point (one rider)');
  });

  it('tell a whole tile', () => {
    expect(tileText(catalog.action(44))).toContain('Poziom 4: weź 5 punktów mocy.');
    expect(tileText(catalog.action(28)).match(/\(/g)).toHaveLength(4);
  });
});
