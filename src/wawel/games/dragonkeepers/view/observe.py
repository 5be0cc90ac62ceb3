"""DK-3: what a seat may know, built up from nothing."""

from typing import Literal

from wawel.core.game import OK
from wawel.games.dragonkeepers.components.ids import (
    CHESTS,
    GATE,
    ITEMS,
    LEFT,
    PEARLS,
    QUILL,
    RED,
    RETURN,
    RIGHT,
    WIND,
)
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import count_held, held_by, put_kind, put_owner
from wawel.games.dragonkeepers.model.state import (
    NONE,
    OVER,
    PHASES,
    TAKE,
    KeepersState,
    pearls_of,
    puts,
    row,
    worths_of,
)
from wawel.games.dragonkeepers.model.table import amulets, hand_size, in_hand, pile_size, played_cards, stack, top_back
from wawel.games.dragonkeepers.rules import book, chests, modify, play, reward, take
from wawel.games.dragonkeepers.view.shapes import (
    ChestView,
    FragmentView,
    ItemView,
    MineView,
    PutView,
    RingView,
    SeatView,
    SideView,
    StackView,
    SupplyView,
    TaskView,
    View,
)


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
        "seats": [_seat(parts, s, seat) for seat in range(s.seats)],
        "mine": _mine(parts, s, viewer, ready) if viewer >= 0 else None,
        "shown": [{"rings": _rings(parts, s, seat)} for seat in range(s.seats)] if s.phase == OVER else None,
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


def _seat(parts: Components, s: KeepersState, seat: int) -> SeatView:
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


def _rings(parts: Components, s: KeepersState, seat: int) -> list[RingView]:
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


def _mine(parts: Components, s: KeepersState, seat: int, ready: bool) -> MineView:
    hand: list[str] = []
    for kind in range(len(parts.cards)):
        hand += [parts.cards[kind]] * in_hand(s, seat, kind)
    colour = book.colour(parts, s) if ready else NONE
    return {
        "seat": seat,
        "hand": hand,
        "rings": _rings(parts, s, seat),
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
