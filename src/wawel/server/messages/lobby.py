"""The lobby: tables that wait for people, and those that can be watched."""

from typing import Annotated, Literal

from pydantic import Field

from wawel.server.messages.base import Asked, Message
from wawel.server.messages.house import Terms
from wawel.server.messages.tables import SeatKind


class LobbySeat(Message):
    """A seat of a table in the lobby. `free`: whoever comes may take it."""

    name: str
    kind: SeatKind
    level: str | None
    colour: int
    free: bool


class LobbyTable(Message):
    """A table that waits for people, or, if no seat is free, one where people met in the lobby and others may watch.

    `dealt`: other tables have the same draws.
    """

    table: str
    game: str
    options: dict[str, str]
    seats: list[LobbySeat]
    terms: Terms
    dealt: bool


class LobbyNow(Message):
    """The tables that wait for people, then those that can be watched, the newest first. The lobby's WebSocket sends
    it again when it changes.
    """

    type: Literal["lobby"] = "lobby"
    tables: list[LobbyTable]


class SitDown(Asked):
    """Take a free seat; without an account, by this name."""

    name: Annotated[str, Field(max_length=200)] = ""
