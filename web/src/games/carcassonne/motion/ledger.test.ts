import { expect, it } from 'vitest';
import type { Fact } from '$lib/board/facts';
import { placeOf } from './ledger';

const fact = (key: string, seat: number | null, args: Fact['args'] = {}): Fact => ({ key, seat, args });

it('facts know where they happen', () => {
  expect(placeOf(fact('step', 1, { step: 1, x: 3, y: -2 }))).toEqual([3, -2]);
  expect(placeOf(fact('count', 0, { quarter: 'quarter.castle' }))).toEqual([0, 0]);
  expect(placeOf(fact('final', null))).toBeNull();
});
