"""The messages of a table's WebSocket, told apart by `type`."""

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from wawel.server.messages.base import Args, Ask, Asked, Message, Note, Outcome, Score, View
from wawel.server.messages.http import SeatInfo, TableInfo

PROTOCOL: Final = 1

Id = Annotated[int, Field(ge=0, le=2**53)]
Text = Annotated[str, Field(max_length=1000)]

# from a client


class Hello(Asked):
    """The first message. `since` is the last sequence number seen; null asks for everything."""

    type: Literal["hello"]
    protocol: int
    token: str | None
    since: int | None


class Sit(Asked):
    """Choose the perspective of this connection: one of its own seats, or -1 to watch."""

    type: Literal["sit"]
    seat: int


class Play(Asked):
    """Decide for a seat."""

    type: Literal["play"]
    id: Id
    seat: int
    text: Text


class Why(Asked):
    """Ask whether an action is allowed; never plays it."""

    type: Literal["why"]
    id: Id
    seat: int
    text: Text


class Undo(Asked):
    """Take back the seat's last decision, or its whole run of decisions."""

    type: Literal["undo"]
    id: Id
    seat: int
    whole_turn: bool


class Name(Asked):
    """Give a seat another name."""

    type: Literal["name"]
    seat: int
    name: Annotated[str, Field(max_length=200)]


class Ping(Asked):
    """Is anybody there?"""

    type: Literal["ping"]


# from the server


class Welcome(Message):
    """The answer to `hello`: the table, the connection's own seats and its first perspective."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    table: TableInfo
    mine: list[int]
    seat: int


class Frame(Message):
    """The current state from one perspective, and what has happened since the last frame of this connection."""

    type: Literal["frame"] = "frame"
    seq: int
    seat: int
    view: View
    waiting: list[int]
    ask: Ask | None
    actions: list[str]
    notes: list[Note]
    whole_log: bool
    scores: list[Score]
    outcome: Outcome | None
    can_undo: bool
    ack: int | None


class Refused(Message):
    """Nothing changed; says why."""

    type: Literal["refused"] = "refused"
    id: int
    text: str
    key: str
    rule: str | None
    args: Args


class Allowed(Message):
    """The answer to `why` when the action is legal."""

    type: Literal["allowed"] = "allowed"
    id: int
    text: str


class Seats(Message):
    """Somebody joined, left or changed their name."""

    type: Literal["seats"] = "seats"
    seats: list[SeatInfo]


class Rematch(Message):
    """The next match is at this table; tokens stay valid."""

    type: Literal["rematch"] = "rematch"
    table: str


class Pong(Message):
    """Yes."""

    type: Literal["pong"] = "pong"


class Fault(Message):
    """An error; the server closes the connection after this message."""

    type: Literal["error"] = "error"
    key: str


ClientMessage = Annotated[Hello | Sit | Play | Why | Undo | Name | Ping, Field(discriminator="type")]
ServerMessage = Annotated[
    Welcome | Frame | Refused | Allowed | Seats | Rematch | Pong | Fault, Field(discriminator="type")
]

client_message: Final[TypeAdapter[Hello | Sit | Play | Why | Undo | Name | Ping]] = TypeAdapter(ClientMessage)
