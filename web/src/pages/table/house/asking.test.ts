import { describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Proposal, Standing } from '$lib/net/types';
import { housePrompt } from './asking';

const NOW: Standing = {
  type: 'standing',
  gathering: false,
  host: null,
  paused: false,
  stand_ins: [],
  resigned: [],
  hushed: [],
  clocks: null,
  request: null,
};
const UNDO: Proposal = { what: 'undo', seat: 1, agreed: [1], needed: [0, 1], left: 30_000 };

function seen(mine: readonly number[], standing: Partial<Standing>, decides = true, waits = false) {
  const wish = vi.fn<(message: (id: number) => ClientMessage) => void>();
  const table = { names: ['Hania', 'Antek', 'Ola'], mine, wish, house: { standing: { ...NOW, ...standing } } };
  const told = housePrompt(table, decides, waits);
  const press = (id: string): unknown[] => {
    told?.buttons.find((button) => button.id === id)?.run();
    return wish.mock.calls.map(([message]) => message(7));
  };
  return { told, press };
}

describe('the prompt bar', () => {
  it('is left to the game when nobody asks for anything', () => {
    expect(seen([0], {}).told).toBeNull();
  });

  it('asks those who have to agree', () => {
    const { told, press } = seen([0], { request: UNDO });
    expect(told?.yours).toBe(true);
    expect(press('request-no')).toEqual([{ type: 'reply', id: 7, seat: 0, yes: false }]);
  });

  it('lets whoever asks take it back', () => {
    const { told, press } = seen([1], { request: UNDO });
    expect(told).toMatchObject({ yours: false, who: [0] });
    expect(press('request-off')).toEqual([{ type: 'reply', id: 7, seat: 1, yes: false }]);
  });

  it('does not hold up those who are not asked', () => {
    expect(seen([2], { request: UNDO }).told).toBeNull();
    expect(seen([2], { request: UNDO }, false).told?.buttons).toEqual([]);
  });

  it('ends a pause for people at the table, and tells others of it', () => {
    expect(seen([0], { paused: true }).press('house-resume')).toEqual([{ type: 'pause', id: 7, on: false }]);
    expect(seen([], { paused: true }).told?.buttons).toEqual([]);
  });

  it('gives the seat back to whoever a bot plays for, unless they gave up or the board waits for them', () => {
    const stand_ins = [{ seat: 1, level: 'medium' }];
    expect(seen([1], { stand_ins }).press('house-back')).toEqual([{ type: 'stand-in', id: 7, seat: 1, on: false }]);
    expect(seen([1], { stand_ins, resigned: [1] }).told?.buttons).toEqual([]);
    expect(seen([0], { stand_ins }).told).toBeNull();
    expect(seen([0, 1], { stand_ins }).told).toBeNull();
    expect(seen([1], { stand_ins }, false, true).told).toBeNull();
  });
});
