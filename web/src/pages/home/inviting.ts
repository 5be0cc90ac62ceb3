// Hears of invitations while the home page is looked at.
import { account } from '$lib/match/account/account.svelte';
import { getInvitations } from '$lib/net/invitations';
import type { InvitationInfo } from '$lib/net/types';

const EVERY = 30_000;

/** Looks at once, from time to time, and when somebody comes back to the page, until the returned function is called. */
export function followInvitations(heard: (found: readonly InvitationInfo[]) => void): () => void {
  const ask = async (): Promise<void> => {
    await account.load();
    if (!account.person || document.visibilityState !== 'visible') return;
    await getInvitations().then(heard, () => undefined);
  };
  const look = (): void => void ask();
  look();
  const timer = setInterval(look, EVERY);
  addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('visibilitychange', look);
  };
}
