"""DK-8: points, the egg majority, winners."""

import pytest

import wawel
from tests.games.dragonkeepers.scene import at, crest, view
from wawel.games.dragonkeepers import GAME
from wawel.testing import Played, rule


def over(*lines: str, seats: int = 2) -> Played:
    """A game that is over."""
    return at("", *lines, phase="over", seats=seats)


@rule("DK-8.1")
def test_fragments_pearls_crest_and_eggs_add_up() -> None:
    """Fragments of an unfinished ring count as well."""
    line = over("ring 0: 1 4 20 16", "pearls 0: red=9", crest(0, 12), "eggs 0: 1", "eggs 1: 2")
    items = {item.key: (item.count, item.points) for item in line.match.scores[0].items}

    assert items == {"fragments": (4, 41), "pearls": (1, 9), "crest": (1, 12), "eggs": (1, 4)}
    assert line.scores == [66, 2 * 4 + 12]


@rule("DK-8.1", "DK-11.11", "DK-11.21")
def test_pearls_are_turned_up_one_by_one_at_the_end() -> None:
    """A value that is used up cannot come again; red and blue ones are drawn separately."""
    rings = ["ring 0: 1 4 6 8 10 12 16 20 1 4 6", "pearls 0: red red red", "hand 0: red_1"]
    others = ["ring 1: 4 6 8 10 12 16 20 10 12", "pearls 1: red red blue"]
    line = at("red_1", *rings, *others, pages="1 red")
    texts = [line.match.format(-1, action) for action in line.match.legal(-1)]
    weights = [GAME.weight(line.match.state(), action) for action in line.match.legal(-1)]
    assert (texts, weights) == (["pearl=8", "pearl=9"], [3, 2])

    line.then("pearl=9 pearl=9")
    assert [line.match.format(-1, action) for action in line.match.legal(-1)] == ["pearl=8"]
    line.then("pearl=8")
    assert [line.match.format(-1, action) for action in line.match.legal(-1)] == ["pearl=3", "pearl=4"]
    line.then("pearl=4 pearl=8 pearl=8 pearl=3")

    assert line.match.over
    shown = view(line)["shown"]
    assert [ring["worth"] for ring in shown[0]["rings"]] == [9, 9, 8, 4]
    assert [ring["fragments"] for ring in shown[1]["rings"]] == [[4, 6, 8], [10, 12, 16], [20, 10, 12]]
    assert line.notes("final-pearls") == [(0, [0, 3, 26]), (0, [1, 1, 4]), (1, [0, 2, 16]), (1, [1, 1, 3])]


@rule("DK-8.2")
@pytest.mark.parametrize(
    ("eggs", "points"),
    [([2, 1, 0], [8 + 12, 4, 0]), ([2, 2, 1], [20, 20, 4]), ([0, 0, 0], [0, 0, 0]), ([3, 3, 3], [24, 24, 24])],
)
def test_whoever_has_the_most_eggs_turns_one_over(eggs: list[int], points: list[int]) -> None:
    """All of them on a tie; nobody without eggs."""
    lines = [f"eggs {seat}: {count}" for seat, count in enumerate(eggs) if count]

    assert over(*lines, seats=3).scores == points


@rule("DK-8.3")
def test_hand_cards_crystals_and_stacks_score_nothing() -> None:
    line = over("hand 0: red_1+black_6", "crystals 0: 5", "row 0: red=red_2+red_3")

    assert line.scores == [0, 0]


@rule("DK-8.4")
def test_most_points_win() -> None:
    outcome = over("ring 1: 20").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key, outcome.args) == ([1], [1, 0], "points", [20])


@rule("DK-8.4")
def test_a_tie_goes_to_more_dragon_cards_in_the_stacks() -> None:
    """Black ones count, hand cards do not."""
    outcome = over("row 0: red=red_1", "hand 0: red_2+red_3+red_4", "row 1: blue=blue_1+black_6").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.key, outcome.args) == ([1], "cards", [0, 2])


@rule("DK-8.4")
def test_a_tie_to_the_last_is_a_shared_victory() -> None:
    """Among those still tied; the third seat lost on points."""
    lines = ["ring 0: 20", "ring 2: 20", "row 0: red=red_1", "row 2: blue=blue_1"]
    outcome = over(*lines, seats=3).match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key) == ([0, 2], [0, 2, 1], "shared")


def test_every_point_is_told_in_a_note() -> None:
    """Eggs and crests when they are gained, the rest at the end."""
    line = at("pass pass", "idle: 19", "ring 0: 1 4", "eggs 1: 1")

    with pytest.raises(wawel.CannotUndo, match=r"DK-8\.1"):
        line.match.undo()
    assert line.notes("final-fragments") == [(0, [2, 5])]
    assert line.notes("egg-turned") == [(1, [16, 12])]
    assert line.scores == [5, 16]
