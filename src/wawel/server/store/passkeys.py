"""Passkeys in the database, and the challenges that they are asked to sign."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy import Row as Found

from wawel.server.store.library import Run
from wawel.server.store.people import person_of
from wawel.server.store.saved import SavedChallenge, SavedPasskey, SavedPerson
from wawel.server.store.schema import challenges, passkeys, people


class PasskeyStore:
    """The passkeys of people with an account. All servers that share the database find them, and every challenge."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    # challenges

    async def ask(self, challenge: SavedChallenge, time: str) -> None:
        """Keep a challenge; those that have expired by this time are gone."""

        def work(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.expires < time))
            connection.execute(insert(challenges).values(asdict(challenge)))

        await self._write(work)

    async def take(self, hash: str, time: str) -> SavedChallenge | None:
        """A challenge that has not expired; nobody can take it again."""
        asked = select(challenges).where((challenges.c.hash == hash) & (challenges.c.expires >= time))
        gone = delete(challenges).where(challenges.c.hash == hash)

        def work(connection: Connection) -> SavedChallenge | None:
            found = connection.execute(asked).first()
            taken = connection.execute(gone).rowcount == 1
            return SavedChallenge(**dict(found._mapping)) if found is not None and taken else None

        return await self._write(work)

    # passkeys

    async def add(self, passkey: SavedPasskey, most: int) -> bool:
        """Store a passkey; false if somebody has it already, or its owner has so many."""
        known = select(passkeys.c.id).where(passkeys.c.credential == passkey.credential)

        def work(connection: Connection) -> bool:
            if connection.execute(known).first() is not None or _count(connection, passkey.person) >= most:
                return False
            connection.execute(insert(passkeys).values(asdict(passkey)))
            return True

        return await self._write(work)

    async def by_credential(self, credential: str) -> tuple[SavedPasskey, SavedPerson] | None:
        """A passkey and whose it is."""

        def work(connection: Connection) -> tuple[SavedPasskey, SavedPerson] | None:
            found = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).first()
            if found is None:
                return None
            owner = connection.execute(select(people).where(people.c.id == found.person)).one()
            return _passkey(found), person_of(owner)

        return await self._read(work)

    async def of(self, person: str) -> list[SavedPasskey]:
        """The passkeys of somebody, the oldest first."""
        asked = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
        return await self._read(lambda connection: [_passkey(found) for found in connection.execute(asked)])

    async def count(self, person: str) -> int:
        return await self._read(lambda connection: _count(connection, person))

    async def sign(self, id: str, before: int, count: int, time: str) -> bool:
        """A passkey has signed; false if it has signed something else meanwhile."""
        signed = update(passkeys).where((passkeys.c.id == id) & (passkeys.c.count == before))
        signed = signed.values(count=count, used=time)
        return await self._write(lambda connection: connection.execute(signed).rowcount == 1)

    async def rename(self, person: str, id: str, name: str) -> bool:
        named = update(passkeys).where((passkeys.c.person == person) & (passkeys.c.id == id)).values(name=name)
        return await self._write(lambda connection: connection.execute(named).rowcount == 1)

    async def remove(self, person: str, id: str) -> bool | None:
        """Forget a passkey: None if there is none, false if it is the last way into the account and stays."""
        gone = delete(passkeys).where((passkeys.c.person == person) & (passkeys.c.id == id))
        password = select(people.c.password).where(people.c.id == person).with_for_update()  # one after another
        there = select(passkeys.c.id).where((passkeys.c.person == person) & (passkeys.c.id == id))

        def work(connection: Connection) -> bool | None:
            other_way = connection.execute(password).scalar()
            if connection.execute(there).first() is None:
                return None
            if not other_way and _count(connection, person) == 1:
                return False
            return connection.execute(gone).rowcount == 1

        return await self._write(work)


def _count(connection: Connection, person: str) -> int:
    return connection.execute(select(func.count()).where(passkeys.c.person == person)).scalar_one()


def _passkey(found: "Found[tuple[object, ...]]") -> SavedPasskey:
    return SavedPasskey(**dict(found._mapping))
