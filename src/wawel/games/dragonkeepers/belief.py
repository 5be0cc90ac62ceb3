"""What the table knows of hidden cards, and positions that a seat cannot tell apart.

Cards come into a hand from the open display, so their fronts have been seen. Only two things hide a front: a starting
card is dealt face down (DK-2.6), and of a card put on the book all see the back alone (DK-3.1), so it may have been any
card with this back that its owner held. For each such card the position keeps a *cap*: how many cards of each kind
with its back the owner has had at least ever since, in the hand or on the book. The cards that an owner has put there,
up to and including this one, cannot have been more than that; everything else is possible.

What is possible is exact, the odds are not always: a card is imagined in proportion to its cap, while somebody with a
perfect memory would still weigh it by what its owner held when it was put there, before others of its kind were played.
"""

from wawel.core.rng import Source
from wawel.games.dragonkeepers.components import RIBBON, Components
from wawel.games.dragonkeepers.state import CAP_AT, CAP_BITS, OWNER_AT, KeepersState, put_cap, put_kind, put_owner


def held(parts: Components, s: KeepersState, seat: int, kind: int) -> int:
    """How many cards of each kind with the back of this one a seat has now, in its hand and on the book."""
    back = parts.back[kind]
    found = 0
    for other in parts.of_back[back]:
        found += s.hands[seat][other] << CAP_BITS * parts.place[other]
    for card in s.puts[parts.side[kind]]:
        if put_owner(card) == seat and parts.back[put_kind(card)] == back:
            found += 1 << CAP_BITS * parts.place[put_kind(card)]
    return found


def put(parts: Components, s: KeepersState, seat: int, kind: int) -> int:
    """A card of the hand as it will lie on its pile."""
    return kind | seat << OWNER_AT | held(parts, s, seat, kind) << CAP_AT


def saw_played(parts: Components, s: KeepersState, seat: int, kinds: list[int]) -> None:
    """Cards that left a hand for a stack were not on the book: caps shrink to what is left."""
    before = [] if s.log is None else [[s.shown], *[side[:] for side in s.puts]]
    backs = 0
    for kind in kinds:
        backs |= 1 << parts.back[kind]
        if parts.back[kind] >= RIBBON:
            s.shown |= 1 << kind
    for side in range(2):
        for place in range(len(s.puts[side])):
            card = s.puts[side][place]
            if put_owner(card) == seat and backs >> parts.back[put_kind(card)] & 1:
                now = held(parts, s, seat, put_kind(card))
                s.puts[side][place] = card & ((1 << CAP_AT) - 1) | _least(put_cap(card), now) << CAP_AT
    if s.log is not None and [[s.shown], *s.puts] != before:
        s.log.seal("DK-3.1")  # the others have learned something


def saw_turned(parts: Components, s: KeepersState, side: int, card: int) -> None:
    """A card from the book is turned up: what lies below it from the same owner was not this one."""
    kind, back = put_kind(card), parts.back[put_kind(card)]
    if back >= RIBBON:
        s.shown |= 1 << kind
    rest = put_cap(card) - (1 << CAP_BITS * parts.place[kind])
    for place in range(len(s.puts[side])):
        other = s.puts[side][place]
        if put_owner(other) == put_owner(card) and parts.back[put_kind(other)] == back:
            s.puts[side][place] = other & ((1 << CAP_AT) - 1) | _least(put_cap(other), rest) << CAP_AT


def _least(one: int, other: int) -> int:
    """The smaller count of each kind."""
    found = 0
    shift = 0
    while one >> shift and other >> shift:
        found |= min(one >> shift & 15, other >> shift & 15) << shift
        shift += CAP_BITS
    return found


def resample(parts: Components, s: KeepersState, viewer: int, rng: Source) -> KeepersState:
    """DK-3.2: other seats get fronts that fit all that the viewer has seen. Piles and pearls have no order."""
    twin = s.copy()
    _mix_starting(parts, twin, viewer, rng)
    for side in range(2):
        for place in range(len(twin.puts[side])):
            owner = put_owner(twin.puts[side][place])
            if owner != viewer:
                _mix_put(parts, twin, side, place, rng)
    return twin


def _mix_put(parts: Components, s: KeepersState, side: int, place: int, rng: Source) -> None:
    """Choose anew what a card on a pile is, once those below it are chosen: any card that its owner can have put."""
    card = s.puts[side][place]
    owner, back, cap = put_owner(card), parts.back[put_kind(card)], put_cap(card)
    spare: list[int] = []
    for kind in parts.of_back[back]:
        below = 0
        for other in s.puts[side][:place]:
            below += put_owner(other) == owner and put_kind(other) == kind
        spare += [kind] * ((cap >> CAP_BITS * parts.place[kind] & 15) - below)
    chosen = spare[rng.below(len(spare))]
    _exchange(s, side, place, chosen)


def _exchange(s: KeepersState, side: int, place: int, kind: int) -> None:
    """Let a card on a pile be another one, which its owner has in the hand or further up and gives for it."""
    card = s.puts[side][place]
    old, owner = put_kind(card), put_owner(card)
    if old == kind:
        return
    s.puts[side][place] = card & ~63 | kind
    if s.hands[owner][kind]:
        s.hands[owner][kind] -= 1
        s.hands[owner][old] += 1
        return
    for later in range(place + 1, len(s.puts[side])):
        other = s.puts[side][later]
        if put_owner(other) == owner and put_kind(other) == kind:
            s.puts[side][later] = other & ~63 | old
            return


def _mix_starting(parts: Components, s: KeepersState, viewer: int, rng: Source) -> None:
    """Starting cards that only their owner or nobody has seen change places with others of the same back."""
    hidden: list[int] = []
    for kind in parts.twins:
        mine = viewer >= 0 and _has(s, viewer, kind)
        if not mine and not s.shown >> kind & 1:
            hidden.append(kind)
    for kind in hidden:
        alike = [other for other in hidden if parts.back[other] == parts.back[kind] and other >= kind]
        _swap(parts, s, kind, alike[rng.below(len(alike))])


def _has(s: KeepersState, seat: int, kind: int) -> bool:
    if s.hands[seat][kind]:
        return True
    for side in range(2):
        for card in s.puts[side]:
            if put_owner(card) == seat and put_kind(card) == kind:
                return True
    return False


def _swap(parts: Components, s: KeepersState, one: int, other: int) -> None:
    """Two kinds with one copy each change places everywhere."""
    if one == other:
        return
    for hand in s.hands:
        hand[one], hand[other] = hand[other], hand[one]
    s.box = sorted([_swapped(kind, one, other) for kind in s.box])
    first, second = CAP_BITS * parts.place[one], CAP_BITS * parts.place[other]
    for side in range(2):
        for place in range(len(s.puts[side])):
            card = s.puts[side][place]
            if parts.back[put_kind(card)] != parts.back[one]:
                continue
            cap = put_cap(card)
            a, b = cap >> first & 15, cap >> second & 15
            cap += (b - a << first) + (a - b << second)
            s.puts[side][place] = _swapped(put_kind(card), one, other) | put_owner(card) << OWNER_AT | cap << CAP_AT


def _swapped(kind: int, one: int, other: int) -> int:
    if kind == one:
        return other
    return one if kind == other else kind


def fits(parts: Components, s: KeepersState) -> bool:
    """Whether every card on the book can be what it is: the cards put there stay within their caps."""
    for side in range(2):
        for place in range(len(s.puts[side])):
            card = s.puts[side][place]
            back = parts.back[put_kind(card)]
            own = [put_kind(c) for c in s.puts[side][: place + 1] if put_owner(c) == put_owner(card)]
            for kind in parts.of_back[back]:
                shift = CAP_BITS * parts.place[kind]
                cap = put_cap(card) >> shift & 15
                if own.count(kind) > cap or cap > held(parts, s, put_owner(card), kind) >> shift & 15:
                    return False
    return True
