"""DK-3: what a seat may know, built up from nothing."""

from typing import TypedDict

from wawel.core.game import OK
from wawel.games.dragonkeepers.components.ids import (
    CHESTS,
    GATE,
    ITEMS,
    LEFT,
    QUILL,
    RED,
    RETURN,
    RIGHT,
    WIND,
)
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import held_by, put_kind, put_owner
from wawel.games.dragonkeepers.model.state import (
    NONE,
    OVER,
    PHASES,
    TAKE,
    KeepersState,
    Phase,
    puts,
)
from wawel.games.dragonkeepers.model.table import amulets, pile_size, top_back
from wawel.games.dragonkeepers.rules import book, chests, modify, play, reward, take
from wawel.games.dragonkeepers.view import seats
from wawel.games.dragonkeepers.view.seats import MineView, SeatView, ShownView


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


class ChestView(TypedDict):
    chest: str
    cost: int
    phase: str
    usable: bool  # by the active seat, as far as everybody can tell


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


def observe(parts: Components, s: KeepersState, viewer: int) -> View:
    """DK-3.1; DK-8.1: at the end fragments and pearls are turned up."""
    ready = s.turn > 0 and top_back(parts, s, LEFT) != NONE and top_back(parts, s, RIGHT) != NONE
    acting = s.who if TAKE <= s.phase < OVER else NONE
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "first": _or_none(s.first),
        "active": _or_none(s.seat),
        "acting": _or_none(acting),
        "takes": s.takes,
        "takes_left": max(take.MOST - s.takes, 0) if s.phase <= TAKE else 0,
        "book": {"left": _side(parts, s, LEFT, viewer), "right": _side(parts, s, RIGHT, viewer)},
        "task": _task(parts, s) if ready else None,
        "supply": _supply(parts, s),
        "amulets": amulets(parts, s),
        "amulets_needed": parts.amulets[s.seats],
        "idle": s.idle,
        "idle_limit": parts.idle_rounds * s.seats,
        "chests": [_chest(parts, s, chest) for chest in range(len(CHESTS)) if s.chests >> chest & 1],
        "chest_used": s.chest_used > 0,
        "seats": [seats.seat(parts, s, seat) for seat in range(s.seats)],
        "mine": seats.mine(parts, s, viewer, ready) if viewer >= 0 else None,
        "shown": [{"rings": seats.rings(parts, s, seat)} for seat in range(s.seats)] if s.phase == OVER else None,
    }


def _or_none(value: int) -> int | None:
    return value if value != NONE else None


def _side(parts: Components, s: KeepersState, side: int, viewer: int) -> SideView:
    page = top_back(parts, s, side)
    lying = list(puts(s, side))
    return {
        "page": parts.backs[page] if page != NONE else None,
        "display": parts.cards[s.display[side]] if s.display[side] != NONE else None,
        "pile": pile_size(s, side),
        "put": [_put(parts, card, viewer) for card in lying[::-1]],
        "below": parts.backs[s.pages[side]] if s.pages[side] != NONE and lying else None,
        "under": [parts.cards[kind] for kind in held_by(s.under, side)],
        "changed": s.changes[side],
    }


def _put(parts: Components, card: int, viewer: int) -> PutView:
    kind, owner = put_kind(card), put_owner(card)
    known = parts.cards[kind] if owner == viewer else None
    return {"back": parts.backs[parts.back[kind]], "seat": owner, "card": known}


def _task(parts: Components, s: KeepersState) -> TaskView:
    number = book.number(parts, s)
    left = [reward.lowest(s) != NONE, reward.lowest(s) != NONE, s.black > 0, s.crystals_left > 0, s.eggs_left > 0]
    items: list[ItemView] = [{"item": ITEMS[item], "left": left[item]} for item in parts.rewards[number - 1]]
    return {"number": number, "colour": parts.colours[book.colour(parts, s)], "reward": items}


def _supply(parts: Components, s: KeepersState) -> SupplyView:
    low, high = reward.lowest(s), reward.highest(s)
    counts: list[FragmentView] = [
        {"value": parts.values[place], "count": s.fragments[place]} for place in range(len(parts.values))
    ]
    return {
        "fragments": counts,
        "lowest": parts.values[low] if low != NONE else None,
        "highest": parts.values[high] if high != NONE else None,
        "black_dragons": s.black,
        "eggs": s.eggs_left,
        "crystals": s.crystals_left,
        "red_pearls": s.pearls_left[RED],
        "blue_pearls": s.pearls_left[1 - RED],
        "crests": list(s.crests_left),
    }


def _chest(parts: Components, s: KeepersState, chest: int) -> ChestView:
    phase = parts.chest_phases[chest]
    usable = phase == PHASES[s.phase] and _is_usable(parts, s, chest)
    return {"chest": CHESTS[chest], "cost": parts.costs[chest], "phase": phase, "usable": usable}


def _is_usable(parts: Components, s: KeepersState, chest: int) -> bool:
    """DK-9.2, DK-9.5, in the chest's own state of the turn. Backs in hand are public, fronts are not asked for."""
    if chest == WIND:
        return chests.why_not_wind(parts, s) == OK
    if chest == RETURN:
        return len(chests.returns(parts, s)) > 0
    if chest == QUILL:
        return modify.has_quill(parts, s)
    enclosed = play.is_enclosed(s, s.who, book.colour(parts, s))
    useful = chests.why_not_with_set(parts, s, chest, book.number(parts, s), enclosed) == OK
    return useful and enclosed == (chest == GATE)
