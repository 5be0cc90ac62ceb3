// The frame of a QR code and the icons of an invitation: a sprite that is loaded where people are invited.
import { addSprite } from './art';

export async function loadInvite(): Promise<void> {
  const { default: text } = await import('./art/invite.svg?raw');
  addSprite('invite', text);
}
