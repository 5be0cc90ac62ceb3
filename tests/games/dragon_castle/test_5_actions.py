"""DC-5: the four actions."""

from tests.games.dragon_castle.tables import at, legal, stacks, state, view
from wawel.testing import rule

FULL = " / ".join(["1^ 1^ 1^ 1^ 1^ 1^"] * 3)


@rule("DC-5.1")
def test_the_first_pick_is_an_available_tile_of_the_top_level() -> None:
    """It goes to the hand; where it came from stays known."""
    line = at("take:c1 F1", castle="2M1 . 3S4 3S5 3S6", unseen="F1=4 F2=4")

    assert view(line)["hand"] == ["S4"]
    assert view(line)["origin"] == {"cell": "c1", "level": 3}
    assert line.notes("take") == [(0, [10, 2, 3])]


@rule("DC-5.2")
def test_the_finish_is_judged_after_the_pick() -> None:
    """The partner was blocked before."""
    line = at(castle="1M1 1M1 1S1")
    assert "take:b1" not in legal(line)

    assert legal(line.then("take:a1")) == ["pair:b1", "shrine", "discard"]


@rule("DC-5.3")
def test_the_second_tile_of_a_pair_may_lie_on_any_level() -> None:
    """Top level, lower level, or under the first one; both go to the hand."""
    line = at("take:a1 a1=D1", castle="3D1 . 2D1 . 3D1 . 1F1", unseen="D1=1 M1=4 M2=4")
    assert legal(line) == ["pair:a1", "pair:c1", "pair:e1", "shrine", "discard"]

    line.then("pair:c1 M1")
    assert view(line)["hand"] == ["D1", "D1"]
    assert view(line)["phase"] == "placing"


@rule("DC-5.3", "DC-6.6")
def test_a_pair_needs_two_places() -> None:
    """With one placeable cell only shrine and discard are left."""
    line = at("take:a1", castle="1M1 1M1", realm0=f"{FULL} / 1^ 1^ 1^ 1^ 1^ .")

    assert line.refuses("pair:b1") == ("no-room", "DC-6.6")
    assert legal(line) == ["shrine", "discard"]


@rule("DC-5.4")
def test_tile_and_shrine_takes_a_shrine_from_the_supply() -> None:
    """The tile is placed afterwards."""
    line = at("take:a1 shrine", castle="1M1 1M2")

    assert (view(line)["supply"], view(line)["seats"][0]["pool"]) == (37, 2)
    assert view(line)["phase"] == "placing"
    assert line.notes("shrine") == [(0, [1, 2])]


@rule("DC-5.4", "DC-15.6")
def test_without_shrines_in_the_supply_there_is_no_tile_and_shrine() -> None:
    """Pair and discard remain."""
    line = at("take:a1", castle="1M1 1M1", has0="pool=20", has1="pool=20")

    assert line.refuses("shrine") == ("no-shrine-left", "DC-5.4")
    assert legal(line) == ["pair:b1", "discard"]


@rule("DC-5.4", "DC-6.6")
def test_tile_and_shrine_needs_a_place() -> None:
    """A realm full of shrines leaves only the discard."""
    line = at("take:a1", castle="1M1 1M1", realm0=f"{FULL} / 1^ 1^ 1^ 1^ 1^ 1^", has0="pool=0")

    assert line.refuses("shrine") == ("no-room", "DC-6.6")
    assert legal(line) == ["discard"]


@rule("DC-5.5")
def test_a_discarded_tile_is_worth_a_point() -> None:
    """Nothing is placed, so no set is checked for."""
    line = at("take:a1 discard", castle="1M1 1M2", has0="pool=0")

    assert line.scores == [1, 0]
    assert line.notes("discard") == [(0, [1, 1])]
    assert [item.key for item in line.match.scores[0].items] == ["discards"]
    assert line.match.waiting == [1]


@rule("DC-5.6", "DC-15.17")
def test_the_dragon_can_be_summoned_when_no_stack_is_higher_than_one() -> None:
    """Judged when the action is chosen."""
    assert at(castle=stacks("1 2 1")).refuses("summon") == ("summon-closed", "DC-5.6")

    line = at("summon", castle=stacks("1 1 1"), has0="pool=0")
    assert view(line)["seats"][0]["tokens"] == 1
    assert state(line).left == 3
    assert line.notes("summon") == [(0, [1])]


@rule("DC-5.7")
def test_other_actions_stay_possible_beside_the_summons() -> None:
    """As long as there are tiles."""
    assert legal(at(castle=stacks("1 1 1"))) == ["take:a1", "take:c1", "summon"]
    assert legal(at()) == ["summon"]


@rule("DC-5.8")
def test_a_pair_is_never_compulsory() -> None:
    """A matching tile is there; shrine and discard remain, and so does taking another tile first."""
    line = at(castle="1M1 1M1 . 1S1", has0="pool=0")
    assert legal(line) == ["take:a1", "take:b1", "take:d1", "summon"]

    assert legal(line.then("take:a1")) == ["pair:b1", "shrine", "discard"]
    assert line.then("discard").scores == [1, 0]
