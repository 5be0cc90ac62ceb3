import { expect, it } from 'vitest';
import { placesOf } from './zones';

it('finds the thing of an action by the data it carries', () => {
  expect(placesOf('space forge', 'rider@forge')).toContain('button[data-space="forge"]');
  expect(placesOf('goal 4', 'objective:31/4')).toContain('button[data-goal="4"]:not(:has([data-key="goal 4"]) *)');
  expect(placesOf('ability 57b', 'use:57b')).toContain('[data-dragon="57"] [data-slot="1"]');
  expect(placesOf(null, 'pay:2veg')).toEqual(['[data-key="end pay:2veg"]', '[data-key="way pay:2veg"]']);
});
