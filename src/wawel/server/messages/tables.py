"""The bodies of requests and answers about tables."""

from typing import Annotated, Final, Literal

from pydantic import Field

from wawel.server.messages.base import Asked, Message
from wawel.server.messages.house import Terms, WantedTerms

SeatKind = Literal["here", "link", "lobby", "bot"]
COLOURS: Final = 6  # of seats, each with a sign; only what clients draw depends on them
MOST_DEALT: Final = 4  # tables with the same draws
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]
Started = Literal["setup", "position", "replay"]


class Sitting(Message):
    """Who sits where."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    colour: int
    joined: bool


class SeatInfo(Sitting):
    """Who sits where. `online`: somebody who owns the seat is connected; bots always are."""

    online: bool


class TableInfo(Message):
    """A table as everybody may see it. `secrets`: seats know things that others do not.

    `seed_given`: somebody chose the seed and so knows every draw. `started`: from the game's setup, or from a
    position or a moment of a replay, which somebody may know in full. `winners`: nobody before the end.
    `gathering`: the match waits for people. `deal`: other tables have the same draws.
    """

    table: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, str]
    commitment: str
    seed_given: bool
    started: Started
    secrets: bool
    waiting: list[int]
    over: bool
    winners: list[int]
    seq: int
    created: str
    hints: bool
    projection: bool
    gathering: bool
    terms: Terms
    deal: str | None


class SeatRequest(Asked):
    """A seat of a new table: a person at this screen, a person by link, whoever comes from the lobby, or a bot. No two
    have the same colour.
    """

    kind: SeatKind
    name: str = Field(default="", max_length=200)
    level: str | None = None
    colour: Colour | None = None


class From(Asked):
    """A moment of a replay to continue from."""

    replay: str
    moment: Annotated[int, Field(ge=0)]


class CreateTable(Asked):
    """A new table. Give at most one of `position`, `problem` and `from`; `from` also takes the options of the replay.

    `problem`: the id of one of the game's little problems, whose position the match starts from.

    `hints`: people may ask what a bot would do. `projection`: everybody sees how the match may end. `tables`: so many
    are opened, all with the same draws.
    """

    game: str
    seats: Annotated[list[SeatRequest], Field(max_length=32)]
    options: dict[str, str] = {}
    seed: str | None = None
    position: str | None = None
    problem: str | None = None
    hints: bool = False
    projection: bool = False
    terms: WantedTerms = WantedTerms()
    tables: Annotated[int, Field(ge=1, le=MOST_DEALT)] = 1
    start: From | None = Field(default=None, alias="from")


class Invite(Message):
    """The token of a seat for somebody elsewhere."""

    seat: int
    token: str


class TableCreated(Message):
    """`token` owns every seat at this screen, each invite one seat for somebody elsewhere.

    `code` opens any of these while it is open. `deal`: if other tables were opened with the same draws.
    """

    table: str
    token: str
    invites: list[Invite]
    code: str | None
    deal: str | None


class TableRef(Message):
    """The id of a table."""

    table: str
