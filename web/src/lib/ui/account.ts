// The icons of the account pages: a sprite that is loaded there.
import { addSprite } from './art';

export async function loadAccountArt(): Promise<void> {
  const { default: text } = await import('./art/account.svg?raw');
  addSprite('account', text);
}
