"""DC-9.17 to DC-9.19: Change, Beauty and Cleverness."""

from tests.games.dragon_castle.tables import at, cells, legal, view
from wawel.games.dragon_castle import GAME
from wawel.testing import Played, rule


def changing(line: str, realm0: str, **fields: str) -> Played:
    usual = {"castle": "1M1 . 1M2", "spirits": "change", "has0": "pool=1"}
    return at(line, realm0=realm0, **usual | fields)


# Change


@rule("DC-9.17")
def test_change_lets_a_special_tile_count_as_another_type() -> None:
    """Three soldiers and a season: a set of four soldiers, with the allowance of soldiers."""
    line = changing("change!shrine", "1S1 1S2 1S3 1P1", has0="pool=2")
    assert legal(line) == ["change:d1=S"]

    line.then("change:d1=S")
    assert cells(line) == "1# 1# 1# 1#"
    assert line.scores == [2, 0]
    assert line.notes("changed") == [(0, [19, 3, 1])]
    assert view(line)["building"] == {"cells": ["a1", "b1", "c1", "d1"], "allowance": 1}


@rule("DC-9.17")
def test_change_may_link_groups_and_make_dragons() -> None:
    """Two and one dragons on both sides of a wind; as dragons they bring the bonus and two shrines."""
    line = changing("change!shrine change:c1=D", "1D1 1D2 1W1 1D3", has0="pool=2")

    assert line.scores == [3, 0]
    assert view(line)["building"]["allowance"] == 2


@rule("DC-9.17")
def test_change_may_turn_one_special_type_into_another() -> None:
    """Three seasons and a wind work in one direction only."""
    line = changing("change!shrine", "1P1 1P2 1P3 1W1 1W2")

    assert legal(line) == ["change:d1=P"]


@rule("DC-9.17")
def test_change_is_refused_by_name() -> None:
    line = changing("change!shrine", "1S1 1S2 1S3 1P1 1F1 / . . . 1W1")

    assert line.refuses("change:a1=F") == ("not-special", "DC-9.17")
    assert line.refuses("change:f4=F") == ("not-special", "DC-9.17")
    assert line.refuses("change:d1=P") == ("own-type", "DC-9.17")
    assert line.refuses("change:d1=F") == ("too-small", "DC-9.17")
    assert line.refuses("change:d2=S") == ("too-small", "DC-9.17")


@rule("DC-9.17")
def test_change_needs_a_set_of_four_after_paying() -> None:
    """Neither the special tile nor one of the three can pay; another tile can."""
    line = changing("", "1S1 1S2 1S3 1P1 . 1F1", has0="pool=0")

    assert [text for text in legal(line) if "!" in text] == ["change!f1"]
    assert line.refuses("change!d1") == ("no-effect", "DC-9.3")
    assert cells(line.then("change!f1 change:d1=S")) == "1# 1# 1# 1#"


@rule("DC-9.17", "DC-9.5")
def test_change_with_a_pending_set_may_enlarge_it() -> None:
    """Four soldiers are due; with the season they are five."""
    line = changing("S4@d1 change!shrine change:d2=S", "1S1 1S2 1S3 . / . . . 1P1", phase="placing", hand="S4")

    assert cells(line) == "1# 1# 1# 1# / . . . 1#"
    assert line.scores == [3, 0]
    assert line.match.waiting == [1]


@rule("DC-9.17", "DC-15.9")
def test_change_cannot_keep_a_tile_out_of_its_own_pending_set() -> None:
    """Four seasons are due and one of them touches three soldiers: it stays a season."""
    realm0 = "1P1 1P2 1P3 . / . . . 1S1 / . . . 1S2 1S3"
    due = changing("P4@d1", realm0, phase="placing", hand="P4", has0="pool=0")
    assert cells(due) == "1# 1# 1# 1# / . . . 1S1 / . . . 1S2 1S3"

    open_check = changing(
        "change!shrine",
        "1P1 1P2 1P3 1P4 . 1W1 / . . . 1S1 . 1F1 / . . . 1S2 1S3 1F2 / . . . . . 1F3",
        phase="resolve",
        after="after",
        checking="yes",
    )
    assert legal(open_check) == ["change:f1=F"]
    assert open_check.refuses("change:d1=S") == ("own-pending", "DC-9.17")


@rule("DC-9.17")
def test_between_placements_nothing_is_pending_so_change_may_take_a_tile_of_a_large_group() -> None:
    """W3: the group of four seasons is not due yet."""
    line = changing(
        "change!shrine change:d1=S done",
        "1P1 1P2 1P3 1P4 / . . . 1S1 / . . . 1S2 1S3",
        phase="placing",
        hand="W1",
        placed="yes",
        has0="pool=2",
    )

    assert cells(line) == "1P1 1P2 1P3 1# / . . . 1# / . . . 1# 1#"
    assert view(line)["phase"] == "placing"


@rule("DC-9.17")
def test_after_change_the_other_pending_sets_are_still_due() -> None:
    """The soldiers wait while the farmers are turned by Change."""
    line = changing(
        "S4@d1 change!shrine change:d3=F", "1S1 1S2 1S3 . / . / 1F1 1F2 1F3 1P1", phase="placing", hand="S4"
    )

    assert cells(line) == "1# 1# 1# 1# / . / 1# 1# 1# 1#"
    assert line.scores == [4, 0]


# Beauty


@rule("DC-9.18")
def test_beauty_turns_faction_tiles_of_one_number() -> None:
    """Factions mixed; one point more and two shrines, like dragons."""
    line = at("beauty!shrine", castle="1M6", spirits="beauty", realm0="1S2 1M2 1F2 1S2 1S3", has0="pool=3")
    assert legal(line) == ["set:a1"]

    line.then("set:d1")
    assert cells(line) == "1# 1# 1# 1# 1S3"
    assert line.scores == [3, 0]
    assert line.notes("set-number") == [(0, [2, 4, 2, 0, 1, 2, 3])]
    assert line.notes("bonus-beauty") == [(0, [1])]
    assert view(line)["building"]["allowance"] == 2
    assert [(item.key, item.points) for item in line.match.scores[0].items] == [("sets", 2), ("beauty", 1)]


@rule("DC-9.18", "DC-15.22")
def test_beauty_takes_whole_groups_and_no_special_tiles() -> None:
    """A season labelled 2 is not a number 2; the fifth tile comes along."""
    fields = {"castle": "1M6", "spirits": "beauty", "has0": "pool=1"}
    special = at(**fields, realm0="1S2 1M2 1F2 1P2")
    assert special.refuses("beauty!shrine") == ("no-effect", "DC-9.3")

    five = at("beauty!shrine set:b1", **fields, realm0="1S2 1M2 1F2 1S2 1M2 / . 1S5")
    assert five.scores == [4, 0]
    one = at("beauty!shrine", **fields, realm0="1S2 1M2 1F2 1S2 / 1S5")
    assert one.refuses("set:a2") == ("not-by-number", "DC-9.18")


@rule("DC-9.18")
def test_beauty_is_not_paid_with_its_own_tiles() -> None:
    """Unless enough are left."""
    fields = {"castle": "1M6", "spirits": "beauty", "has0": "pool=0"}
    four = at(**fields, realm0="1S2 1M2 1F2 1S2 . 1P1")
    assert [text for text in legal(four) if "!" in text] == ["beauty!f1"]

    assert cells(four.then("beauty!f1 set:a1")) == "1# 1# 1# 1#"
    five = at(**fields, realm0="1S2 1M2 1F2 1S2 1M2")
    assert [text for text in legal(five) if "!" in text] == ["beauty!a1", "beauty!e1"]


@rule("DC-9.18", "DC-9.20", "DC-9.6")
def test_beauty_with_faith_carries_three_shrines() -> None:
    """Two by its own allowance, as on a special set, and one more."""
    line = at(
        "beauty!shrine set:a1 build:a1 build:b1 faith!shrine faith:c1",
        castle="1M6",
        spirits="beauty+faith",
        realm0="1S2 1M2 1F2 1S2",
        has0="pool=5",
    )

    assert cells(line) == "1^ 1^ 1^ 1#"
    assert view(line)["phase"] == "start"


@rule("DC-9.18", "DC-9.6", "DC-7.2")
def test_beauty_between_placements_may_take_tiles_of_a_group_that_is_not_due() -> None:
    """Four soldiers lie together; Beauty turns two of them with two other tiles, and the rest is no longer a set."""
    fields = {"castle": "1M6", "phase": "placing", "hand": "F5", "placed": "yes", "spirits": "beauty+cleverness"}
    line = at("beauty!shrine set:c1", **fields, realm0="1S4 1S3 1S1 1S1 / . . 1M1 1F1", has0="pool=2")
    assert cells(line) == "1S4 1S3 1# 1# / . . 1# 1#"

    line.then("done F5@f4")
    assert cells(line) == "1S4 1S3 1# 1# / . . 1# 1# / . / . . . . . 1F5"
    assert line.scores == [3, 0]


@rule("DC-9.18", "DC-9.15", "DC-7.7")
def test_beauty_turns_what_strength_has_put_together() -> None:
    """Strength makes no set of one type, so nothing is turned automatically; Beauty then finds four twos."""
    line = at(
        "strength!shrine move:f4>d1 done beauty!shrine set:d1",
        castle="1M6",
        spirits="strength+beauty",
        realm0="1S2 1M2 1F2 . / . / . / . . . . . 1S2",
        has0="pool=2",
    )

    assert cells(line) == "1# 1# 1# 1#"
    assert line.scores == [3, 0]


@rule("DC-9.18", "DC-9.5", "DC-9.8", "DC-15.24")
def test_beauty_may_turn_a_set_by_number_instead_of_the_one_that_is_due() -> None:
    """The soldier completes four soldiers and four twos: the twos are turned first, and three soldiers are no set."""
    fields = {"castle": "1M6", "phase": "placing", "hand": "S2", "spirits": "beauty", "has0": "pool=3"}
    line = at("S2@d1", **fields, realm0="1S5 1S3 1S4 . 1M2 / . . . 1F2 1F2")

    assert legal(line) == ["set:a1", "beauty!shrine"]
    assert line.refuses("beauty!a1") == ("cost-pending", "DC-9.5")
    line.then("beauty!shrine")
    assert GAME.from_position(line.match.position).encode() == line.match.state().encode()
    line.then("set:d1")
    assert cells(line) == "1S5 1S3 1S4 1# 1# / . . . 1# 1#"
    assert line.scores == [3, 0]
    assert line.then("done").match.waiting == [1]


@rule("DC-9.18", "DC-7.3", "DC-15.24")
def test_what_is_still_a_set_after_beauty_must_be_turned() -> None:
    """Of five soldiers one goes with the twos; the other four are still due."""
    fields = {"castle": "1M6", "phase": "placing", "hand": "S2", "spirits": "beauty", "has0": "pool=3"}
    line = at("S2@e1 beauty!shrine set:e1 done", **fields, realm0="1S5 1S3 1S4 1S6 . 1M2 / . . . . 1F2 1F2")

    assert cells(line) == "1# 1# 1# 1# 1# 1# / . . . . 1# 1#"
    assert line.scores == [5, 0]


@rule("DC-9.18", "DC-15.24")
def test_without_beauty_the_set_of_one_type_is_turned() -> None:
    """The player may also leave the spirit alone."""
    fields = {"castle": "1M6", "phase": "placing", "hand": "S2", "spirits": "beauty", "has0": "pool=3"}
    line = at("S2@d1 set:a1", **fields, realm0="1S5 1S3 1S4 . 1M2 / . . . 1F2 1F2")

    assert cells(line) == "1# 1# 1# 1# 1M2 / . . . 1F2 1F2"


# Cleverness


@rule("DC-9.19")
def test_cleverness_turns_a_group_of_exactly_three() -> None:
    """Two points, the allowance of the type."""
    line = at("cleverness!shrine", castle="1M6", spirits="cleverness", realm0="1S2 1S3 1S4 . 1W1 1W2", has0="pool=2")
    assert line.refuses("set:e1") == ("not-three", "DC-9.19")

    line.then("set:b1")
    assert cells(line) == "1# 1# 1# . 1W1 1W2"
    assert line.scores == [2, 0]
    assert view(line)["building"]["allowance"] == 1


@rule("DC-9.19", "DC-15.13")
def test_cleverness_with_dragons_brings_the_bonus() -> None:
    """Two plus one, two shrines."""
    line = at("cleverness!shrine set:a1", castle="1M6", spirits="cleverness", realm0="1D1 1D2 1D3", has0="pool=2")

    assert line.scores == [3, 0]
    assert view(line)["building"]["allowance"] == 2


@rule("DC-9.19", "DC-15.22")
def test_cleverness_never_splits_a_larger_group() -> None:
    """Between placements four soldiers lie together: no three of them count, but one may pay and leave three."""
    fields = {"castle": "1M6", "phase": "placing", "hand": "F1", "placed": "yes", "spirits": "cleverness"}
    line = at(**fields, realm0="1S1 1S2 1S3 1S4", has0="pool=1")

    assert line.refuses("cleverness!shrine") == ("no-effect", "DC-9.3")
    assert [text for text in legal(line) if "!" in text] == ["cleverness!a1", "cleverness!d1"]


@rule("DC-9.19")
def test_the_card_shows_how_many_sets_there_are() -> None:
    """Two threes, one of them of dragons."""
    line = at(castle="1M6", spirits="cleverness", realm0="1D1 1D2 1D3 / 1S1 1S2 1S3", has0="pool=1")
    card = view(line)["spirits"][0]

    assert (card["targets"], card["callable"], card["used"], card["owes"]) == (2, True, False, False)
