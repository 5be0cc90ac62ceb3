"""The shape of a view, as it goes out in JSON."""

from typing import Literal, TypedDict

from wawel.games.dragonkeepers.model.state import Phase


class PutView(TypedDict):
    """A card on a pile, uppermost first: everybody knows its back, who put it there its front."""

    back: str
    seat: int
    card: str | None


class SideView(TypedDict):
    page: str | None
    display: str | None
    pile: int
    put: list[PutView]
    below: str | None  # the page that comes again when those cards are gone
    under: list[str]  # cards a wind has put at the bottom, the lowest last
    changed: int


class BookView(TypedDict):
    left: SideView
    right: SideView


class ItemView(TypedDict):
    item: str
    left: bool  # DK-6.3: one that has run out is skipped


class TaskView(TypedDict):
    """What everybody may play now and what it brings."""

    number: int
    colour: str
    reward: list[ItemView]


class FragmentView(TypedDict):
    value: int
    count: int


class SupplyView(TypedDict):
    fragments: list[FragmentView]
    lowest: int | None
    highest: int | None
    black_dragons: int
    eggs: int
    crystals: int
    red_pearls: int
    blue_pearls: int
    crests: list[int]


class StackView(TypedDict):
    """DK-5.3: a closed stack tells between which colours it lies."""

    colour: str
    size: int
    black: int
    top: str
    open: bool
    reason: str | None
    rule: str | None
    between: list[str]


class SeatView(TypedDict):
    seat: int
    hand: int
    backs: list[str]
    row: list[StackView]
    played: int
    amulets: int
    ring: int
    pearls: list[str]
    crystals: int
    eggs: int
    crest: int | None


class RingView(TypedDict):
    """An own amulet: its fragments and, once complete, its pearl; the value of a pearl is unknown until the end."""

    fragments: list[int]
    pearl: str | None
    worth: int | None


class MineView(TypedDict):
    seat: int
    hand: list[str]
    rings: list[RingView]
    place: Literal["first", "new", "open", "closed"] | None  # where dragons of the task go
    real: int
    black: int
    can_play: bool


class ChestView(TypedDict):
    chest: str
    cost: int
    phase: str
    usable: bool  # by the active seat, as far as everybody can tell


class ShownView(TypedDict):
    rings: list[RingView]


class View(TypedDict):
    phase: Phase
    turn: int
    first: int | None
    active: int | None
    acting: int | None
    takes: int
    takes_left: int
    book: BookView
    task: TaskView | None
    supply: SupplyView
    amulets: int
    amulets_needed: int
    idle: int
    idle_limit: int
    chests: list[ChestView]
    chest_used: bool
    seats: list[SeatView]
    mine: MineView | None
    shown: list[ShownView] | None
