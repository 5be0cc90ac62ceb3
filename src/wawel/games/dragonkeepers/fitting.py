"""Whether a position that was read can arise: its phase is the one that the rest of it asks for."""

from wawel.core.errors import BadPosition
from wawel.games.dragonkeepers import scoring
from wawel.games.dragonkeepers.components import SIDES, Components
from wawel.games.dragonkeepers.rules import book, modify, reward, setup, take
from wawel.games.dragonkeepers.state import (
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
    pile_size,
)


def check(parts: Components, s: KeepersState) -> None:
    """BadPosition for the first thing that cannot arise."""
    for side in range(2):
        if pile_size(s, side) == 0 or (s.pages[side] != NONE and not s.backs[s.pages[side]]):
            raise BadPosition(
                "{side!r}: its page must be the back of a card in the pile", "DK-7.5", {"side": SIDES[side]}
            )
    needed = _needed(parts, s)
    if needed != s.phase:
        raise BadPosition(
            "'phase' would be {needed} here, not {phase}",
            "DK-4",
            {"needed": PHASES[needed], "phase": PHASES[s.phase]},
        )
    if (s.turn > 0) == (s.seat == NONE) or (s.seat != NONE and s.first == NONE):
        raise BadPosition("'first' and 'seat' are known once turns begin", "DK-2.5")
    if (s.who != s.seat) != (s.phase == FOLLOW) and s.phase not in (PEARL, OVER):
        raise BadPosition("'who' is a follower, and only while others may follow", "DK-4.6")
    if s.phase not in (PEARL, OVER):
        if reward.is_last(parts, s):
            raise BadPosition("with so many amulets the game is over", "DK-7.1")
        if s.idle >= parts.idle_rounds * s.seats:
            raise BadPosition("after so many turns without a set the game is over", "DK-7.4")


def _needed(parts: Components, s: KeepersState) -> int:
    """The phase that the rest of the position asks for."""
    if s.phase in (PEARL, OVER):
        return OVER if scoring.next_pearl(s) == NONE else PEARL
    probe = s.copy()
    drawn = book.settle(parts, probe)
    if drawn in (PAGE, TURN):
        s.side = probe.side
        return drawn
    if probe.encode() != s.encode():
        raise BadPosition("'refill': a slot is filled at once where that needs no draw", "DK-4.2")
    if s.turn == 0:
        drawn = setup.needed(parts, s)
        if drawn == NONE:
            raise BadPosition("'turn': the setup is complete, so turns have begun", "DK-2.5")
        return drawn
    if s.phase == TAKE and not take.is_open(s):
        return MODIFY
    if s.phase == MODIFY and not modify.is_open(parts, s):
        return MODIFY + 1
    return max(s.phase, TAKE)
