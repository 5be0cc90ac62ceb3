"""SI-2.11 to SI-2.13: the drafts as a board shows them."""

from typing import Final, TypedDict

from wawel.games.simurgh.model.state import SimurghState
from wawel.games.simurgh.rules import setup

DRAFTS: Final = [setup.POWER_DRAFT, setup.OPEN, setup.ACTION_DRAFT, setup.THREE_DRAGONS]


class DraftView(TypedDict):
    """`next` chooses after the seat that is choosing; `passes_to` gets what this seat does not keep."""

    kind: str
    round: int
    rounds: int
    order: list[int]
    seat: int | None
    next: int | None
    passes_to: int | None


def describe(s: SimurghState) -> DraftView | None:
    """The draft that is going on, if one is."""
    if s.base not in DRAFTS:
        return None
    n = s.seats
    order = [setup.in_turn(s, place) for place in range(n)]
    if s.base == setup.POWER_DRAFT:
        order.reverse()
    if s.base == setup.THREE_DRAGONS:
        return _draft("dragon", 1, 1, order, None, None, None)
    if s.base == setup.POWER_DRAFT:
        after = order[s.step + 1] if s.step + 1 < n else None
        return _draft("power", 1, 1, order, order[s.step], after, after)
    step = s.step if s.base == setup.ACTION_DRAFT else 0
    after = order[(step + 1) % n] if step + 1 < 2 * n else None
    return _draft("action", min(2, step // n + 1), 2, order, order[step % n] if step < 2 * n else None, after, None)


def _draft(
    kind: str, round: int, rounds: int, order: list[int], seat: int | None, after: int | None, passes_to: int | None
) -> DraftView:
    return {
        "kind": kind,
        "round": round,
        "rounds": rounds,
        "order": order,
        "seat": seat,
        "next": after,
        "passes_to": passes_to,
    }
