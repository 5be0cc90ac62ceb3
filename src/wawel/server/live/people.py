"""People with an account: how they get one, log in, and are known by their session."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from wawel.server import errors
from wawel.server.live import names, passwords
from wawel.server.live.devices import Visit
from wawel.server.live.limits import Limits
from wawel.server.live.passkeys import Passkeys, Site
from wawel.server.live.passwords import Passwords
from wawel.server.messages.passkeys import PasskeyAnswer, PasskeyAsked, PasskeyWanted
from wawel.server.messages.people import (
    LONGEST_NAME,
    ChangePassword,
    ChangeProfile,
    Confirm,
    KeepAccount,
    LogIn,
    Recover,
    SetPreferences,
)
from wawel.server.store.saved import INVITES, SavedPerson, SavedSession
from wawel.server.store.store import Store

CODES: Final = 8  # recovery codes of an account
SESSION_DAYS: Final = 180.0  # a session that nobody uses for so long is over
SEEN_DAYS: Final = 1 / 24  # how exactly we know when a session was used


@dataclass(frozen=True, slots=True)
class Login:
    """Somebody who is logged in, and with which session."""

    person: SavedPerson
    session: str


class People:
    """The accounts of a server. `ended` hears of sessions that are over."""

    def __init__(self, store: Store, limits: Limits, ended: Callable[[Sequence[str]], None]) -> None:
        self._store = store.people
        self._limits = limits
        self._ended = ended
        self._passwords = Passwords()
        self.passkeys = Passkeys(store)

    def close(self) -> None:
        self._passwords.close()

    async def known(self, token: str | None) -> Login | None:
        """Whose session this token is; None for a guest."""
        if not token:
            return None
        found = await self._store.by_token(names.token_hash(token), names.days_ago(SESSION_DAYS))
        if found is None:
            return None
        person, session = found
        if session.seen < names.days_ago(SEEN_DAYS):
            await self._store.see_session(session.id, names.now())
        return Login(person, session.id)

    # ways in; each returns a token that only the browser keeps

    async def keep(self, wanted: KeepAccount, origin: str, visit: Visit) -> tuple[Login, list[str], str]:
        """A new account, its recovery codes and the token of its first session."""
        name = _name(wanted.name)
        said = "" if wanted.password is None else wanted.password.get_secret_value()
        if wanted.passkey is None and passwords.is_weak(said, name):
            raise errors.weak_password()
        await self._limits.keep_account(visit.address)
        passkey = None
        if wanted.passkey is not None:
            passkey = await self.passkeys.made(wanted.passkey, "keep", None, "", Site.of(origin))
        time, codes = names.now(), _codes()
        hashed = "" if passkey else await self._passwords.hashed(said)
        id = passkey.person if passkey else names.new_id()
        person = SavedPerson(id, name, names.folded(name), hashed, wanted.colour, _chosen(wanted.settings), time, time)
        session, token = _session(person.id, visit)
        if not await self._store.add(person, _hashes(codes), session, passkey):
            raise errors.name_taken()
        return Login(person, session.id), codes, token

    async def log_in(self, wanted: LogIn, visit: Visit) -> tuple[Login, str]:
        folded, said = folded_name(wanted.name), wanted.password.get_secret_value()
        await self._limits.log_in(folded, visit.address)
        person = await self._store.by_name(folded)
        if not await self._passwords.fits(person.password if person else None, said) or person is None:
            raise errors.wrong_login()
        if passwords.outdated(person.password):
            await self._store.change(person.id, password=await self._passwords.hashed(said))
        return await self._entered(person, visit)

    async def enter(self, answer: PasskeyAnswer, origin: str, visit: Visit) -> tuple[Login, str]:
        """Log in with a passkey, which knows whose it is."""
        await self._limits.log_in(f"passkey {answer.credential}", visit.address)
        return await self._entered(await self.passkeys.signed(answer, "enter", None, Site.of(origin)), visit)

    async def _entered(self, person: SavedPerson, visit: Visit) -> tuple[Login, str]:
        session, token = _session(person.id, visit)
        await self._store.add_session(session, names.days_ago(SESSION_DAYS))
        return Login(person, session.id), token

    async def recover(self, wanted: Recover, visit: Visit) -> tuple[Login, str]:
        """Use a recovery code: the password is another one, and nobody else stays logged in."""
        folded, code = folded_name(wanted.name), names.recovery_hash(wanted.code.get_secret_value())
        await self._limits.log_in(folded, visit.address)
        person = await self._store.by_code(folded, code)
        if person is None:
            raise errors.wrong_recovery()
        said, time = wanted.password.get_secret_value(), names.now()
        if passwords.is_weak(said, person.name):
            raise errors.weak_password()
        hashed = await self._passwords.hashed(said)
        session, token = _session(person.id, visit)
        before = await self._sessions(person.id)
        if not await self._store.set_password(person.id, hashed, time, None, code, session):
            raise errors.wrong_recovery()  # somebody was quicker
        self._ended([old.id for old in before])
        return Login(replace(person, password=hashed, changed=time), session.id), token

    # for people who are logged in

    async def codes_left(self, login: Login) -> int:
        return await self._store.codes_left(login.person.id)

    async def change_profile(self, login: Login, wanted: ChangeProfile) -> Login:
        person = login.person
        if wanted.name is not None:
            name = _name(wanted.name)
            if not await self._store.rename(person.id, name, names.folded(name)):
                raise errors.name_taken()
            person = replace(person, name=name, folded=names.folded(name))
        if wanted.colour is not None:
            await self._store.change(person.id, colour=wanted.colour)
            person = replace(person, colour=wanted.colour)
        if wanted.invites is not None:
            kept = {**person.settings, INVITES: "yes" if wanted.invites else "no"}
            await self._store.change(person.id, settings=kept)
            person = replace(person, settings=kept)
        return Login(person, login.session)

    async def set_settings(self, login: Login, wanted: SetPreferences) -> Login:
        before = login.person.settings
        chosen = _chosen(wanted) | ({INVITES: before[INVITES]} if INVITES in before else {})
        await self._store.change(login.person.id, settings=chosen)
        return Login(replace(login.person, settings=chosen), login.session)

    async def change_password(self, login: Login, wanted: ChangePassword, origin: str, visit: Visit) -> Login:
        """Another password, or the first one; every other device has to log in again."""
        await self.check(login, wanted, origin, visit)
        said = wanted.next.get_secret_value()
        if passwords.is_weak(said, login.person.name):
            raise errors.weak_password()
        hashed, time = await self._passwords.hashed(said), names.now()
        before = await self._sessions(login.person.id)
        await self._store.set_password(login.person.id, hashed, time, login.session)
        self._ended([old.id for old in before if old.id != login.session])
        return Login(replace(login.person, password=hashed, changed=time), login.session)

    async def new_codes(self, login: Login) -> list[str]:
        """Other recovery codes; the old ones open nothing any more."""
        codes = _codes()
        await self._store.set_codes(login.person.id, _hashes(codes))
        return codes

    async def check(self, login: Login, said: Confirm, origin: str, visit: Visit) -> None:
        """Refuse to go on if this is neither the password nor a passkey of the account."""
        await self._limits.log_in(login.person.folded, visit.address)
        if said.passkey is not None:
            await self.passkeys.signed(said.passkey, "prove", login.person.id, Site.of(origin))
        elif said.password is None or not await self._passwords.fits(
            login.person.password, said.password.get_secret_value()
        ):
            raise errors.wrong_password()

    # passkeys: what a browser is asked for

    async def new_passkey(self, wanted: str, origin: str, visit: Visit) -> PasskeyWanted:
        """What a guest's browser needs for an account with this name."""
        name = _name(wanted)
        await self._limits.challenge(visit.address)
        if await self._store.by_name(names.folded(name)) is not None:
            raise errors.name_taken()
        return await self.passkeys.wanted("keep", names.new_id(), name, Site.of(origin))

    async def one_more_passkey(self, login: Login, said: Confirm, origin: str, visit: Visit) -> PasskeyWanted:
        """What a browser needs for another passkey of the account."""
        await self.check(login, said, origin, visit)
        return await self.passkeys.wanted("add", login.person.id, login.person.name, Site.of(origin))

    async def ask_passkey(self, login: Login | None, origin: str, visit: Visit) -> PasskeyAsked:
        await self._limits.challenge(visit.address)
        return await self.passkeys.asked(login.person.id if login else None, Site.of(origin))

    async def sessions(self, login: Login) -> list[SavedSession]:
        return await self._sessions(login.person.id)

    async def end(self, login: Login, gone: Sequence[str]) -> None:
        """End sessions. Refused if none of them is there."""
        if gone and not await self._store.end_sessions(login.person.id, gone):
            raise errors.unknown_session()
        self._ended(gone)

    async def remove(self, login: Login) -> None:
        """Delete the account; seats lose their name in the store."""
        before = await self._sessions(login.person.id)
        await self._store.remove(login.person.id)
        self._ended([old.id for old in before])

    async def _sessions(self, person: str) -> list[SavedSession]:
        return await self._store.sessions(person, names.days_ago(SESSION_DAYS))


def folded_name(said: str) -> str:
    """The account that somebody means: a name that is too long is cut as it was for the account."""
    return names.folded(names.cleaned(said, LONGEST_NAME))


def _name(said: str) -> str:
    name = names.cleaned(said, LONGEST_NAME)
    if not name:
        raise errors.no_name()
    return name


def _chosen(wanted: SetPreferences) -> dict[str, str]:
    chosen: dict[str, str] = wanted.model_dump(exclude_none=True)
    return chosen


def _session(person: str, visit: Visit) -> tuple[SavedSession, str]:
    token, time = names.token(), names.now()
    return SavedSession(names.new_id(), person, names.token_hash(token), visit.device, visit.browser, time, time), token


def _codes() -> list[str]:
    return [names.recovery_code() for _ in range(CODES)]


def _hashes(codes: Sequence[str]) -> list[str]:
    return [names.recovery_hash(code) for code in codes]
