"""The lobby: tables that wait for people. It is read once for all who look, and sent to them when it changes."""

import asyncio
import json
from typing import Final

from wawel.server.live.connection import Connection
from wawel.server.live.names import now
from wawel.server.messages.house import Terms
from wawel.server.messages.lobby import LobbyNow, LobbySeat, LobbyTable
from wawel.server.store.saved import SavedSeat
from wawel.server.store.store import Store

EVERY: Final = 1.5  # seconds from one look at the store to the next, while anybody looks
MOST: Final = 50  # tables that wait, and as many that can be watched


class Lobby:
    """Whoever looks gets the list at once, and again when it has changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looking: set[Connection] = set()
        self._text = ""
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        for connection in self._looking:
            connection.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def now(self) -> LobbyNow:
        """The tables that wait for people, and those that can be watched."""
        found = await self._store.house.listed(now(), MOST)
        return LobbyNow(tables=[table for each in found if (table := _table(*each)) is not None])

    async def enter(self, connection: Connection) -> None:
        """Somebody looks from now on."""
        connection.send((await self.now()).model_dump_json())
        self._looking.add(connection)
        if self._task is None or self._task.done():
            self._text = ""
            self._task = asyncio.create_task(self._watch())

    def leave(self, connection: Connection) -> None:
        self._looking.discard(connection)

    async def _watch(self) -> None:
        """Read the list as long as anybody looks: once for all of them, however many there are."""
        while self._looking:
            await asyncio.sleep(EVERY)
            text = (await self.now()).model_dump_json()
            if text != self._text:
                self._text = text
                for connection in self._looking:
                    connection.send(text)


def _table(id: str, game: str, options: str, terms: str, deal: str | None, seats: list[SavedSeat]) -> LobbyTable | None:
    """A table as the lobby shows it; None if what is stored of it makes no sense."""
    try:
        chosen, agreed = json.loads(options), Terms.model_validate_json(terms)
    except ValueError:
        return None
    sat, dealt = [_seat(seat) for seat in seats], deal is not None
    return LobbyTable(table=id, game=game, options=chosen, seats=sat, terms=agreed, dealt=dealt)


def _seat(seat: SavedSeat) -> LobbySeat:
    free = seat.kind == "lobby" and not seat.joined
    return LobbySeat(name=seat.name, kind=seat.kind, level=seat.level, colour=seat.colour, free=free)
