"""QUAY-6: who won."""

from quay.components.load import Components
from quay.model.state import QuayState
from quay.scoring.docks import heaviest
from wawel.core.game import Item, Outcome, Score


def tally(parts: Components, s: QuayState) -> list[Score]:
    """QUAY-5.2: the same points as in the state, dock by dock."""
    items: list[list[Item]] = [[] for _ in range(s.seats)]
    for dock, berths in enumerate(parts.berths):
        if len(s.docks[dock]) == berths and heaviest(s, dock) >= 0:
            items[heaviest(s, dock)].append(Item("dock", "QUAY-5.2", 1, berths, [dock]))
    return [Score(seat, items[seat]) for seat in range(s.seats)]


def outcome(s: QuayState) -> Outcome:
    """QUAY-6.2: most points win; seats with equal points share the win."""
    best = max(s.points)
    ranking = sorted(range(s.seats), key=lambda seat: -s.points[seat])
    winners = [seat for seat in ranking if s.points[seat] == best]
    return Outcome(winners, ranking, "points" if len(winners) == 1 else "shared", "QUAY-6.2", [best])
