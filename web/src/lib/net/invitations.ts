// Invitations by name, between people with an account.
import { json, post } from './http';
import type { BlockedInfo, InvitationInfo, Invited, SeatTaken } from './types';

const part = encodeURIComponent;

/** Invites whoever has this name. The answer lists what was typed, and nothing about who there is. */
export const invitePerson = (table: string, name: string, token: string | null): Promise<Invited> =>
  json(`/tables/${part(table)}/invitations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== null && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ name }),
  });

export const getInvitations = (): Promise<InvitationInfo[]> => json('/me/invitations');

export const acceptInvitation = (id: string): Promise<SeatTaken> => post(`/me/invitations/${part(id)}/accept`, null);

/** No; with `block`, nothing from this person any more. */
export const refuseInvitation = (id: string, block: boolean): Promise<InvitationInfo[]> =>
  post(`/me/invitations/${part(id)}/refuse`, { block });

export const getBlocks = (): Promise<BlockedInfo[]> => json('/me/blocks');

export const unblock = (id: string): Promise<BlockedInfo[]> => json(`/me/blocks/${part(id)}`, { method: 'DELETE' });
