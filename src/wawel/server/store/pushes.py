"""Devices that want notices. They belong to a session: whoever logs out there gets none any more."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from wawel.server.store.library import Run
from wawel.server.store.people import forget_devices, person_of
from wawel.server.store.saved import SavedDevice, SavedPerson
from wawel.server.store.schema import devices, people, sessions


class PushStore:
    """One device for each session."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add(self, device: SavedDevice) -> None:
        """Keep the device of a session; those of sessions that are over are gone."""

        def work(connection: Connection) -> None:
            forget_devices(connection)
            connection.execute(delete(devices).where(devices.c.session == device.session))
            connection.execute(insert(devices).values(asdict(device)))

        await self._write(work)

    async def remove(self, session: str) -> None:
        await self._write(lambda connection: connection.execute(delete(devices).where(devices.c.session == session)))

    async def has(self, session: str) -> bool:
        asked = select(devices.c.session).where(devices.c.session == session)
        return await self._read(lambda connection: connection.execute(asked).first() is not None)

    async def of(self, person: str, since: str) -> tuple[SavedPerson | None, list[SavedDevice]]:
        """Somebody, and the devices on which they are logged in and want notices."""
        whom = select(people).where(people.c.id == person)
        asked = select(devices).join(sessions, sessions.c.id == devices.c.session)
        asked = asked.where((sessions.c.person == person) & (sessions.c.seen >= since))

        def work(connection: Connection) -> tuple[SavedPerson | None, list[SavedDevice]]:
            found = connection.execute(whom).first()
            there = [SavedDevice(**dict(row._mapping)) for row in connection.execute(asked)]
            return (None if found is None else person_of(found)), there

        return await self._read(work)
