"""Uploaded records and analyses in the database. There is room for so many; the newest stay."""

import json
import logging
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, delete, func, insert, select

from wawel.server.store.saved import SavedReplay
from wawel.server.store.schema import analyses, replays

log = logging.getLogger("wawel.server")
Result = TypeVar("Result")


class Run(Protocol):
    """Runs work on the database and returns what it found."""

    async def __call__(self, _: Callable[[Connection], Result], /) -> Result: ...


class Library:
    """The records that people brought, and what was found out about records."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add_replay(self, replay: SavedReplay, kept: int) -> None:
        """Store an uploaded record unless it is already there. If there are too many, the oldest one goes of whoever
        brought most: many uploads push out only each other.
        """
        count = func.count().label("brought")
        most = select(replays.c.owner, count).group_by(replays.c.owner).order_by(count.desc(), replays.c.owner).limit(1)

        def work(connection: Connection) -> None:
            known = connection.execute(select(replays.c.id).where(replays.c.id == replay.id))
            if known.first() is not None:
                return
            connection.execute(insert(replays).values(asdict(replay)))
            excess = connection.execute(select(func.count()).select_from(replays)).scalar_one() - kept
            for _ in range(excess):
                owner = connection.execute(most).one().owner
                oldest = select(replays.c.id).where(replays.c.owner == owner).order_by(replays.c.created).limit(1)
                connection.execute(delete(replays).where(replays.c.id == oldest.scalar_subquery()))

        await self._write(work)

    async def replay(self, id: str) -> SavedReplay | None:
        asked = select(replays).where(replays.c.id == id)
        found = await self._read(lambda connection: connection.execute(asked).first())
        return None if found is None else SavedReplay(found.id, found.text, found.created, found.owner)

    async def put_analysis(self, id: str, moments: list[dict[str, Any]], time: str, kept: int) -> None:
        """Store what is known of an analysis so far, and keep only the newest ones."""
        oldest = select(analyses.c.id).order_by(analyses.c.created.desc(), analyses.c.id).offset(kept)
        fields = {"id": id, "moments": json.dumps(moments), "created": time}

        def work(connection: Connection) -> None:
            connection.execute(delete(analyses).where(analyses.c.id == id))
            connection.execute(insert(analyses).values(fields))
            gone = list(connection.execute(oldest).scalars())
            connection.execute(delete(analyses).where(analyses.c.id.in_(gone)))

        await self._write(work)

    async def analysis(self, id: str) -> list[dict[str, Any]]:
        """The moments of an analysis that are stored; none if there is no analysis, or none that can be read."""
        asked = select(analyses.c.moments).where(analyses.c.id == id)
        found = await self._read(lambda connection: connection.execute(asked).scalar())
        try:
            moments: list[dict[str, Any]] = json.loads(found) if found else []
        except ValueError:
            log.error("the analysis %s cannot be read and is made again", id)
            return []
        return moments
