import { expect, it } from 'vitest';
import { apart } from './buttons';

it('numbers buttons that say the same', () => {
  const run = (): void => undefined;
  const labels = apart(
    ['use:57b', 'use:58b', 'pass'].map((id) => ({ id, label: id.startsWith('use') ? 'Mędrzec' : 'Nie', run })),
  ).map((button) => button.label);
  expect(labels).toEqual(['Mędrzec', 'Mędrzec (2)', 'Nie']);
});
