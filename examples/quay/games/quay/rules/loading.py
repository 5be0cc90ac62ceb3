"""QUAY-3: loading crates."""

from typing import Final

from quay import actions
from quay.components.load import Components
from quay.model.state import LOADS, QuayState
from quay.scoring import docks
from wawel.core.game import OK

NOT_IN_HAND: Final = 31  # QUAY-3.1
DOCK_FULL: Final = 32  # QUAY-3.2
TOO_HEAVY: Final = 33  # QUAY-3.3
NOT_YET: Final = 34  # QUAY-3.4


def why_not(parts: Components, s: QuayState, seat: int, action: int) -> int:
    """The same questions that choices() asks, so that both always agree."""
    if action == actions.STOP:
        return OK if may_stop(parts, s, seat) else NOT_YET
    dock = actions.dock(action)
    if not 0 < action < actions.STOP or dock >= len(s.docks) or actions.weight(action) not in s.hands[seat]:
        return NOT_IN_HAND
    return _why_not_dock(parts, s, actions.weight(action), dock)


def _why_not_dock(parts: Components, s: QuayState, weight: int, dock: int) -> int:
    if len(s.docks[dock]) == parts.berths[dock]:
        return DOCK_FULL
    return TOO_HEAVY if weight > parts.limits[dock] else OK


def choices(parts: Components, s: QuayState, seat: int) -> list[int]:
    return loads(parts, s, seat) + ([actions.STOP] if may_stop(parts, s, seat) else [])


def loads(parts: Components, s: QuayState, seat: int) -> list[int]:
    """QUAY-3.1: every crate in the hand on every dock that takes it."""
    found: list[int] = []
    for weight in sorted(set(s.hands[seat])):
        for dock in range(len(s.docks)):
            if _why_not_dock(parts, s, weight, dock) == OK:
                found.append(actions.load(weight, dock))
    return found


def may_stop(parts: Components, s: QuayState, seat: int) -> bool:
    """QUAY-3.4: after the first crate, or when none fits."""
    return s.loaded > 0 or not loads(parts, s, seat)


def is_done(s: QuayState) -> bool:
    """QUAY-3.4: nobody loads a third crate."""
    return s.loaded == LOADS


def apply(parts: Components, s: QuayState, seat: int, action: int) -> None:
    """QUAY-3.1: the crate is on the dock for all to see, so it stays there."""
    weight, dock = actions.weight(action), actions.dock(action)
    s.hands[seat].remove(weight)
    s.docks[dock].append(weight << 3 | seat)
    s.loaded += 1
    if s.log is not None:
        s.log.note("load", "QUAY-3.1", seat, [weight, dock])
        s.log.seal("QUAY-3.1")
    if len(s.docks[dock]) == parts.berths[dock]:
        docks.pay(parts, s, dock)
