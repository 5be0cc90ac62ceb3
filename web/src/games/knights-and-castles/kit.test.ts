import { expect, it } from 'vitest';
import { tileArt } from './kit';

it('castles and drums have pictures', () => {
  expect(tileArt('stone_large')).toBe('rz-castle-stone-large');
  expect(tileArt('recruit_2')).toBe('rz-drum');
});
