"""DC-10: the ten dragon cards."""

import pytest

from tests.games.dragon_castle.tables import at, state, view
from wawel.core import telling
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.components.ids import MIGHT
from wawel.games.dragon_castle.scoring import dragons
from wawel.testing import Played, rule


def value(card: str, realm0: str) -> int:
    """What a card is worth to seat 0 now."""
    values = view(at(castle="1M1", dragons=card, realm0=realm0))["dragons"][0]["values"]
    return int(values[0])


def over(card: str, realm0: str) -> Played:
    return at(phase="over", dragons=card, realm0=realm0, has0="tokens=1", has1="tokens=1")


def items(line: Played, card: str) -> list[tuple[str, list[int], int]]:
    """The parts of a card in the final score of seat 0."""
    return [(item.key, item.args, item.points) for item in line.match.scores[0].items if item.key.startswith(card)]


@rule("DC-10.1")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        (".", 0),
        ("1#", 1),
        ("1# 1#", 1),
        ("1# . / . 1#", 2),  # corners do not touch
        ("1# 3^ 2#", 1),  # levels and shrines do not matter
        ("1# 2S1 1#", 2),  # a face-up tile on top splits
        ("1S1", 0),
    ],
)
def test_tranquility_counts_groups_of_face_down_tops(realm0: str, points: int) -> None:
    assert value("tranquility", realm0) == points


@rule("DC-10.2")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        ("3S4 . 3S5 / 2M6 / 3P4", 5),  # the highest soldier; a merchant too low; a season has no number
        ("3S6 . 4M6 / . 9F6", 18),
        ("3#", 0),
    ],
)
def test_majesty_adds_the_highest_number_of_each_faction_from_level_three_up(realm0: str, points: int) -> None:
    assert value("majesty", realm0) == points


@rule("DC-10.3")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        ("1S1", 1),  # a lone stack
        ("1S1 1S2", 0),  # equal is not higher
        ("2S1 1S2 2^", 2),  # a shrine on top changes nothing
        ("1# / . 1#", 2),
        ("3# 2# 1#", 1),
    ],
)
def test_bravery_counts_stacks_higher_than_all_beside_them(realm0: str, points: int) -> None:
    assert value("bravery", realm0) == points


@rule("DC-10.4")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        ("1^ 2#", 1),
        ("1^ 1#", 0),
        ("1^ 2^ 1^", 2),  # one high stack serves two
        ("2# 1^ 2# / . 2#", 1),  # one point per shrine
        ("1^ . / . 2#", 0),
    ],
)
def test_humility_counts_shrines_beside_a_higher_stack(realm0: str, points: int) -> None:
    assert value("humility", realm0) == points


@rule("DC-10.5")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        (".", 0),
        ("1^", 2),  # on the crossing it counts twice
        ("1^ . 1^ / . / 1^", 2 + 2),
        ("1^ 1^ 1^ 1^ 1^ 2^", 6 + 2 + 1),  # a full row
        ("1^ / 1^ / 1^ / 3^ 1^", 2 + 4 + 2),  # a full column
    ],
)
def test_righteousness_scores_the_best_row_and_the_best_column(realm0: str, points: int) -> None:
    assert value("righteousness", realm0) == points


@rule("DC-10.5", "DC-0.1")
def test_righteousness_tells_each_line_and_the_bonus_of_a_full_one() -> None:
    """A row by its number, a column by its letter, as in the notation."""
    line = over("righteousness", "1^ 1^ 1^ 1^ 1^ 2^ / . . 1^")

    assert items(line, "righteousness") == [
        ("righteousness-row", [1], 6),
        ("righteousness-row-full", [1], 2),
        ("righteousness-column", [2], 2),
    ]
    column = over("righteousness", ". 1^ / . 1^ / . 1^ / 1^ 3^ 1^")
    assert items(column, "righteousness") == [
        ("righteousness-row", [4], 3),
        ("righteousness-column", [1], 4),
        ("righteousness-column-full", [1], 2),
    ]
    items_found = telling.score(GAME, column.match.scores[0])["items"]
    assert isinstance(items_found, list)
    assert [item["args"] for item in items_found if item["key"].startswith("right")] == [{"row": 4}] + [
        {"column": "column.b"}
    ] * 2


@rule("DC-10.6")
def test_valor_counts_shrines_on_the_border() -> None:
    """On any level."""
    assert value("valor", "1^ 3^ . . . 1^ / 1^ 1^ . . 1^ / . / . . . . . 2^") == 5


@rule("DC-10.7")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        ("1^ 1D1", 1),
        ("1^ 3D1 2^", 2),  # one dragon serves two, levels do not matter
        ("1D1 1^ 1D2", 1),  # one point per shrine
        ("1^ 1# ", 0),
        ("1^ . / . 1D1", 0),
    ],
)
def test_piety_counts_shrines_beside_a_face_up_dragon_tile(realm0: str, points: int) -> None:
    assert value("piety", realm0) == points


def might(seats: int, **realms: str) -> Played:
    return at(castle="1M1", seats=seats, dragons="might", **realms)


def values(line: Played) -> list[int]:
    found = view(line)["dragons"][0]["values"]
    assert isinstance(found, list)
    return found


@rule("DC-10.8", "DC-18.3")
def test_might_compares_the_best_groups_with_both_neighbours() -> None:
    """Own 10, left 9, right 10: two points and one."""
    line = might(3, realm0="1M4 1M6", realm1="1M4 1M5", realm2="1M6 1M3 1M1")

    assert values(line)[0] == 3
    parts = [item.args for item in dragons.parts(state(line), 0, MIGHT)]
    assert parts == [[0, 1, 10, 9], [0, 2, 10, 10]]


@rule("DC-10.8")
def test_might_tells_lost_comparisons_without_points() -> None:
    """Neighbour by neighbour, even if a seat has no face-up tile of the faction; nothing if neither has any."""
    line = might(3, realm0="1M4", realm1="1M5 . 1S2", realm2="1M3")
    parts = [(item.args, item.points) for item in dragons.parts(state(line), 0, MIGHT)]

    assert parts == [([0, 1, 4, 5], 0), ([0, 2, 4, 3], 2), ([1, 1, 0, 2], 0)]


@rule("DC-10.8")
def test_might_compares_once_with_two_seats() -> None:
    """At most two points per faction, six in all."""
    assert values(might(2, realm0="1M1 . 1S1 . 1F1")) == [6, 0]


@rule("DC-10.8")
def test_might_uses_one_group_and_needs_a_tile() -> None:
    """Separated merchants do not add up; without any tile there is nothing to tie with."""
    assert values(might(2, realm0="1M4 . 1M4", realm1="1M5")) == [0, 2]
    assert values(might(2)) == [0, 0]
    assert values(might(4, realm0="1M2", realm1="1M2", realm2="1M1", realm3="1M3")) == [1, 3, 0, 4]


@rule("DC-10.8")
def test_might_is_worth_twelve_at_most() -> None:
    assert values(might(3, realm0="1M1 . 1S1 . 1F1"))[0] == 12


@rule("DC-10.9", "DC-15.14")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        (".", 0),  # an empty realm has no harmony
        ("1S1 . . . . 1#", 4),  # left and right; faces do not matter
        ("1S1 / . / . / 1F1", 4),  # up and down
        ("1S1 . . . . 1# / . / . / 1# . . . . 1#", 8),
        ("1^ . . . . 1^", 4 + 2),
        ("1^ . . . . 2^", 0),  # shrines of unequal height
        ("1^ 1S1 . . . 1^", 2),  # shrines mirrored, the castle not
        ("1^ . . . . 1# ", 4),  # the castle mirrored, the shrines not
        ("1^ . . . . 1^ / . / . / 1^ . . . . 1^", 12),
        ("1S1 1S2", 0),  # a mirror elsewhere is worth nothing
    ],
)
def test_harmony_mirrors_castle_and_shrines_on_the_two_middle_lines(realm0: str, points: int) -> None:
    assert value("harmony", realm0) == points


@rule("DC-10.9")
def test_harmony_tells_axis_castle_and_shrines() -> None:
    """Part by part in the final score."""
    line = over("harmony", "1^ . . . . 1^")

    assert items(line, "harmony") == [("harmony-castle", [0], 4), ("harmony-shrines", [0], 2)]


@rule("DC-10.10", "DC-18.4", "DC-15.18")
@pytest.mark.parametrize(
    ("realm0", "points"),
    [
        ("1W1 1W2", 4),  # the same type, different pictures
        ("1W1 . 1W1", 2),  # duplicates add nothing and spoil nothing
        ("1S1 1S2", 0),
        ("1W1 1P1 1W2 1P2 1W3 1P3 / 1P4 1W4 1D1 . 1D2 / . . . 1D3", 22),
    ],
)
def test_knowledge_counts_different_pictures(realm0: str, points: int) -> None:
    assert value("knowledge", realm0) == points
