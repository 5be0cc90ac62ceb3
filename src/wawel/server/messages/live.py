"""The messages of a table's WebSocket, told apart by `type`."""

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from wawel.server.messages.analysis import AdviceReason
from wawel.server.messages.base import Args, Ask, Asked, Message, Note, Outcome, Score, View
from wawel.server.messages.house import Echo, HostNow, HouseMessage, OfSeat, Said, SeatKeyMade, Standing
from wawel.server.messages.tables import Colour, SeatInfo, TableInfo

PROTOCOL: Final = 1

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


class Play(OfSeat):
    """Decide for a seat."""

    type: Literal["play"]
    text: Text


class Default(OfSeat):
    """Let a seat do what it does when its time is up."""

    type: Literal["default"]


class Why(OfSeat):
    """Ask whether an action is allowed; never plays it."""

    type: Literal["why"]
    text: Text


class Undo(OfSeat):
    """Take back the seat's last decision, or its whole run of decisions."""

    type: Literal["undo"]
    whole_turn: bool


class Hint(OfSeat):
    """Ask what a bot would do."""

    type: Literal["hint"]


class Name(Asked):
    """Give a seat another name."""

    type: Literal["name"]
    seat: int
    name: Annotated[str, Field(max_length=200)]


class Paint(Asked):
    """Give a seat another colour; one that somebody else has stays theirs."""

    type: Literal["colour"]
    seat: int
    colour: Colour


class Pace(Asked):
    """How fast this reader wants bots to answer."""

    type: Literal["pace"]
    pace: Literal["calm", "usual", "fast"]


class Ping(Asked):
    """Is anybody there?"""

    type: Literal["ping"]


# from the server


class Welcome(Message):
    """The answer to `hello`: the table, the connection's own seats and its first perspective. `host`: it may use the
    tools of the host. `lines`: how many have been said so far.
    """

    type: Literal["welcome"] = "welcome"
    protocol: int
    table: TableInfo
    mine: list[int]
    seat: int
    host: bool
    lines: int


class Projected(Message):
    """How a match may end for a seat, as far as the reader can know."""

    points: float
    chance: float


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
    projected: list[Projected] | None


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


class Advice(Message):
    """The answer to `hint`: the line that a bot would play, the chance of winning with it and, on average, with others
    (`otherwise`), why, and what it brings. It is the best `so_far` if the bot's time was up.
    """

    type: Literal["advice"] = "advice"
    id: int
    line: list[str]
    otherwise: float
    chance: float
    so_far: bool
    reasons: list[AdviceReason]
    notes: list[Note]


class Hinted(Message):
    """Somebody has been given advice; what it was, only they know."""

    type: Literal["hinted"] = "hinted"
    seat: int


class Seats(Message):
    """Somebody joined, left or changed their name."""

    type: Literal["seats"] = "seats"
    seats: list[SeatInfo]


class Rematch(Message):
    """The next match is at this table; tokens stay valid."""

    type: Literal["rematch"] = "rematch"
    table: str


class Pong(Message):
    """Yes. `at` is the time at the server, for `echo`."""

    type: Literal["pong"] = "pong"
    at: int


class Fault(Message):
    """An error; the server closes the connection after this message."""

    type: Literal["error"] = "error"
    key: str


Incoming = Hello | Sit | Play | Default | Why | Undo | Hint | Name | Paint | Pace | Ping | Echo | HouseMessage
ClientMessage = Annotated[Incoming, Field(discriminator="type")]
ServerMessage = Annotated[
    Welcome
    | Frame
    | Refused
    | Allowed
    | Advice
    | Hinted
    | Seats
    | Rematch
    | Standing
    | Said
    | SeatKeyMade
    | HostNow
    | Pong
    | Fault,
    Field(discriminator="type"),
]

client_message: Final[TypeAdapter[Incoming]] = TypeAdapter(ClientMessage)
