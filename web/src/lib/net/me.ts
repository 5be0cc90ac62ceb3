// The account: who is logged in, and what belongs to them.
import { json, post, send } from './http';
import type {
  AccountKept,
  AddPasskey,
  ChangePassword,
  ChangeProfile,
  ClaimSeats,
  Confirm,
  DeleteAccount,
  KeepAccount,
  LogIn,
  MyGames,
  MyRatings,
  Notices,
  PasskeyAnswer,
  PasskeyAsked,
  PasskeyInfo,
  PasskeyWanted,
  Recover,
  RecoveryCodes,
  SeatsClaimed,
  SessionInfo,
  SetPreferences,
  WantNotices,
  Whoami,
} from './types';

export interface GamesWanted {
  game?: string;
  over?: boolean;
  won?: boolean;
  against?: 'people' | 'bots';
  name?: string;
  table?: string;
  first?: number;
  most?: number;
}

export const MY_DATA_PATH = '/api/me/data';

export const whoami = (): Promise<Whoami> => json('/me');

export const keepAccount = (wanted: KeepAccount): Promise<AccountKept> => post('/me', wanted);

export const logIn = (wanted: LogIn): Promise<Whoami> => post('/me/login', wanted);

export const recover = (wanted: Recover): Promise<Whoami> => post('/me/recover', wanted);

export const logOut = (): Promise<Whoami> => post('/me/logout', null);

export const changeProfile = (wanted: ChangeProfile): Promise<Whoami> => send('PATCH', '/me', wanted);

export const putSettings = (wanted: SetPreferences): Promise<Whoami> => send('PUT', '/me/settings', wanted);

export const changePassword = (wanted: ChangePassword): Promise<Whoami> => post('/me/password', wanted);

export const newCodes = (wanted: Confirm): Promise<RecoveryCodes> => post('/me/codes', wanted);

export const deleteAccount = (wanted: DeleteAccount): Promise<Whoami> => post('/me/delete', wanted);

export const claimSeats = (wanted: ClaimSeats): Promise<SeatsClaimed> => post('/me/seats', wanted);

/** What the browser needs to sign with a passkey, to log in or to prove who it is. */
export const askPasskey = (): Promise<PasskeyAsked> => post('/me/passkeys/ask', null);

export const logInWithPasskey = (answer: PasskeyAnswer): Promise<Whoami> => post('/me/passkeys/login', answer);

/** What the browser needs to make the passkey of a new account. */
export const firstPasskey = (name: string): Promise<PasskeyWanted> => post('/me/passkeys/first', { name });

/** The same for one more passkey. */
export const nextPasskey = (proof: Confirm): Promise<PasskeyWanted> => post('/me/passkeys/next', proof);

export const getPasskeys = (): Promise<PasskeyInfo[]> => json('/me/passkeys');

export const addPasskey = (wanted: AddPasskey): Promise<PasskeyInfo[]> => post('/me/passkeys', wanted);

const onePasskey = (id: string): string => `/me/passkeys/${encodeURIComponent(id)}`;

export const namePasskey = (id: string, name: string): Promise<PasskeyInfo[]> =>
  send('PATCH', onePasskey(id), { name });

export const removePasskey = (id: string, proof: Confirm): Promise<PasskeyInfo[]> =>
  post(`${onePasskey(id)}/remove`, proof);

export const getSessions = (): Promise<SessionInfo[]> => json('/me/sessions');

/** Ends a session, or all others; the list that is left. */
export const endSession = (id: string | null): Promise<SessionInfo[]> =>
  json(id === null ? '/me/sessions' : `/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

export function getMyGames(wanted: GamesWanted): Promise<MyGames> {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '');
  return json(`/me/games?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`);
}

/** The account's ratings; none unless they are wanted. */
export const getMyRatings = (): Promise<MyRatings> => json('/me/ratings');

/** Whether this device gets notices, and the key that the browser needs for them. */
export const getNotices = (): Promise<Notices> => json('/me/notices');

export const wantNotices = (wanted: WantNotices): Promise<Notices> => send('PUT', '/me/notices', wanted);

export const noMoreNotices = (): Promise<Notices> => json('/me/notices', { method: 'DELETE' });
