"""QUAY-1: docks, crates and what is hidden."""

import pytest

from quay import GAME, load
from wawel import SPECTATOR, BadData, Match
from wawel.testing import play, rule


@rule("QUAY-1.1")
def test_there_are_three_docks_with_berths_and_limits() -> None:
    """As data.toml lists them."""
    assert GAME.parts.docks == ["A", "B", "C"]
    assert GAME.parts.berths == [2, 3, 2]
    assert GAME.parts.limits == [3, 3, 2]


@rule("QUAY-1.1", "QUAY-1.2")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id         = "B"', 'id         = "A"', "a letter of its own"),
        ("berths     = 3", "berths     = 0", "dock.B.berths = 0"),
        ("heaviest   = 3", "heaviest   = 16", "from 1 to 15 is needed, not 16"),
        ("each       = 4", "each       = 7", "one that a table may choose"),
    ],
)
def test_an_unsound_file_is_refused_by_name(old: str, new: str, complaint: str) -> None:
    text = load.__defaults__[0] if load.__defaults__ else ""

    with pytest.raises(BadData, match=complaint):
        load(text.replace(old, new, 1))


@rule("QUAY-1.2")
def test_all_crates_begin_in_the_bag() -> None:
    """Four of each weight, before anything is drawn."""
    view = Match(GAME, 2, draws=False).view(SPECTATOR)

    assert view["bag"] == 12
    assert view["seats"] == [{"seat": seat, "points": 0, "hand": 0} for seat in (0, 1)]


@rule("QUAY-1.3")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = play(GAME, "+3 +1").match

    assert match.view(0)["mine"] == [1, 3]
    assert match.view(1)["mine"] == []
    assert match.view(SPECTATOR)["mine"] is None
