"""What a table agrees on besides the rules, how it stands, and what its people ask of each other."""

from typing import Annotated, Final, Literal

from pydantic import Field

from wawel.server.messages.base import Asked, Message

SECOND: Final = 1000  # clocks count in ms
DAY: Final = 86_400
LONGEST_LINE: Final = 200  # signs of something said

Id = Annotated[int, Field(ge=0, le=2**53)]
ClockKind = Literal["move", "bank", "days"]
Talk = Literal["nobody", "accounts", "everybody"]


class ClockTerms(Message):
    """How much time there is: `seconds` for each turn ("move"; "days" if people come and go), or a bank of them for the
    whole match to which every turn adds `extra`.
    """

    kind: ClockKind
    seconds: int
    extra: int = 0


class WantedClock(Asked, ClockTerms):
    """The clock of a new table."""

    seconds: Annotated[int, Field(ge=5, le=30 * DAY)]
    extra: Annotated[int, Field(ge=0, le=3600)] = 0


class Terms(Message):
    """What a table has agreed on. `gather`: the match waits until every seat is taken. `watch`: others may look on.

    `stand_in`: the level of the bot that plays for whoever is gone; null if nobody does. `talk`: who may say something.
    `rated`: the result counts for the ratings of the people at the table, who all have accounts.
    """

    gather: bool = False
    watch: bool = True
    clock: ClockTerms | None = None
    stand_in: str | None = None
    talk: Talk = "accounts"
    rated: bool = False


class WantedTerms(Asked, Terms):
    """The terms of a new table."""

    clock: WantedClock | None = None


# from a client; each is answered by `standing`, by `said`, or by `refused`


class OfSeat(Asked):
    """Something that a seat does, or that is done about it; the answer repeats the `id`."""

    id: Id
    seat: int


class Begin(Asked):
    """The host does not wait any longer: bots take the seats that are still open."""

    type: Literal["begin"]
    id: Id


class Free(OfSeat):
    """The host opens a seat again whose person has not played yet. The answer is the new `key`."""

    type: Literal["free"]


class Renew(OfSeat):
    """A new key for a seat: for one's own, or, from the host, for one that nobody is at. The old one opens nothing."""

    type: Literal["renew"]


class Pause(Asked):
    """The host stops the match; anybody who plays lets it go on."""

    type: Literal["pause"]
    id: Id
    on: bool


class StandIn(OfSeat):
    """Let a bot play for a seat, or no longer: for one's own, or, from the host, for one that nobody is at."""

    type: Literal["stand-in"]
    on: bool


class AddTime(OfSeat):
    """The host gives a seat more time: a minute, or a day where turns take days. Not to a seat of their own."""

    type: Literal["add-time"]


class HandOver(OfSeat):
    """The host lets somebody with a seat be the host from now on; -1 is whoever opened the table."""

    type: Literal["hand-over"]


class Propose(OfSeat):
    """Ask the others: take back the seat's last decision whatever has happened since, or end the match as it stands."""

    type: Literal["propose"]
    what: Literal["undo", "end"]


class Reply(OfSeat):
    """Agree to what was proposed, or not. Whoever proposed it withdraws it by saying no."""

    type: Literal["reply"]
    yes: bool


class Resign(OfSeat):
    """Give up for a seat."""

    type: Literal["resign"]


class Say(OfSeat):
    """Say something to everybody at the table."""

    type: Literal["say"]
    text: Annotated[str, Field(max_length=LONGEST_LINE)]


class Report(Asked):
    """Point out to the host something that was said."""

    type: Literal["report"]
    id: Id
    n: int


class Hush(OfSeat):
    """The host takes a seat's word away, or gives it back."""

    type: Literal["hush"]
    on: bool


class Echo(Asked):
    """The answer to `pong`, at once: so the server knows how slow the line is and does not charge the clock for it."""

    type: Literal["echo"]
    at: int


HouseMessage = (
    Begin | Free | Renew | Pause | StandIn | AddTime | HandOver | Propose | Reply | Resign | Say | Report | Hush
)

# from the server


class ClockState(Message):
    """The time of a seat, in ms when this is sent."""

    left: int
    runs: bool


class StandInState(Message):
    """A bot plays for a seat for now."""

    seat: int
    level: str


class Proposal(Message):
    """What a seat asks of the others, who has agreed so far, and who has to; in so many ms it is off."""

    what: Literal["undo", "end"]
    seat: int
    agreed: list[int]
    needed: list[int]
    left: int


class Standing(Message):
    """How things stand at a table besides the match; sent when it changes. `clocks`: null without a clock. `host`: the
    seat of the host; null if it is still whoever opened the table.
    """

    type: Literal["standing"] = "standing"
    gathering: bool
    host: int | None
    paused: bool
    stand_ins: list[StandInState]
    resigned: list[int]
    hushed: list[int]
    clocks: list[ClockState] | None
    request: Proposal | None


class TalkLine(Message):
    """Something that a seat said, or a fact about the table: then it has a `key` and no text."""

    n: int
    seat: int | None
    key: str | None
    text: str
    time: str
    reported: bool


class Said(Message):
    """New lines, or all that are kept; `reported` ones are marked for the host alone."""

    type: Literal["said"] = "said"
    lines: list[TalkLine]


class HostNow(Message):
    """Whether this connection may use the tools of the host from now on."""

    type: Literal["host"] = "host"
    on: bool


class SeatKeyMade(Message):
    """The new key of a seat, told to whoever asked for it."""

    type: Literal["key"] = "key"
    id: int
    seat: int
    token: str
