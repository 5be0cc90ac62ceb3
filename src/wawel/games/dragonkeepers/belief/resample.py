"""Positions that a seat cannot tell from the true one."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.rng import Source
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import CAP_AT, CAP_BITS, OWNER_AT, put_cap, put_kind, put_owner
from wawel.games.dragonkeepers.model.state import KeepersState, puts
from wawel.games.dragonkeepers.model.table import gain, in_hand, lose


def resample(parts: Components, s: KeepersState, viewer: i64, rng: Source) -> KeepersState:
    """DK-3.2: other seats get fronts that fit everything the viewer has seen. Piles and pearls have no order."""
    twin = s.copy()
    _mix_starting(parts, twin, viewer, rng)
    side: i64
    place: i64
    for side in range(2):
        lying = puts(twin, side)
        for place in range(len(lying)):
            if put_owner(lying[place]) != viewer:
                _mix_put(parts, twin, lying, place, rng)
    return twin


def _mix_put(parts: Components, s: KeepersState, lying: vec[i64], place: i64, rng: Source) -> None:
    """Choose again what a card on a pile is, once those below it are chosen: any card that its owner can have put."""
    kinds = parts.of_back[parts.back[put_kind(lying[place])]]
    total: i64 = 0
    for kind in kinds:
        total += _spare(parts, lying, place, kind)
    drawn = rng.below(total)
    for kind in kinds:
        drawn -= _spare(parts, lying, place, kind)
        if drawn < 0:
            _exchange(parts, s, lying, place, kind)
            return


def _spare(parts: Components, lying: vec[i64], place: i64, kind: i64) -> i64:
    """How many cards of a kind the owner of a card on a pile can have put there, minus those below it."""
    card = lying[place]
    count = put_cap(card) >> CAP_BITS * parts.place[kind] & 15
    under: i64
    for under in range(place):
        if put_owner(lying[under]) == put_owner(card) and put_kind(lying[under]) == kind:
            count -= 1
    return max(count, 0)


def _exchange(parts: Components, s: KeepersState, lying: vec[i64], place: i64, kind: i64) -> None:
    """Turn a card on a pile into another one, which its owner has in the hand or further up and gives in exchange."""
    card = lying[place]
    old, owner = put_kind(card), put_owner(card)
    if old == kind:
        return
    lying[place] = card & ~63 | kind
    if in_hand(s, owner, kind):
        lose(parts, s, owner, kind)
        gain(parts, s, owner, old)
        return
    later: i64
    for later in range(place + 1, len(lying)):
        other = lying[later]
        if put_owner(other) == owner and put_kind(other) == kind:
            lying[later] = other & ~63 | old
            return


def _mix_starting(parts: Components, s: KeepersState, viewer: i64, rng: Source) -> None:
    """Swap starting cards that at most their owner has seen with others of the same back."""
    hidden: list[int] = []
    for kind in parts.twins:
        mine = viewer >= 0 and _has(s, viewer, kind)
        if not mine and not s.shown >> kind & 1:
            hidden.append(kind)
    for kind in hidden:  # in an order that does not depend on which of them is where
        alike = [other for other in hidden if parts.back[other] == parts.back[kind] and other >= kind]
        _swap(parts, s, kind, min(alike, key=lambda other: _whereabouts(parts, s, other)))
    for kind in hidden:
        alike = [other for other in hidden if parts.back[other] == parts.back[kind] and other >= kind]
        _swap(parts, s, kind, alike[rng.below(len(alike))])


def _whereabouts(parts: Components, s: KeepersState, kind: i64) -> list[int]:
    """Who has a starting card, and which cards on the piles it might be."""
    owners = [seat for seat in range(s.seats) if _has(s, seat, kind)]
    found: list[int] = [owners[0] if owners else s.seats]
    for lying in (s.left_puts, s.right_puts):
        for card in lying:
            if parts.back[put_kind(card)] == parts.back[kind]:
                found.append(put_cap(card) >> CAP_BITS * parts.place[kind] & 15)
    return found


def _has(s: KeepersState, seat: i64, kind: i64) -> bool:
    if in_hand(s, seat, kind):
        return True
    for lying in (s.left_puts, s.right_puts):
        for card in lying:
            if put_owner(card) == seat and put_kind(card) == kind:
                return True
    return False


def _swap(parts: Components, s: KeepersState, one: i64, other: i64) -> None:
    """Swap two kinds with one copy each everywhere."""
    if one == other:
        return
    for hand in range(0, len(s.hands), s.kinds):
        s.hands[hand + one], s.hands[hand + other] = s.hands[hand + other], s.hands[hand + one]
    s.box = vec[i64](sorted([_swapped(kind, one, other) for kind in s.box]))
    first, second = CAP_BITS * parts.place[one], CAP_BITS * parts.place[other]
    for lying in (s.left_puts, s.right_puts):
        for place in range(len(lying)):
            card = lying[place]
            if parts.back[put_kind(card)] != parts.back[one]:
                continue
            cap = put_cap(card)
            a, b = cap >> first & 15, cap >> second & 15
            cap += (b - a << first) + (a - b << second)
            lying[place] = _swapped(put_kind(card), one, other) | put_owner(card) << OWNER_AT | cap << CAP_AT


def _swapped(kind: i64, one: i64, other: i64) -> i64:
    if kind == one:
        return other
    return one if kind == other else kind
