import { describe, expect, it } from 'vitest';
import { viewOf } from '../fixtures';
import { castleAttempt, realmAttempt } from './attempts';
import { choicesOf, NOTHING_BEGUN } from './selection';

describe('a try that is refused', () => {
  it('is the same action on another tile', () => {
    const picked = viewOf({ phase: 'picked', hand: ['S4'] });
    expect(castleAttempt(choicesOf([], viewOf()), viewOf(), 'c1')).toBe('take:c1');
    expect(castleAttempt(choicesOf([], picked), picked, 'c1')).toBe('pair:c1');
  });

  it('is the step of the phase', () => {
    const tried = (change: Parameters<typeof viewOf>[0], begun = NOTHING_BEGUN): string => {
      const view = viewOf(change);
      return realmAttempt(choicesOf([], view), view, begun, 'b2');
    };
    expect(tried({ phase: 'placing', hand: ['S4'] })).toBe('S4@b2');
    expect(tried({ phase: 'shrines' })).toBe('build:b2');
    expect(tried({ phase: 'power', power: 'faith' })).toBe('faith:b2');
    expect(tried({ phase: 'start' }, { ...NOTHING_BEGUN, spirit: 'wind' })).toBe('wind!b2');
    expect(tried({ phase: 'power', power: 'wind' }, { ...NOTHING_BEGUN, from: 'a1' })).toBe('shift:a1>b2');
  });
});
