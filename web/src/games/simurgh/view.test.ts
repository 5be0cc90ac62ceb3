import { describe, expect, it } from 'vitest';
import { PRINTED, SPRITE as sprite } from './fixtures';
import { RESOURCES, TILE_TYPES, VASSALS } from './view';

const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('what a view names has its cut-outs, which', () => {
  it.each([
    ['every dragon a picture', PRINTED.dragon_type.map((type) => `si-dragon-${type.key}`)],
    ['every dragon a sign', PRINTED.dragon_type.map((type) => `si-sign-${type.key}`)],
    ['every place of the city', PRINTED.city_space.map((space) => `si-place-${space.key}`)],
    ['every area of the wilds', PRINTED.wild_area.map((area) => `si-wild-${area.id}`)],
    ['every kind of tile', TILE_TYPES.map((type) => `si-type-${type}`)],
    ['every good', [...RESOURCES, 'pp', 'marker', ...VASSALS].map((thing) => `si-${thing}`)],
    ['both kinds of pawns', VASSALS.map((vassal) => `si-pawn-${vassal}`)],
  ])('give %s', (_, wanted) => {
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('have names of their own, once each', () => {
    expect(ids.filter((id) => !id.startsWith('si-'))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draw no two dragons alike', () => {
    const drawn = ids
      .filter((id) => id.startsWith('si-dragon-'))
      .map((id) => sprite.split(`id="${id}"`)[1]?.split('</symbol>')[0]);
    const shapes = drawn.map((text) => [...(text ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join());
    expect(new Set(shapes).size).toBe(12);
  });
});
