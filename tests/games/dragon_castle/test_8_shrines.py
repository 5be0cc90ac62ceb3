"""DC-8: building shrines."""

import pytest

from tests.games.dragon_castle.tables import at, cells, legal, state, view
from wawel.testing import rule


@rule("DC-8.1")
@pytest.mark.parametrize(
    ("tile", "row", "allowance"),
    [
        ("M1", "1M2 1M3 1M4", 1),
        ("S1", "1S2 1S3 1S4", 1),
        ("F1", "1F2 1F3 1F4", 1),
        ("P1", "1P2 1P3 1P4", 2),
        ("W1", "1W2 1W3 1W4", 2),
        ("D1", "1D2 1D3 1D1", 2),
    ],
)
def test_a_faction_allows_one_shrine_a_special_type_two(tile: str, row: str, allowance: int) -> None:
    """Fewer are allowed; once the allowance is used up, the turn goes on."""
    line = at(f"{tile}@d1", castle="1M1", phase="placing", hand=tile, realm0=row, has0="pool=3")

    assert view(line)["building"]["allowance"] == allowance
    line.then(" ".join(["build:a1", "build:b1"][:allowance]))
    assert line.match.waiting == [1]
    assert (state(line).pools[0], view(line)["seats"][0]["shrines"]) == (3 - allowance, allowance)


@rule("DC-8.1")
def test_an_empty_pool_builds_nothing() -> None:
    """One shrine for two places: after that the phase is over."""
    line = at("P1@d1 build:a1", castle="1M1", phase="placing", hand="P1", realm0="1P2 1P3 1P4", has0="pool=1")

    assert line.match.waiting == [1]


@rule("DC-8.2")
def test_one_shrine_a_tile_and_only_on_this_set() -> None:
    """Not on tiles turned earlier, not on other sets of this turn."""
    line = at("P1@d1 build:a1", castle="1M1", phase="placing", hand="P1", realm0="1P2 1P3 1P4 / 1#", has0="pool=3")

    assert line.refuses("build:a1") == ("has-shrine", "DC-8.2")
    assert line.refuses("build:a2") == ("not-in-set", "DC-8.2")
    assert line.refuses("build:f4") == ("not-in-set", "DC-8.2")


@rule("DC-8.1")
def test_refusals_name_allowance_and_pool() -> None:
    """With Faith available the phase stays open after the allowance."""
    line = at(
        "S1@d1 build:a1",
        castle="1M1",
        phase="placing",
        hand="S1",
        realm0="1S2 1S3 1S4",
        spirits="faith",
        has0="pool=3",
    )
    assert line.refuses("build:b1") == ("allowance-used", "DC-8.1")

    site = {"phase": "shrines", "after": "after", "realm0": "1# 1# 1# 1#", "site": "2 a1 b1 c1 d1"}
    empty = at(castle="1M1", **site, has0="pool=0")
    assert empty.refuses("build:b1") == ("pool-empty", "DC-8.1")


@rule("DC-8.3")
def test_the_level_of_a_shrine_is_the_height_of_its_stack() -> None:
    """And nothing can be put on it."""
    line = at("S1@d1 build:b1", castle="1M1", phase="placing", hand="S1", realm0="1S2 3S3 1S4", has0="pool=1")

    assert line.notes("build") == [(0, [1, 3])]
    assert cells(line) == "1# 3^ 1# 1#"
    again = at(castle="1M1", phase="placing", hand="S1", realm0="1# 3^")
    assert again.refuses("S1@b1") == ("on-shrine", "DC-6.3")


@rule("DC-8.4")
def test_a_built_shrine_stays() -> None:
    """It does not pay for spirits, and Strength does not move it."""
    line = at(castle="1M1", spirits="strength", realm0="1^ 1#", has0="pool=0")

    assert line.refuses("strength!a1") == ("cost-not-face-up", "DC-9.2")


@rule("DC-8.5")
def test_unused_allowance_is_lost() -> None:
    line = at("P1@d1 build:a1 done", castle="1M1", phase="placing", hand="P1", realm0="1P2 1P3 1P4", has0="pool=3")

    assert line.match.waiting == [1]
    assert state(line).allowance == 0


@rule("DC-8.6", "DC-18.13")
def test_shrines_count_at_the_end_by_level() -> None:
    """1, 2, 3 and again 3 points, but nothing before the end."""
    line = at(castle="1M1", realm0="1^ 2^ 3^ 4^", has0="pool=0")

    assert view(line)["seats"][0]["shrine_points"] == 9
    assert line.scores == [0, 0]
    over = at(phase="over", realm0="1^ 2^ 3^ 4^", has0="pool=0 tokens=1", has1="pool=0 tokens=1")
    assert over.scores == [9 + 2, 2]
    items = [(item.args, item.count, item.points) for item in over.match.scores[0].items if item.key == "shrines"]
    assert items == [([1], 1, 1), ([2], 1, 2), ([3], 2, 6)]
    assert legal(line) == ["take:a1", "summon"]
