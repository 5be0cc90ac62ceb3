import { describe, expect, it } from 'vitest';
import { Dragging } from './dragging.svelte';
import { CATALOG } from '../fixtures';
import { type HandCard, keyed } from './hand';
import { readAction } from './actions';
import { Choosing } from './choosing.svelte';

const HAND = ['green_2', 'green_red', 'white_1'];

/** A hand at the table, and what is sent or asked when its cards are dragged. */
function table(phase: string, actions: string[]) {
  const hand = keyed(HAND);
  const choosing = new Choosing(() => ({
    moment: 'now',
    phase,
    actions: actions.map(readAction),
    hand,
    number: 2,
    catalog: CATALOG,
  }));
  const said: string[] = [];
  const dragging = new Dragging(choosing, { play: (text) => said.push(text), why: (text) => said.push(`${text}?`) });
  const [green, other, white] = hand as [HandCard, HandCard, HandCard];
  return { choosing, dragging, said, green, other, white };
}

describe('dragging a card', () => {
  it('chooses it as soon as it is lifted, and no longer when it is let go in the hand', () => {
    const { choosing, dragging, green, said } = table('modify', ['put=green_2', 'done']);
    dragging.lift(green);
    expect(choosing.preview).toEqual({ side: 'left', back: '2' });
    dragging.back();
    expect(choosing.keys).toEqual([]);
    expect(said).toEqual([]);
  });

  it('puts it on the book, and asks why where that is not allowed', () => {
    const { dragging, green, white, said } = table('modify', ['put=green_2', 'done']);
    dragging.lift(green);
    dragging.drop(green, { zone: 'book' });
    dragging.lift(white);
    dragging.drop(white, { zone: 'book' });
    expect(said).toEqual(['put=green_2', 'put=white_1?']);
  });

  it('plays the set at the end it is dropped on, or on its stack', () => {
    const ends = table('play', ['pass', 'green_2+green_red@left', 'green_2+green_red@right']);
    ends.choosing.choose(['green_2', 'green_red']);
    ends.dragging.lift(ends.green);
    ends.dragging.drop(ends.green, { zone: 'row', end: 'right' });
    expect(ends.said).toEqual(['green_2+green_red@right']);
    const stack = table('play', ['pass', 'green_2+green_red']);
    stack.choosing.choose(['green_2', 'green_red']);
    stack.dragging.drop(stack.green, { zone: 'row', end: 'left' });
    expect(stack.said).toEqual(['green_2+green_red']);
  });

  it('builds the set card by card on the row', () => {
    const { choosing, dragging, green, other, white, said } = table('play', ['pass', 'green_2+green_red']);
    dragging.lift(green);
    dragging.drop(green, { zone: 'row', end: 'left' });
    expect(choosing.keys).toEqual([green.key]);
    expect(said).toEqual([]);
    dragging.lift(white);
    dragging.drop(white, { zone: 'row', end: 'left' });
    expect(said).toEqual(['green_2+white_1?']);
    dragging.lift(other);
    dragging.drop(other, { zone: 'row', end: 'left' });
    expect(said).toEqual(['green_2+white_1?', 'green_2+green_red']);
  });
});
