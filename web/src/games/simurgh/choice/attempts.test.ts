import { describe, expect, it } from 'vitest';
import { attempt, likely } from './attempts';
import { mineView, seatView, viewOf } from '../fixtures';
import type { Choice } from './selection';

const PLACE: Choice = { mode: 'place', tile: null };

describe('a try that is not legal', () => {
  it('names the vassal that would most likely come', () => {
    expect(likely(viewOf())).toBe('rider');
    const tired = seatView(0, { free: { spearman: 1, rider: 1 }, resting: { spearman: 0, rider: 1 } });
    expect(likely(viewOf({ seats: [tired, seatView(1)] }))).toBe('spearman');
  });

  it.each([
    ['space forge', 'rider@forge'],
    ['space w3.2', 'rider@w3.2'],
    ['space w2.2', 'explore:w2'],
    ['area w1', 'area:w1'],
    ['hand 14', 'lay:14'],
    ['market 3', 'buy:3'],
    ['goal 2', 'objective:73/2'],
    ['ability 57c', 'use:57c'],
    ['dragon 57', 'mark:57'],
  ])('%s', (key, text) => {
    const view = viewOf({ mine: mineView({ explore: { w2: null } }) });
    expect(attempt(view, key, PLACE)).toBe(text);
  });

  it('follows the phase', () => {
    expect(attempt(viewOf({ phase: 'spend' }), 'space forge', PLACE)).toBe('spend:forge');
    expect(attempt(viewOf(), 'space forge', { mode: 'recall', tile: null })).toBe('recall:rider@forge');
    expect(attempt(viewOf({ phase: 'draft' }), 'market 3', PLACE)).toBe('draft:24');
    expect(attempt(viewOf({ phase: 'take' }), 'market 2', PLACE)).toBe('take:2');
    expect(attempt(viewOf({ phase: 'remove' }), 'area w2', PLACE)).toBe('remove:w2');
    expect(attempt(viewOf({ phase: 'return' }), 'offer 51', PLACE)).toBe('return:51/top');
  });
});
