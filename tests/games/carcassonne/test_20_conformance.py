"""CA-20: the contract of every game, with whatever sets and options come up, at tables of all sizes."""

import pytest

from tests.budgets import budget
from wawel.core.conformance import check
from wawel.games.carcassonne import GAME
from wawel.testing import rule


@pytest.mark.slow
@rule("CA-20")
@pytest.mark.parametrize("seed", [20, 21])
def test_any_sets_at_tables_of_two_to_six_keep_the_contract(seed: int) -> None:
    """Each match draws its own sets and options. Two tests share the matches, because they take long."""
    assert check(GAME, matches=budget(5), seed=seed) == []
