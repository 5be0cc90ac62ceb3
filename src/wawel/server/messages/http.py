"""The bodies of HTTP requests and answers."""

from typing import Annotated, Final, Literal

from pydantic import Field

from wawel.server.messages.base import Args, Asked, Message, Note, Outcome, Score, View

SeatKind = Literal["here", "link", "bot"]
COLOURS: Final = 6  # of seats, each with a sign; only what clients draw depends on them
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]
Started = Literal["setup", "position", "replay"]


class OptionInfo(Message):
    """A setting of a game; all values are text, "yes" and "no" for flags.

    `of` is the set without which it changes nothing. Of sets, `apart` are pairs that exclude each other, and `needed`
    says from how many seats on a table must have one.
    """

    name: str
    kind: Literal["flag", "choice", "number", "numbers", "seat", "text", "sets"]
    default: str
    choices: list[str]
    of: str
    apart: list[list[str]]
    needed: dict[str, int]


class PresetInfo(Message):
    """Options that belong together, such as those of an edition; flags and choices that are not named have defaults."""

    name: str
    options: dict[str, str]


class GameInfo(Message):
    """A game on the shelf. `thinking`: the seconds that a bot of each level takes at most, 0 if it decides at once."""

    id: str
    titles: dict[str, str]
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    levels: list[str]
    thinking: dict[str, float]
    reconstructed: list[str]


class DisabledGame(Message):
    """A game that is disabled because of its component file, and why, by language."""

    id: str
    titles: dict[str, str]
    problem: dict[str, str]


class Finding(Message):
    """A remark about a value of an option; an error forbids it. `seats`: the numbers of seats it applies to."""

    key: str
    rule: str
    error: bool
    seats: list[int]
    args: Args


class Inspection(Message):
    """All findings about a value of an option."""

    findings: list[Finding]


class PreviewTable(Asked):
    """A table to preview, without opening it."""

    seats: int
    options: dict[str, str] = {}


class TablePreview(Message):
    """How a table would start: a spectator's view, with draws that no real match will use."""

    view: View


class RulesEntry(Message):
    """One numbered rule."""

    id: str
    html: str
    marks: list[str]


class RulesSection(Message):
    """A section of the rules."""

    id: str
    title: str
    entries: list[RulesEntry]


class RulesText(Message):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    sections: list[RulesSection]


class SeatInfo(Message):
    """Who sits where. `online`: somebody who owns the seat is connected; bots always are."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    colour: int
    joined: bool
    online: bool


class TableInfo(Message):
    """A table as everybody may see it. `secrets`: seats know things that others do not.

    `seed_given`: somebody chose the seed and so knows every draw. `started`: from the game's setup, or from a
    position or a moment of a replay, which somebody may know in full. `winners`: nobody before the end.
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


class SeatRequest(Asked):
    """A seat of a new table: a person at this screen, a person by link, or a bot. No two have the same colour."""

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

    `hints`: people may ask what a bot would do. `projection`: everybody sees how the match may end.
    """

    game: str
    seats: Annotated[list[SeatRequest], Field(max_length=32)]
    options: dict[str, str] = {}
    seed: str | None = None
    position: str | None = None
    problem: str | None = None
    hints: bool = False
    projection: bool = False
    start: From | None = Field(default=None, alias="from")


class Invite(Message):
    """The token of a link seat."""

    seat: int
    token: str


class TableCreated(Message):
    """`token` owns every seat at this screen, each invite one link seat. `code` opens any of these while it is open."""

    table: str
    token: str
    invites: list[Invite]
    code: str | None


class TableRef(Message):
    """The id of a table."""

    table: str


class ReplayRef(Message):
    """The id of a replay."""

    replay: str


class Moment(Message):
    """A step of a replay: who did what, and the state after it. Moment 0 is the start; actor -1 is chance."""

    n: int
    actor: int | None
    text: str | None
    view: View
    notes: list[Note]
    scores: list[Score]
    waiting: list[int]


class Replay(Message):
    """A whole match, moment by moment, as `seat` saw it. `fair`: every draw followed from the seed."""

    replay: str
    game: str
    names: list[str]
    colours: list[int]
    options: dict[str, str]
    commitment: str
    seed: str | None
    fair: bool | None
    seat: int
    moments: list[Moment]
    outcome: Outcome | None


class AllOpen(Message):
    """A moment of a finished match with the eyes of every seat, in order."""

    moment: int
    views: list[View]


class Health(Message):
    """The server is up. `compiled`: bots use compiled rules; without them they look less far ahead."""

    ok: bool
    version: str
    compiled: bool


class Problem(Message):
    """What is wrong with a request. `detail` explains it in each language where the key is not enough."""

    key: str
    rule: str | None
    line: int | None
    args: Args
    message: str
    detail: dict[str, str] = {}


class Failure(Message):
    """The body of every error answer."""

    error: Problem
