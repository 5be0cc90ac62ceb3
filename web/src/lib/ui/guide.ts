// The lamp of hints and the little dragon who explains them: sprites that are loaded where they are needed.
import { addSprite } from './art';

export type Mood = 'hello' | 'explain' | 'think' | 'oops' | 'hooray';

export async function loadGuide(): Promise<void> {
  const { default: text } = await import('./art/guide.svg?raw');
  addSprite('guide', text);
}

/** The moods that only learners see. */
export async function loadMoods(): Promise<void> {
  const { default: text } = await import('./art/moods.svg?raw');
  addSprite('moods', text);
}
