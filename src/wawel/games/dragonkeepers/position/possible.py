"""Can a position that was read arise in play? BadPosition names the rule that forbids it."""

from wawel.core.errors import BadPosition
from wawel.core.vectors import total
from wawel.games.dragonkeepers.components.ids import BLUE, COLOURS, QUILL, RED, RETURN, SIDES, WIND
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import put_owner
from wawel.games.dragonkeepers.model.state import (
    FOLLOW,
    MODIFY,
    NONE,
    OVER,
    PAGE,
    PEARL,
    PHASES,
    TAKE,
    TURN,
    KeepersState,
    pearls_of,
    puts,
    row,
    worths_of,
)
from wawel.games.dragonkeepers.model.table import hand_size, in_hand, pile_size
from wawel.games.dragonkeepers.rules import book, modify, reward, setup, take
from wawel.games.dragonkeepers.scoring import final


def check(parts: Components, s: KeepersState) -> None:
    _turn(s)
    _book(s)
    _fragments(parts, s)
    if s.turn == 0:
        _setup(parts, s)
    _phase(parts, s)
    _crests(s)
    _pearls(parts, s)


def _book(s: KeepersState) -> None:
    """DK-7.5: both pages exist. DK-4.4: the cards put there this turn lie on top."""
    for side in range(2):
        if pile_size(s, side) == 0 or (s.pages[side] != NONE and not s.backs[s.pages[side]]):
            raise BadPosition("dragonkeepers.page-back", "DK-7.5", {"side": SIDES[side]})
        own = list(puts(s, side))[-s.changes[side] :] if s.changes[side] else []
        if len(own) < s.changes[side] or any(put_owner(card) != s.seat for card in own):
            raise BadPosition("dragonkeepers.changed-top", "DK-4.4", {"side": SIDES[side]})


def _fragments(parts: Components, s: KeepersState) -> None:
    """DK-2.3: from the first turn on, the number in play is the one for this number of seats."""
    count = total(s.fragments) + len(s.rings)
    least = sum(parts.fragments) - parts.removed[s.seats]
    if count < least or (count > least and s.turn > 0):
        raise BadPosition("dragonkeepers.fragments-missing", "DK-2.3", {"least": least})


def _setup(parts: Components, s: KeepersState) -> None:
    """DK-2: before the first turn nobody has anything but starting cards, dealt in their order."""
    tokens = total(s.crystals) + total(s.eggs) + total(s.crests) + len(s.rings) + len(s.stacks)
    lying = len(s.left_puts) + len(s.right_puts) + len(s.under)
    if tokens or lying or s.takes or s.idle or s.shown:
        raise BadPosition("dragonkeepers.turn-before", "DK-2.4")
    dealt = len(parts.starting) - len(s.box)
    for place in range(s.seats):
        seat = place if s.first == NONE else (s.first + place) % s.seats
        own = min(dealt, parts.dealt[s.seats][place]) if s.first != NONE else 0
        starting = sum([in_hand(s, seat, kind) for kind in parts.starting])
        if starting != own or hand_size(s, seat) != own:
            raise BadPosition("dragonkeepers.hand-dealt", "DK-2.6", {"seat": seat})
        dealt -= own


def _phase(parts: Components, s: KeepersState) -> None:
    needed = _needed(parts, s)
    if needed != s.phase:
        raise BadPosition("dragonkeepers.phase-needed", "DK-4", {"needed": PHASES[needed], "phase": PHASES[s.phase]})
    if (s.turn > 0) == (s.seat == NONE) or (s.seat != NONE and s.first == NONE):
        raise BadPosition("dragonkeepers.first-and-seat", "DK-2.5")
    if s.phase in (PEARL, OVER):
        return
    if (s.who != s.seat) != (s.phase == FOLLOW):
        raise BadPosition("dragonkeepers.who-when", "DK-4.6")
    if reward.is_last(parts, s):
        raise BadPosition("dragonkeepers.too-many-amulets", "DK-7.1")
    if s.idle >= parts.idle_rounds * s.seats:
        raise BadPosition("dragonkeepers.too-many-turns", "DK-7.4")


def _needed(parts: Components, s: KeepersState) -> int:
    """The phase that follows from the rest of the position."""
    if s.phase in (PEARL, OVER):
        return OVER if final.next_pearl(s) == NONE else PEARL
    probe = s.copy()
    drawn = book.settle(parts, probe)
    if drawn in (PAGE, TURN):
        s.side = probe.side
        return drawn
    if probe.encode() != s.encode():
        raise BadPosition("dragonkeepers.refill-at-once", "DK-4.2")
    if s.turn == 0:
        drawn = setup.needed(parts, s)
        if drawn == NONE:
            raise BadPosition("dragonkeepers.turn-begun", "DK-2.5")
        return drawn
    if s.phase == TAKE and not take.is_open(s):
        return MODIFY
    if s.phase == MODIFY and not modify.is_open(parts, s):
        return MODIFY + 1
    return max(s.phase, TAKE)


def _turn(s: KeepersState) -> None:
    """DK-4, DK-9.2: what can have happened so far this turn."""
    ended = s.phase in (PEARL, OVER)
    if s.set_played and s.phase != FOLLOW and not ended:
        raise BadPosition("dragonkeepers.set-when", "DK-4.5")
    taking = s.phase <= TAKE and not ended
    if taking and total(s.changes):
        raise BadPosition("dragonkeepers.changed-when", "DK-4.4")
    twice = (s.changes[0] > 1) + (s.changes[1] > 1)
    quill = s.chest_used and s.chests >> QUILL & 1
    if twice > (1 if quill else 0):
        raise BadPosition("dragonkeepers.changed-often", "DK-4.4")
    usable = s.chests
    if taking:
        usable &= 1 << WIND
    elif s.phase < FOLLOW and not ended:
        usable &= 1 << WIND | 1 << RETURN | (1 << QUILL if twice else 0)
    if s.chest_used and not usable:
        raise BadPosition("dragonkeepers.used-chest", "DK-9.2")
    if s.to_reveal and s.turn > 0:
        raise BadPosition("dragonkeepers.chests-revealed", "DK-9.1")


def _crests(s: KeepersState) -> None:
    """DK-6.2: only with four colours, one per seat, the most valuable first."""
    given = [crest for crest in s.crests if crest]
    if given and len(s.crests_left) and min(given) < s.crests_left[0]:
        raise BadPosition("dragonkeepers.crest-order", "DK-6.2")
    for seat in range(s.seats):
        full = len(row(s, seat)) == COLOURS
        if s.crests[seat] and not full:
            raise BadPosition("dragonkeepers.crest-colours", "DK-6.2", {"seat": seat})
        if full and not s.crests[seat] and len(s.crests_left):
            raise BadPosition("dragonkeepers.crest-at-once", "DK-6.2", {"seat": seat})


def _pearls(parts: Components, s: KeepersState) -> None:
    """DK-6.4: red ones first. DK-8.1: they are turned up seat by seat, each value no more often than it is printed."""
    for seat in range(s.seats):
        pearls = pearls_of(s, seat)
        if pearls != sorted(pearls) or (BLUE in pearls and s.pearls_left[RED]):
            raise BadPosition("dragonkeepers.pearls-order", "DK-6.4", {"seat": seat})
        if worths_of(s, seat) and any(len(worths_of(s, one)) < len(pearls_of(s, one)) for one in range(seat)):
            raise BadPosition("dragonkeepers.pearls-turned", "DK-8.1", {"seat": seat})
    for colour in (RED, BLUE):
        for value in range(len(parts.pearls[colour])):
            if final.turned_up(s, colour, value) > parts.pearls[colour][value]:
                raise BadPosition("dragonkeepers.pearl-count", "DK-1.4", {"value": parts.pearl_values[colour][value]})
