"""What lies where on the table: piles, hands, stacks and amulets."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.vectors import total
from wawel.games.dragonkeepers.components.ids import COLOURS
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import HOLDER, HOLDER_BITS, count_held, held_by, put_kind
from wawel.games.dragonkeepers.model.state import KeepersState, puts


def pile_size(s: KeepersState, side: i64) -> i64:
    return s.unseen[side] + len(puts(s, side)) + count_held(s.under, side)


def top_back(parts: Components, s: KeepersState, side: i64) -> i64:
    """DK-2.2: the page of a side is the back of the card on top of its pile; NONE while it is being drawn."""
    lying = puts(s, side)
    if len(lying):
        return parts.back[put_kind(lying[len(lying) - 1])]
    if s.unseen[side]:
        return s.pages[side]
    return parts.back[held_by(s.under, side)[0]]


def in_hand(s: KeepersState, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat has in its hand."""
    return s.hands[seat * s.kinds + kind]


def gain(parts: Components, s: KeepersState, seat: i64, kind: i64) -> None:
    """Put a card into a hand."""
    place = seat * s.kinds + kind
    if s.hands[place] == 0:
        s.held[seat * 2 + parts.side[kind]] += 1
    s.hands[place] += 1


def lose(parts: Components, s: KeepersState, seat: i64, kind: i64) -> None:
    """Take a card from a hand."""
    place = seat * s.kinds + kind
    s.hands[place] -= 1
    if s.hands[place] == 0:
        s.held[seat * 2 + parts.side[kind]] -= 1


def hand(s: KeepersState, seat: i64) -> vec[i64]:
    """Copies per kind, for reading only."""
    return s.hands[seat * s.kinds : (seat + 1) * s.kinds]


def hand_size(s: KeepersState, seat: i64) -> i64:
    return total(hand(s, seat))


def stack(s: KeepersState, seat: i64, colour: i64) -> list[int]:
    """The cards of a stack, the top one last."""
    return held_by(s.stacks, seat * COLOURS + colour)


def count_taken(s: KeepersState, place: i64) -> i64:
    """How many fragments of a value all seats have."""
    found: i64 = 0
    for fragment in s.rings:
        if fragment >> HOLDER_BITS == place:
            found += 1
    return found


def amulets(parts: Components, s: KeepersState) -> i64:
    """All amulets completed so far by anybody."""
    done: i64 = 0
    seat: i64
    for seat in range(s.seats):
        done += count_held(s.rings, seat) // parts.ring
    return done


def played_cards(s: KeepersState, seat: i64) -> i64:
    """Dragon cards in a seat's stacks."""
    count: i64 = 0
    for card in s.stacks:
        if (card & HOLDER) // COLOURS == seat:
            count += 1
    return count
