// Who is logged in on this device. Settings follow the account, and guests keep theirs here.
import {
  askPasskey,
  claimSeats,
  deleteAccount,
  firstPasskey,
  keepAccount,
  logIn,
  logInWithPasskey,
  logOut,
  putSettings,
  recover,
  whoami,
} from '$lib/net/me';
import { makePasskey, signWithPasskey } from '$lib/net/passkeys';
import type { DeleteAccount, KeepAccount, LogIn, Person, Recover, Whoami } from '$lib/net/types';
import { settings, type Chosen } from '$lib/settings.svelte';
import { remember } from '$lib/storage';
import { forgetAccounts, guestTables, handOver } from '../table/kept';

class Account {
  person = $state.raw<Person | null>(null);
  /** Whether the server has told who it is. */
  known = $state(false);
  #asked: Promise<void> | null = null;

  /** Asks the server, once for a page. Without a connection it is a guest, until somebody asks again. */
  load(): Promise<void> {
    this.#asked ??= whoami().then(
      ({ person }) => this.#is(person),
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  /** A new account; returns its recovery codes. */
  async keep(wanted: Omit<KeepAccount, 'settings'>, withGames: boolean): Promise<readonly string[]> {
    const { person, codes } = await keepAccount({ ...wanted, settings: settings.chosen });
    this.#is(person);
    if (withGames) await this.#bring();
    return codes;
  }

  /** A new account whose way in is a passkey. */
  async keepWithPasskey(name: string, colour: number, withGames: boolean): Promise<readonly string[]> {
    const passkey = await makePasskey(await firstPasskey(name));
    return this.keep({ name, colour, passkey }, withGames);
  }

  /** Log in with a passkey: it knows whose it is. */
  async enter(withGames: boolean): Promise<void> {
    const answer = await signWithPasskey(await askPasskey());
    await this.#enter(logInWithPasskey(answer), withGames);
  }

  logIn = (wanted: LogIn, withGames: boolean): Promise<void> => this.#enter(logIn(wanted), withGames);

  recover = (wanted: Recover, withGames: boolean): Promise<void> => this.#enter(recover(wanted), withGames);

  async logOut(): Promise<void> {
    this.#is((await logOut()).person);
  }

  async remove(wanted: DeleteAccount): Promise<void> {
    this.#is((await deleteAccount(wanted)).person);
    remember('name', '');
  }

  /** Asks the server again. */
  async refresh(): Promise<void> {
    this.#is((await whoami()).person);
  }

  /** The server has told something new. */
  hear({ person }: Whoami): void {
    this.#is(person);
  }

  /** Ratings are shown only to whoever wants them. */
  async showRatings(on: boolean): Promise<void> {
    const kept = ofAccount(this.person?.settings);
    this.#is((await putSettings({ ...settings.chosen, ...kept, ratings: on ? 'yes' : 'no' })).person);
  }

  /** A seat that somebody got by a link belongs to their account. */
  async claim(table: string, token: string): Promise<void> {
    const { tables } = await claimSeats({ keys: [{ table, token }] });
    tables.forEach(handOver);
  }

  async #enter(answer: Promise<Whoami>, withGames: boolean): Promise<void> {
    this.#is((await answer).person);
    if (withGames) await this.#bring();
  }

  #is(person: Person | null): void {
    this.known = true;
    this.person = person;
    if (person === null) {
      settings.onchange = null;
      forgetAccounts();
      return;
    }
    remember('name', person.name);
    const merged: Chosen = { ...settings.chosen, ...present(person.settings) };
    const kept = ofAccount(person.settings);
    settings.onchange = null;
    settings.apply(merged);
    settings.onchange = (chosen) => void putSettings({ ...chosen, ...kept }).catch(() => undefined);
    if (JSON.stringify(merged) !== JSON.stringify(present(person.settings))) settings.onchange(merged);
  }

  /** The games of the guest on this device come along. */
  async #bring(): Promise<void> {
    const keys = guestTables();
    if (keys.length > 0) (await claimSeats({ keys })).tables.forEach(handOver);
  }
}

/** Settings that belong to the account alone and not to any device. */
function ofAccount(values?: Person['settings']): Pick<Person['settings'], 'ratings'> {
  return { ratings: values?.ratings ?? null };
}

/** What has been chosen; null has not. */
function present(values: Person['settings']): Chosen {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

export const account = new Account();
