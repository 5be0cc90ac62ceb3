import { describe, expect, it } from 'vitest';
import { fact, mineView, viewOf } from '../fixtures';
import { freshSpots } from './fresh';

describe('what the last action has changed', () => {
  const next = viewOf({ mine: mineView({ hand: ['green_2', 'green_2', 'black_6'] }) });

  it('is the card taken, the card turned up for it and its page', () => {
    const notes = [
      fact('take', 0, { side: 'side.left', card: 'card.green_2' }),
      fact('display', null, { side: 'side.left', card: 'card.red_1' }),
      fact('page', null, { side: 'side.left', back: 'back.4', pile: 30 }),
    ];
    expect(freshSpots(notes, next)).toEqual(['own-green_2-2', 'display-left', 'page-left']);
  });

  it('is only the hand of another seat, whose cards are hidden', () => {
    expect(freshSpots([fact('take', 1, { side: 'side.right', card: 'card.red_green' })], next)).toEqual(['hand-1']);
    expect(freshSpots([fact('black-dragon', 1)], next)).toEqual(['hand-1']);
  });

  it('is the stack of a set and all that it brings, each once', () => {
    const notes = [
      fact('play', 0, { colour: 'colour.green', cards: ['card.green_2'] }),
      fact('fragment', 0, { value: 4, ring: 0 }),
      fact('amulet', 0, { done: 1, needed: 8 }),
      fact('pearl', 0, { pearl: 'pearl.red' }),
      fact('egg', 0, { points: 4 }),
      fact('black-dragon', 0),
    ];
    expect(freshSpots(notes, next)).toEqual(['stack-0-green', 'ring-0', 'egg-0', 'own-black_6-1']);
  });

  it('is the chest and the crystals that paid for it', () => {
    expect(freshSpots([fact('chest-used', 0, { chest: 'chest.wind', cost: 1 })], next)).toEqual([
      'chest-wind',
      'crystal-0',
    ]);
    expect(freshSpots([fact('pass', 1)], next)).toEqual([]);
  });
});
