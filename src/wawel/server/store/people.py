"""Accounts in the database: people, their sessions and their recovery codes."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy import Row as Found

from wawel.server.store.library import Run
from wawel.server.store.saved import SavedPasskey, SavedPerson, SavedSession
from wawel.server.store.schema import (
    blocks,
    deal_people,
    devices,
    invitations,
    passkeys,
    people,
    ratings,
    recovery_codes,
    seats,
    sessions,
)


class PeopleStore:
    """What is known about people with an account."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add(
        self, person: SavedPerson, codes: Sequence[str], session: SavedSession, passkey: SavedPasskey | None = None
    ) -> bool:
        """Store a new account with its recovery codes (as hashes), its first session and the passkey that is the way
        into it, if it has one. False if the name is taken.
        """

        def work(connection: Connection) -> bool:
            if _id_of(connection, person.folded) is not None:
                return False
            connection.execute(insert(people).values({**asdict(person), "settings": json.dumps(person.settings)}))
            if passkey is not None:
                connection.execute(insert(passkeys).values(asdict(passkey)))
            _put_codes(connection, person.id, codes)
            connection.execute(insert(sessions).values(asdict(session)))
            return True

        return await self._write(work)

    async def by_name(self, folded: str) -> SavedPerson | None:
        asked = select(people).where(people.c.folded == folded)
        found = await self._read(lambda connection: connection.execute(asked).first())
        return None if found is None else person_of(found)

    async def has(self, id: str) -> bool:
        """Whether there is such an account."""
        asked = select(people.c.id).where(people.c.id == id)
        return await self._read(lambda connection: connection.execute(asked).scalar()) is not None

    async def by_token(self, token_hash: str, since: str) -> tuple[SavedPerson, SavedSession] | None:
        """Whose session this is, if it was seen since then."""
        asked = select(sessions).where((sessions.c.token_hash == token_hash) & (sessions.c.seen >= since))

        def work(connection: Connection) -> tuple[SavedPerson, SavedSession] | None:
            found = connection.execute(asked).first()
            if found is None:
                return None
            owner = connection.execute(select(people).where(people.c.id == found.person)).one()
            return person_of(owner), _session(found)

        return await self._read(work)

    async def by_code(self, folded: str, code_hash: str) -> SavedPerson | None:
        """Who has this name and this recovery code."""
        joined = people.join(recovery_codes, recovery_codes.c.person == people.c.id)
        asked = select(people).select_from(joined)
        asked = asked.where((people.c.folded == folded) & (recovery_codes.c.code_hash == code_hash))
        found = await self._read(lambda connection: connection.execute(asked).first())
        return None if found is None else person_of(found)

    async def change(self, id: str, **fields: object) -> None:
        """Store other values of an account."""
        if "settings" in fields:
            fields["settings"] = json.dumps(fields["settings"])
        await self._write(lambda connection: connection.execute(update(people).where(people.c.id == id).values(fields)))

    async def rename(self, id: str, name: str, folded: str) -> bool:
        """Give an account another name; false if somebody else has it."""

        def work(connection: Connection) -> bool:
            if _id_of(connection, folded) not in (None, id):
                return False
            connection.execute(update(people).where(people.c.id == id).values(name=name, folded=folded))
            return True

        return await self._write(work)

    # passwords and recovery codes

    async def set_password(
        self,
        id: str,
        password: str,
        time: str,
        kept: str | None,
        used: str | None = None,
        new: SavedSession | None = None,
    ) -> bool:
        """Store another password and end every session but the `kept` one; a `new` one may begin.

        A recovery code that was `used` is gone. False, and nothing changes, if it is gone already.
        """
        spent = delete(recovery_codes).where((recovery_codes.c.person == id) & (recovery_codes.c.code_hash == used))

        def work(connection: Connection) -> bool:
            if used is not None and connection.execute(spent).rowcount != 1:
                return False
            connection.execute(update(people).where(people.c.id == id).values(password=password, changed=time))
            connection.execute(delete(sessions).where((sessions.c.person == id) & (sessions.c.id != (kept or ""))))
            forget_devices(connection)
            if new is not None:
                connection.execute(insert(sessions).values(asdict(new)))
            return True

        return await self._write(work)

    async def set_codes(self, id: str, codes: Sequence[str]) -> None:
        """Replace all recovery codes."""
        await self._write(lambda connection: _put_codes(connection, id, codes))

    async def codes_left(self, id: str) -> int:
        asked = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person == id)
        return await self._read(lambda connection: connection.execute(asked).scalar_one())

    # sessions

    async def add_session(self, session: SavedSession, since: str) -> None:
        """Store a new session; those of the same person that nobody has used since then are gone."""
        old = (sessions.c.person == session.person) & (sessions.c.seen < since)

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(old))
            connection.execute(insert(sessions).values(asdict(session)))

        await self._write(work)

    async def see_session(self, id: str, time: str) -> None:
        seen = update(sessions).where(sessions.c.id == id).values(seen=time)
        await self._write(lambda connection: connection.execute(seen))

    async def sessions(self, person: str, since: str) -> list[SavedSession]:
        """The sessions of somebody, the last one used first."""
        asked = select(sessions).where((sessions.c.person == person) & (sessions.c.seen >= since))
        asked = asked.order_by(sessions.c.seen.desc(), sessions.c.id)
        return await self._read(lambda connection: [_session(found) for found in connection.execute(asked)])

    async def end_sessions(self, person: str, gone: Sequence[str]) -> int:
        """End some sessions of somebody; returns how many there were."""
        where = (sessions.c.person == person) & sessions.c.id.in_(gone)

        def work(connection: Connection) -> int:
            ended = connection.execute(delete(sessions).where(where)).rowcount
            forget_devices(connection)
            return ended

        return await self._write(work)

    async def remove(self, id: str) -> None:
        """Delete an account. Its seats stay at their tables, without a name."""

        def work(connection: Connection) -> None:
            connection.execute(update(seats).where(seats.c.person == id).values(name="", person=None))
            connection.execute(delete(recovery_codes).where(recovery_codes.c.person == id))
            for owned in (ratings, deal_people):
                connection.execute(delete(owned).where(owned.c.person == id))
            connection.execute(delete(sessions).where(sessions.c.person == id))
            forget_devices(connection)
            connection.execute(delete(passkeys).where(passkeys.c.person == id))
            connection.execute(delete(invitations).where((invitations.c.person == id) | (invitations.c.sender == id)))
            connection.execute(delete(blocks).where((blocks.c.person == id) | (blocks.c.blocked == id)))
            connection.execute(delete(people).where(people.c.id == id))

        await self._write(work)


def forget_devices(connection: Connection) -> None:
    """Devices whose session is over get no notices any more: nobody needs to know where they are."""
    connection.execute(delete(devices).where(devices.c.session.not_in(select(sessions.c.id))))


def _id_of(connection: Connection, folded: str) -> str | None:
    return connection.execute(select(people.c.id).where(people.c.folded == folded)).scalar()


def _put_codes(connection: Connection, person: str, codes: Sequence[str]) -> None:
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    connection.execute(insert(recovery_codes), [{"person": person, "code_hash": code} for code in codes])


def person_of(found: "Found[tuple[object, ...]]") -> SavedPerson:
    """The account in a row."""
    fields = dict(found._mapping)
    fields["settings"] = {str(name): str(value) for name, value in json.loads(fields["settings"]).items()}
    return SavedPerson(**fields)


def _session(found: "Found[tuple[object, ...]]") -> SavedSession:
    return SavedSession(**dict(found._mapping))
