import { describe, expect, it } from 'vitest';
import { viewOf } from '../fixtures';
import { choicesOf, NOTHING_BEGUN, pressFor, type Step, targetsOf, tileToPlace, wayTo } from './selection';

describe('legal actions', () => {
  it('become tiles of the castle and plain buttons', () => {
    const found = choicesOf(['pair:a1', 'shrine', 'discard'], viewOf({ phase: 'picked' }));
    expect(found.verb).toBe('pair');
    expect([...found.castle]).toEqual([['a1', 'pair:a1']]);
    expect([...found.bare]).toEqual(['shrine', 'discard']);
  });

  it('become places for the tile that is chosen', () => {
    const found = choicesOf(['S4@a1', 'S4@b1', 'P1@a1'], viewOf({ phase: 'placing', hand: ['S4', 'P1'] }));
    expect(tileToPlace(found, NOTHING_BEGUN)).toBe('S4');
    expect([...targetsOf(found, NOTHING_BEGUN).keys()]).toEqual(['a1', 'b1']);
    expect(targetsOf(found, { ...NOTHING_BEGUN, tile: 'P1' }).get('a1')).toEqual({ kind: 'place', text: 'P1@a1' });
  });

  it('let every cell of a set stand for it', () => {
    const sets = [{ type: 'S', number: null, cells: ['a1', 'b1', 'c1', 'd1'], points: 2, shrines: 1 }];
    const found = targetsOf(choicesOf(['set:a1'], viewOf({ phase: 'resolve', sets })), NOTHING_BEGUN);
    expect(found.size).toBe(4);
    expect(found.get('d1')?.text).toBe('set:a1');
  });

  it('wait for the cost of a spirit', () => {
    const found = choicesOf(['wind!shrine', 'wind!b2', 'take:a1'], viewOf());
    expect(found.spirits.get('wind')?.shrine).toBe(true);
    expect([...targetsOf(found, { ...NOTHING_BEGUN, spirit: 'wind' })]).toEqual([
      ['b2', { kind: 'cost', text: 'wind!b2' }],
    ]);
  });

  it('move in two steps', () => {
    const found = choicesOf(['turn:a1', 'shift:b2>c2', 'shift:b2>d2'], viewOf({ phase: 'power', power: 'wind' }));
    expect(targetsOf(found, NOTHING_BEGUN).get('b2')).toEqual({ kind: 'from', text: null });
    expect(targetsOf(found, NOTHING_BEGUN).get('a1')?.kind).toBe('turn');
    const second = targetsOf(found, { ...NOTHING_BEGUN, from: 'b2' });
    expect(second.get('d2')).toEqual({ kind: 'to', text: 'shift:b2>d2' });
    expect(second.has('a1')).toBe(false);
  });

  it('change a tile into a type', () => {
    const found = choicesOf(['change:a1=S', 'change:a1=M'], viewOf({ phase: 'power', power: 'change' }));
    expect(targetsOf(found, NOTHING_BEGUN).get('a1')?.kind).toBe('change');
    expect([...(found.change.get('a1')?.keys() ?? [])]).toEqual(['S', 'M']);
  });
});

describe('the way to a hinted action', () => {
  const view = viewOf();
  it.each([
    ['take:a1', { castle: 'a1', cell: null, begun: NOTHING_BEGUN }],
    ['S4@b1', { castle: null, cell: 'b1', begun: { ...NOTHING_BEGUN, tile: 'S4' } }],
    ['wind:a1>b2', { castle: null, cell: 'b2', begun: { ...NOTHING_BEGUN, from: 'a1' } }],
    ['change:c1=S', { castle: null, cell: 'c1', begun: NOTHING_BEGUN }],
    ['wind!shrine', { castle: null, cell: null, begun: { ...NOTHING_BEGUN, spirit: 'wind' } }],
    ['wind!b2', { castle: null, cell: 'b2', begun: { ...NOTHING_BEGUN, spirit: 'wind' } }],
    ['build:d4', { castle: null, cell: 'd4', begun: NOTHING_BEGUN }],
    ['discard', null],
  ])('%s', (text, way) => {
    expect(wayTo(choicesOf([text], view), text)).toEqual(way);
  });
});

describe('what to press next', () => {
  const at = (change: Partial<Step> = {}): Step => ({
    begun: NOTHING_BEGUN,
    castle: null,
    cell: null,
    bare: null,
    ...change,
  });
  const marks = (text: string, step: Step, tile: string | null = null): readonly string[] =>
    pressFor(choicesOf([text], viewOf()), step, tile, text).marks;
  const button = (text: string, step: Step): string | null =>
    pressFor(choicesOf([text], viewOf()), step, null, text).button;

  it('is the tile of the castle, then the button that takes it', () => {
    expect(marks('take:a1', at())).toEqual(['.castle [data-cell="a1"]']);
    expect(button('take:a1', at({ castle: 'a1' }))).toBe('take:a1');
  });

  it('is the spirit, then what it is paid with', () => {
    const called = { begun: { ...NOTHING_BEGUN, spirit: 'wind' } };
    expect(marks('wind!b2', at())[0]).toContain('#dc-spirit-wind');
    expect(marks('wind!b2', at(called))).toEqual(['.own [data-cell="b2"]']);
    expect(button('wind!shrine', at(called))).toBe('wind!shrine');
    expect(button('take:a1', at(called))).toBe('back');
  });

  it('is the other tile of the hand, or the cell that is moved', () => {
    expect(marks('S4@b1', at(), 'P1')).toEqual(['.held [data-tile="S4"]']);
    expect(marks('S4@b1', at(), 'S4')).toEqual(['.own [data-cell="b1"]']);
    expect(marks('shift:b2>c2', at())).toEqual(['.own [data-cell="b2"]']);
    expect(marks('shift:b2>c2', at({ begun: { ...NOTHING_BEGUN, from: 'b2' } }))).toEqual(['.own [data-cell="c2"]']);
  });

  it('is a way to finish, or back from something else', () => {
    expect(marks('shrine', at())).toEqual(['.ways [data-way="shrine"] button']);
    expect(button('shrine', at({ castle: 'a1' }))).toBe('back');
  });
});
