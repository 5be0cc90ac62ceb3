import { expect, it } from 'vitest';
import { cardsToPress } from './press';

const HAND = [
  { key: 0, card: 'knight' },
  { key: 1, card: 'shepherd' },
  { key: 2, card: 'shepherd' },
  { key: 3, card: 'dragon' },
];

it('names the cards that are missing, each once', () => {
  expect(cardsToPress(HAND, [], ['dragon', 'shepherd'])).toEqual([1, 3]);
  expect(cardsToPress(HAND, [], ['shepherd', 'shepherd'])).toEqual([1, 2]);
  expect(cardsToPress(HAND, [2], ['shepherd', 'shepherd'])).toEqual([1]);
});

it('names first what does not belong there', () => {
  expect(cardsToPress(HAND, [0, 3], ['dragon', 'shepherd'])).toEqual([0]);
  expect(cardsToPress(HAND, [1, 2], ['dragon', 'shepherd'])).toEqual([2]);
});

it('names nothing once all are picked', () => {
  expect(cardsToPress(HAND, [3, 2], ['dragon', 'shepherd'])).toEqual([]);
});
