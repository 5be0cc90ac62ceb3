"""What the store takes and returns: plain values, independent of the database."""

from dataclasses import dataclass
from typing import Final, Literal

ACT: Final = "act"
UNDO: Final = "undo"
WITHDRAW: Final = "withdraw"
INVITES: Final = "invites"  # among the settings of an account; devices do not know it
RowKind = Literal["act", "undo", "withdraw"]


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """A seat of a table. Tokens are stored only as hashes; seats at this screen and bots have no token of their own."""

    seat: int
    kind: Literal["here", "link", "lobby", "bot"]
    name: str
    level: str | None
    token_hash: str | None
    joined: bool
    colour: int
    person: str | None = None  # whose account it belongs to
    place: int | None = None  # at the end, from 1
    points: int | None = None
    tally: str | None = None  # JSON: the points item by item, at the end of a table of a deal


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table as it was opened; what happened there is in its rows."""

    id: str
    game: str
    rules: int
    components: str  # fingerprint of the values on the components; "" if it was not stored
    options: dict[str, str]
    seed: str
    seed_given: bool  # somebody chose the seed; otherwise it is secret
    position: str  # "" for the setup of the game
    started: Literal["setup", "position", "replay"]
    host_hash: str
    created: str
    over: bool  # as far as was known when the table was read
    rematch: str | None
    seats: tuple[SavedSeat, ...]
    hints: bool = False  # whether people may ask what a bot would do
    projection: bool = False  # whether everybody sees how the match may end
    code: str | None = None  # opens a seat while seats are open
    terms: str = "{}"  # JSON: what the table has agreed on besides the rules
    standing: str = ""  # JSON: how things stand besides the match
    deadline: int | None = None  # when a clock runs out, in ms since 1970
    open_until: str | None = None  # until when the lobby lists it
    deal: str | None = None  # tables with the same one have the same draws


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored about a table besides its rows whenever it changes."""

    standing: str
    deadline: int | None
    open_until: str | None


@dataclass(frozen=True, slots=True)
class SavedLine:
    """Something said at a table, or a fact about it (`key`). `n` counts from 0."""

    n: int
    seat: int | None
    key: str | None
    text: str
    time: str
    reported: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that happened, counted from 1: a decision or a draw (seat -1), or one that takes steps back.

    The text of an undo says how many of the last steps; that of a withdrawal says which step, counted from 0. Rows that
    were taken back are dropped after a while; an undo of 0 steps is left in their place, so row numbers only grow.
    """

    seq: int
    kind: RowKind
    seat: int
    text: str
    time: str


@dataclass(frozen=True, slots=True)
class History:
    """The rows of a table without what was taken back."""

    steps: list[Row]
    gone: list[int]  # rows that say nothing any more
    seq: int  # the last row
    undone_at: int  # the last row that took steps back; 0 if there is none
    undos: int  # how often steps were taken back, as far as rows are kept


@dataclass(frozen=True, slots=True)
class SavedReplay:
    """An uploaded record. Who brought it is told by a hash, so that nobody's uploads push out those of others."""

    id: str
    text: str
    created: str
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Placed:
    """How a match ended for a seat. `rank`: its place for the ratings, from 0, if the match counts for them; `tally`:
    its points item by item, as JSON, if tables are compared.
    """

    seat: int
    place: int
    points: int
    rank: float | None = None
    tally: str | None = None


@dataclass(frozen=True, slots=True)
class SavedPerson:
    """Somebody with an account. `folded` is the name as it is compared, `password` a hash, or "" if there is none."""

    id: str
    name: str
    folded: str
    password: str
    colour: int
    settings: dict[str, str]
    created: str
    changed: str  # when the password was

    @property
    def invites(self) -> bool:
        """Whether invitations by name are welcome."""
        return self.settings.get(INVITES) != "no"


@dataclass(frozen=True, slots=True)
class SavedPasskey:
    """A passkey of somebody; `credential` and `public_key` are base64url."""

    id: str
    person: str
    credential: str
    public_key: str
    count: int
    host: str
    name: str
    created: str
    used: str | None = None


@dataclass(frozen=True, slots=True)
class SavedChallenge:
    """Something that a passkey is asked to sign, for what, and where; it is stored only as a hash."""

    hash: str
    purpose: str
    host: str
    person: str | None
    expires: str


@dataclass(frozen=True, slots=True)
class SavedInvitation:
    """An invitation to a table for whoever has this name; `person` is who is told of it, if anybody."""

    id: str
    table_id: str
    sender: str
    name: str
    created: str
    person: str | None = None
    refused: bool = False


@dataclass(frozen=True, slots=True)
class SavedDevice:
    """A device that wants notices: where they go, and its keys."""

    session: str
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class SavedSession:
    """A device on which somebody is logged in. Its token is stored only as a hash."""

    id: str
    person: str
    token_hash: str
    device: str
    browser: str
    created: str
    seen: str
