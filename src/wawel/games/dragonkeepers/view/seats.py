"""DK-3.1: the seats in a view: what everybody sees of them, and what a seat alone knows."""

from typing import Literal, TypedDict

from wawel.games.dragonkeepers.components.ids import (
    PEARLS,
)
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import count_held, held_by
from wawel.games.dragonkeepers.model.state import (
    NONE,
    OVER,
    KeepersState,
    pearls_of,
    row,
    worths_of,
)
from wawel.games.dragonkeepers.model.table import hand_size, in_hand, played_cards, stack
from wawel.games.dragonkeepers.rules import book, play


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


class ShownView(TypedDict):
    rings: list[RingView]


def seat(parts: Components, s: KeepersState, seat: int) -> SeatView:
    """DK-3.1: of a hand the others see the backs."""
    backs: list[str] = []
    for kind in parts.by_back:
        backs += [parts.backs[parts.back[kind]]] * in_hand(s, seat, kind)
    fragments = count_held(s.rings, seat)
    return {
        "seat": seat,
        "hand": hand_size(s, seat),
        "backs": backs,
        "row": [_stack(parts, s, seat, place) for place in range(len(row(s, seat)))],
        "played": played_cards(s, seat),
        "amulets": fragments // parts.ring,
        "ring": fragments % parts.ring,
        "pearls": [PEARLS[colour] for colour in pearls_of(s, seat)],
        "crystals": s.crystals[seat],
        "eggs": s.eggs[seat],
        "crest": s.crests[seat] or None,
    }


def _stack(parts: Components, s: KeepersState, seat: int, place: int) -> StackView:
    colours = row(s, seat)
    cards = stack(s, seat, colours[place])
    closed = play.is_enclosed(s, seat, colours[place])
    return {
        "colour": parts.colours[colours[place]],
        "size": len(cards),
        "black": cards.count(parts.black),
        "top": parts.cards[cards[-1]],
        "open": not closed,
        "reason": "enclosed" if closed else None,
        "rule": "DK-5.3" if closed else None,
        "between": [parts.colours[colours[place - 1]], parts.colours[colours[place + 1]]] if closed else [],
    }


def rings(parts: Components, s: KeepersState, seat: int) -> list[RingView]:
    """Fragments three by three, as they were taken; the last ring may be unfinished."""
    found: list[RingView] = []
    values = [parts.values[place] for place in held_by(s.rings, seat)]
    pearls, worths = pearls_of(s, seat), worths_of(s, seat)
    for start in range(0, len(values), parts.ring):
        number = start // parts.ring
        colour = pearls[number] if number < len(pearls) else NONE
        worth = None
        if s.phase == OVER and colour != NONE:
            worth = parts.pearl_values[colour][worths[number]]
        pearl = PEARLS[colour] if colour != NONE else None
        found.append({"fragments": values[start : start + parts.ring], "pearl": pearl, "worth": worth})
    return found


def mine(parts: Components, s: KeepersState, seat: int, ready: bool) -> MineView:
    hand: list[str] = []
    for kind in range(len(parts.cards)):
        hand += [parts.cards[kind]] * in_hand(s, seat, kind)
    colour = book.colour(parts, s) if ready else NONE
    return {
        "seat": seat,
        "hand": hand,
        "rings": rings(parts, s, seat),
        "place": _place(s, seat, colour) if ready else None,
        "real": play.count_real(parts, s, seat, colour) if ready else 0,
        "black": in_hand(s, seat, parts.black),
        "can_play": ready and s.phase != OVER and play.can_play(parts, s, seat),
    }


def _place(s: KeepersState, seat: int, colour: int) -> Literal["first", "new", "open", "closed"]:
    if not row(s, seat):
        return "first"
    if colour not in row(s, seat):
        return "new"
    return "closed" if play.is_enclosed(s, seat, colour) else "open"
