import { expect, test } from 'vitest';
import { letters } from './notices.svelte';

test('keys are written without signs that an address would change', () => {
  expect(letters(new Uint8Array([251, 255, 254, 0]).buffer)).toBe('-__-AA');
  expect(letters(null)).toBe('');
});
