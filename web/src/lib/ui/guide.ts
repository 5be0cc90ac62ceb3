// The lamp of hints and the little dragon who explains them: a sprite that is loaded where hints are given.
import { addSprite } from './art';

export async function loadGuide(): Promise<void> {
  const { default: text } = await import('./art/guide.svg?raw');
  addSprite('guide', text);
}
