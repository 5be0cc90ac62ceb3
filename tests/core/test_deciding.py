"""What decided a match: the cheapest item that turns the result, the biggest lead, or a tie-break."""

import pytest

from wawel.core.deciding import ITEM, LEAD, TIE, decided
from wawel.core.game import Item, Outcome, Score

pytestmark = pytest.mark.once


def score(seat: int, **points: int) -> Score:
    return Score(seat, [Item(key, "X-1.1", 1, worth, []) for key, worth in points.items()])


def result(*ranking: int, key: str = "points") -> Outcome:
    return Outcome([ranking[0]], list(ranking), key, "X-1.2", [])


def test_the_cheapest_item_that_turns_the_result_decides() -> None:
    """Without the egg it would be 125 to 136; the fragments would turn the result too, but cost more."""
    scores = [score(0, fragments=80, pearls=45, egg=12), score(1, fragments=92, pearls=44)]

    cause = decided(scores, result(0, 1))

    assert (cause.kind, cause.seat, cause.rival, cause.points, cause.without) == (ITEM, 0, 1, 12, [125, 136])
    assert cause.item is not None
    assert cause.item.key == "egg"


def test_a_lead_compares_the_same_sources() -> None:
    """All items are needed: none of them alone turns 60 to 1."""
    cause = decided([score(0, roads=30, cities=30), score(1, roads=1)], result(0, 1))

    assert (cause.kind, cause.points, cause.without) == (LEAD, 30, [60, 1])
    assert cause.item is not None
    assert cause.item.key == "cities"


def test_equal_points_are_decided_by_the_tie_break() -> None:
    cause = decided([score(0, cities=7), score(1, cities=7)], result(1, 0, key="hand"))

    assert (cause.kind, cause.seat, cause.rival, cause.item) == (TIE, 1, 0, None)
