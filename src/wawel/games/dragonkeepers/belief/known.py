"""What the table knows about hidden cards, and positions that a seat cannot tell apart.

Cards come into a hand from the open display, so their fronts have been seen. Only two things hide a front: a starting
card is dealt face down (DK-2.6), and when a card is put on the book, all see only its back (DK-3.1): it may be any
card with this back that its owner held. For each such card the position keeps a *cap*: how many cards of each kind
with its back the owner has always had at least since then, in the hand or on the book. The cards that the owner has
put there, up to and including this one, cannot have been more than that; everything else is possible.

What is possible is exact; the odds are not always. A card is imagined in proportion to its cap, while somebody with a
perfect memory would still weigh it by what its owner held when it was put there, before others of its kind were played.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.games.dragonkeepers.components.ids import RIBBON
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import CAP_AT, CAP_BITS, OWNER_AT, put_cap, put_kind, put_owner
from wawel.games.dragonkeepers.model.state import KeepersState, puts
from wawel.games.dragonkeepers.model.table import in_hand

MOST_ALIKE: Final = 4  # kinds that share a back


def held(parts: Components, s: KeepersState, seat: i64, kind: i64) -> i64:
    """How many cards of each kind with this one's back a seat has now, in its hand and on the book."""
    back = parts.back[kind]
    found: i64 = 0
    for other in parts.of_back[back]:
        found += in_hand(s, seat, other) << CAP_BITS * parts.place[other]
    for card in puts(s, parts.side[kind]):
        if put_owner(card) == seat and parts.back[put_kind(card)] == back:
            found += BIT[CAP_BITS * parts.place[put_kind(card)]]
    return found


def put(parts: Components, s: KeepersState, seat: i64, kind: i64) -> i64:
    """A card from the hand as it will lie on its pile."""
    return kind | seat << OWNER_AT | held(parts, s, seat, kind) << CAP_AT


def saw_played(parts: Components, s: KeepersState, seat: i64, kinds: vec[i64]) -> None:
    """Cards that went from a hand to a stack were not on the book: caps shrink to what is left."""
    before = _seen(s) if s.log is not None else []
    backs: i64 = 0
    for kind in kinds:
        backs |= BIT[parts.back[kind]]
        if parts.back[kind] >= RIBBON:
            s.shown |= BIT[kind]
    side: i64
    place: i64
    for side in range(2):
        lying = puts(s, side)
        for place in range(len(lying)):
            card = lying[place]
            if put_owner(card) == seat and backs >> parts.back[put_kind(card)] & 1:
                lying[place] = _capped(card, held(parts, s, seat, put_kind(card)))
    if s.log is not None and _seen(s) != before:
        s.log.seal("DK-3.1")  # the others have learned something


def _seen(s: KeepersState) -> list[list[int]]:
    """Everything that limits what hidden cards can be."""
    return [[s.shown], list(s.left_puts), list(s.right_puts)]


def saw_turned(parts: Components, s: KeepersState, side: i64, card: i64) -> None:
    """A card from the book is turned up: cards of the same owner below it cannot have been this one."""
    kind, back = put_kind(card), parts.back[put_kind(card)]
    if back >= RIBBON:
        s.shown |= BIT[kind]
    rest = put_cap(card) - BIT[CAP_BITS * parts.place[kind]]
    lying = puts(s, side)
    place: i64
    for place in range(len(lying)):
        other = lying[place]
        if put_owner(other) == put_owner(card) and parts.back[put_kind(other)] == back:
            lying[place] = _capped(other, rest)


def _capped(card: i64, cap: i64) -> i64:
    """A card on a pile with its cap lowered to at most this one."""
    return card & (1 << CAP_AT) - 1 | _least(put_cap(card), cap) << CAP_AT


def _least(one: i64, other: i64) -> i64:
    """The smaller count for each kind. It ends whatever the counts are, also below nothing."""
    found: i64 = 0
    shift: i64
    for shift in range(0, CAP_BITS * MOST_ALIKE, CAP_BITS):
        found |= min(one >> shift & 15, other >> shift & 15) << shift
    return found


def fits(parts: Components, s: KeepersState) -> bool:
    """Whether every card on the book can be what it is: the cards put there stay within their caps."""
    for lying in (s.left_puts, s.right_puts):
        for place in range(len(lying)):
            card = lying[place]
            back = parts.back[put_kind(card)]
            own = [put_kind(c) for c in lying[: place + 1] if put_owner(c) == put_owner(card)]
            for kind in parts.of_back[back]:
                shift = CAP_BITS * parts.place[kind]
                cap = put_cap(card) >> shift & 15
                if own.count(kind) > cap or cap > held(parts, s, put_owner(card), kind) >> shift & 15:
                    return False
    return True
