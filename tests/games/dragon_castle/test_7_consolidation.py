"""DC-7: consolidation."""

import pytest

from tests.games.dragon_castle.tables import at, cells, legal, view
from wawel.testing import rule


def placed(tile: str, cell: str, realm0: str, **fields: str) -> list[int]:
    line = at(f"{tile}@{cell}", castle="1M1", phase="placing", hand=tile, realm0=realm0, **{"has0": "pool=0"} | fields)
    return line.scores


@rule("DC-7.1", "DC-7.2")
def test_a_set_is_a_group_of_four_of_one_type() -> None:
    """Numbers do not matter; face-down tops, other types and corners keep tiles apart."""
    assert placed("S1", "d1", "1S2 1S3 1S4") == [2, 0]
    assert placed("S1", "d1", "1S2 1S3 1F4") == [0, 0]
    assert placed("S1", "d1", "1S2 1S3 1# . 1S4") == [0, 0]
    assert placed("S1", "d2", "1S2 1S3 1S4") == [0, 0]


@rule("DC-7.2")
def test_a_pending_set_cannot_be_declined_or_split() -> None:
    """With Change available the player is asked, but only whole sets are offered."""
    line = at(
        "S1@d1",
        castle="1M1",
        phase="placing",
        hand="S1",
        realm0="1S2 1S3 1S4 . 1F1 / . . . 1W1",
        spirits="change",
        has0="pool=1",
    )

    assert [text for text in legal(line) if "!" not in text] == ["set:a1"]
    assert line.refuses("end") == ("not-now", "DC-4.4")
    assert line.refuses("set:e1") == ("not-pending", "DC-7.2")
    one_set = {"type": "S", "number": None, "cells": ["a1", "b1", "c1", "d1"], "points": 2, "shrines": 1}
    assert view(line)["sets"] == [one_set]


@rule("DC-7.3")
def test_consolidating_turns_scores_and_offers_shrines() -> None:
    """Dragons bring one extra point."""
    line = at("D1@d1", castle="1M1", phase="placing", hand="D1", realm0="1D2 1D3 1D1", has0="pool=3")

    assert cells(line) == "1# 1# 1# 1#"
    assert line.notes("set") == [(0, [5, 4, 2, 0, 1, 2, 3])]
    assert line.notes("bonus-dragons") == [(0, [1])]
    assert view(line)["building"] == {"cells": ["a1", "b1", "c1", "d1"], "allowance": 2}
    assert [(item.key, item.points) for item in line.match.scores[0].items] == [("sets", 2), ("dragon-sets", 1)]


@rule("DC-7.4", "DC-18.11")
@pytest.mark.parametrize(("size", "expected"), [(4, 2), (5, 3), (6, 5), (7, 6), (8, 8), (9, 9), (10, 10), (16, 16)])
def test_points_by_size(size: int, expected: int) -> None:
    """Above eight every tile is worth one more; dragons one point on top."""
    for type, bonus in (("W", 0), ("D", 1)):
        names = [f"1{type}{1 + n // 4}" if type == "W" or n < 11 else "" for n in range(size - 1)]
        if type == "D" and size > 12:
            continue
        rows = [names[start : start + 6] for start in range(0, size - 1, 6)]
        last = f"{'abcdef'[(size - 1) % 6]}{(size - 1) // 6 + 1}"
        tile = f"{type}{4 if type == 'W' else 3}"
        assert placed(tile, last, " / ".join([" ".join(row) for row in rows])) == [expected + bonus, 0]


@rule("DC-7.5", "DC-15.19")
def test_several_sets_are_turned_one_by_one_in_the_order_of_the_player() -> None:
    """Each has its own points and its own allowance."""
    line = at(
        "S1@d1 W1@d2",
        castle="1M1",
        phase="placing",
        hand="S1 W1",
        realm0="1S2 1S3 1S4 . / 1W1 1W2 1W3 .",
        has0="pool=5",
    )
    assert legal(line) == ["set:a1", "set:a2"]

    line.then("set:c2 build:a2 build:b2")
    assert view(line)["phase"] == "shrines"  # the last set was turned automatically
    assert view(line)["building"] == {"cells": ["a1", "b1", "c1", "d1"], "allowance": 1}
    line.then("build:d1")
    assert cells(line) == "1# 1# 1# 1^ / 1^ 1^ 1# 1#"
    assert line.scores == [4, 0]


@rule("DC-7.6")
def test_turning_a_set_makes_no_new_one() -> None:
    """Groups only shrink: the other type keeps its three."""
    line = at(
        "S1@b2", castle="1M1", phase="placing", hand="S1", realm0="1S2 1S3 1S4 / 1F1 . 1F2 / . 1F3", has0="pool=0"
    )

    assert cells(line) == "1# 1# 1# / 1F1 1# 1F2 / . 1F3"


@rule("DC-7.7")
def test_several_consolidations_in_one_turn_are_normal() -> None:
    """Cleverness before the action, a plain set after it."""
    line = at(
        "cleverness!shrine set:a1 take:a1 discard",
        castle="1S4 . 1S4",
        spirits="cleverness",
        realm0="1S1 1S2 1S3",
        has0="pool=1",
    )
    assert line.scores == [3, 0]
    line = at(
        "cleverness!shrine set:a1 take:a1 shrine S4@d4 done",
        castle="1S4 . 1S4",
        spirits="cleverness",
        realm0="1W1 1W2 1W3 / . / . / 1S1 1S2 1S3",
        has0="pool=1",
    )
    assert line.scores == [4, 0]
    assert line.notes("set")[0][1][:3] == [4, 3, 2]


@rule("DC-7.8")
def test_between_turns_no_set_lies_about() -> None:
    """A position that claims one is refused."""
    with pytest.raises(ValueError, match=r"DC-7\.8"):
        at(castle="1M1", realm1="1S1 1S2 1S3 1S4")
