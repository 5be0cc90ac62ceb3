// Icons of people at a table: a sprite that is loaded with the table.
import { addSprite } from './art';

export async function loadPeople(): Promise<void> {
  const { default: text } = await import('./art/people.svg?raw');
  addSprite('people', text);
}
