"""DC-9.1 to DC-9.9: calling spirits. Windows, costs, duties."""

import pytest

from tests.games.dragon_castle.tables import at, cells, legal, state, view
from wawel.testing import Played, rule

# a position in which every spirit of realm and castle has a target: three soldiers, four ones, a season beside
# three farmers, a built shrine, face-down tiles
RICH = "1S4 1S5 1S6 . 1M1 1M1 / 1# . . . 1S1 1F1 / 1^ 2# . . 1F2 1F3 / . . . 1P1 1P2 ."
ALL = "deception+depths+elegance+destruction+strength+wind+cleverness+beauty+change+faith"


def callable_spirits(line: Played) -> set[str]:
    return {text.partition("!")[0] for text in legal(line) if "!" in text}


@rule("DC-9.1")
def test_a_spirit_is_called_once_a_turn() -> None:
    """And again in the next one."""
    line = at("destruction!shrine destroy:a1", castle="1M1 1M2 1M3 1M4 1M5", spirits="destruction", has0="pool=3")
    assert line.refuses("destruction!shrine") == ("spirit-used", "DC-9.1")
    assert line.refuses("wind!shrine") == ("spirit-not-in-play", "DC-2.6")

    line.then("take:b1 discard take:c1 discard end destruction!shrine")
    assert view(line)["power"] == "destruction"


@rule("DC-9.2")
def test_a_spirit_costs_a_face_up_tile_or_a_shrine_of_the_pool() -> None:
    """The tile below becomes the top, face-down; the shrine returns to the supply."""
    line = at(castle="1M1 1M2", spirits="destruction", realm0="2S4 1# 1^", has0="pool=1")
    assert line.refuses("destruction!b1") == ("cost-not-face-up", "DC-9.2")
    assert line.refuses("destruction!c1") == ("cost-not-face-up", "DC-9.2")
    assert line.refuses("destruction!f4") == ("cost-not-face-up", "DC-9.2")

    tile = at("destruction!a1", castle="1M1 1M2", spirits="destruction", realm0="2S4 1# 1^", has0="pool=1")
    assert cells(tile) == "1# 1# 1^"
    assert tile.notes("spirit-tile") == [(0, [3, 10, 0])]
    shrine = at("destruction!shrine", castle="1M1 1M2", spirits="destruction", realm0="2S4", has0="pool=1")
    assert (state(shrine).pools[0], state(shrine).supply) == (0, 39)
    assert shrine.notes("spirit-shrine") == [(0, [3])]
    poor = at(castle="1M1 1M2", spirits="destruction", realm0="2S4", has0="pool=0")
    assert poor.refuses("destruction!shrine") == ("no-pool-shrine", "DC-9.2")


@rule("DC-9.2")
def test_a_tile_in_hand_pays_nothing() -> None:
    """Only tiles of the realm do."""
    line = at("take:a1", castle="1S4 1M2", spirits="destruction", has0="pool=0")

    assert legal(line) == ["shrine", "discard"]


@rule("DC-9.3", "DC-9.4")
def test_the_cost_is_paid_before_the_power_and_must_leave_it_an_effect() -> None:
    """Three soldiers: none of them can pay for turning them, another tile can."""
    line = at(castle="1M1", spirits="cleverness", realm0="1S1 1S2 1S3 . 1F1", has0="pool=0")

    assert line.refuses("cleverness!b1") == ("no-effect", "DC-9.3")
    assert callable_spirits(line) == {"cleverness"}
    assert line.then("cleverness!e1 set:a1").scores == [2, 0]


@rule("DC-9.4")
def test_paying_obliges_to_use_the_power() -> None:
    """There is no way out but choosing a target."""
    line = at("destruction!a1", castle="1M1 . 1M2", spirits="destruction", realm0="1S1", has0="pool=0")

    assert legal(line) == ["destroy:a1", "destroy:c1"]
    assert line.refuses("done") == ("not-now", "DC-4.4")


@rule("DC-9.5", "DC-15.9")
def test_while_a_set_is_pending_only_change_and_beauty_may_be_called_and_not_paid_with_it() -> None:
    """Four soldiers lie there; a season could make the farmers four."""
    line = at(
        "S1@d1",
        castle="1M1",
        phase="placing",
        hand="S1",
        realm0="1S2 1S3 1S4 . / . / 1F1 1F2 1F3 1P1 . 1M1",
        spirits="change+strength+destruction",
        has0="pool=1",
    )

    assert callable_spirits(line) == {"change"}  # Beauty finds no four of one number
    assert legal(line) == ["set:a1", "change!f3", "change!shrine"]
    assert line.refuses("change!a1") == ("cost-pending", "DC-9.5")
    assert line.refuses("strength!shrine") == ("wrong-time", "DC-9.8")


@rule("DC-9.5")
def test_while_shrines_are_built_only_faith_may_be_called_and_not_paid_with_a_pending_set() -> None:
    """Two sets: the soldiers wait while the winds are built upon."""
    line = at(
        "S1@d1 W1@d2 set:a2",
        castle="1M1",
        phase="placing",
        hand="S1 W1",
        realm0="1S2 1S3 1S4 . 1F1 / 1W1 1W2 1W3 .",
        spirits=ALL,
        has0="pool=3",
    )

    assert callable_spirits(line) == {"faith"}
    assert line.refuses("faith!a1") == ("cost-pending", "DC-9.5")
    assert {"faith!e1", "faith!shrine"} <= set(legal(line))


@rule("DC-9.6", "DC-15.10")
def test_deception_and_depths_do_not_share_a_pick() -> None:
    """Whichever comes first."""
    fields = {"castle": "1M1 1M2 1M3", "spirits": "deception+depths", "has0": "pool=3"}

    assert at("take:a1 deception!shrine", **fields).refuses("depths!shrine") == ("spirits-together", "DC-9.6")
    assert at("take:a1 depths!shrine", **fields).refuses("deception!shrine") == ("spirits-together", "DC-9.6")


@rule("DC-9.6", "DC-15.10")
def test_one_set_comes_from_one_of_change_beauty_and_cleverness() -> None:
    """Each has a set of its own here; once one of them has turned the twos, the others find nothing to add to it."""
    realm0 = "1S2 1S2 1S2 1P1 / 1M2"
    fields = {"castle": "1M6", "spirits": "change+beauty+cleverness", "realm0": realm0, "has0": "pool=3"}
    assert callable_spirits(at(**fields)) == {"change", "beauty", "cleverness"}
    for calls, turned, points in (
        ("change!shrine change:d1=S", "1# 1# 1# 1# / 1M2", 2),
        ("beauty!shrine set:a1", "1# 1# 1# 1P1 / 1#", 3),
        ("cleverness!shrine set:a1", "1# 1# 1# 1P1 / 1M2", 2),
    ):
        line = at(calls, **fields)
        assert (cells(line), line.scores) == (turned, [points, 0])
        for spirit in ("change", "beauty", "cleverness"):
            used = calls.startswith(spirit)
            assert line.refuses(f"{spirit}!shrine") == (("spirit-used", "DC-9.1") if used else ("wrong-time", "DC-9.8"))
        assert callable_spirits(line.then("done")) == set()


@rule("DC-9.6", "DC-15.10")
def test_change_lends_no_tile_to_cleverness_or_beauty() -> None:
    """A season as a soldier is not a third soldier for Cleverness, and as a two it has no number for Beauty."""
    fields = {"castle": "1M6", "spirits": "change+beauty+cleverness", "has0": "pool=3"}

    assert callable_spirits(at(**fields, realm0="1S1 1S2 1P1")) == set()
    assert callable_spirits(at(**fields, realm0="1S2 1M2 1F2 1P2")) == set()


@rule("DC-9.6", "DC-14.2")
def test_several_spirits_may_be_used_in_one_turn_in_any_order() -> None:
    """Destruction, then Cleverness, then the action, then Strength."""
    line = at(
        "destruction!shrine destroy:e1 cleverness!shrine set:a1 done take:a1 discard strength!shrine move:a1>f4 done",
        castle="1M1 . 1M2 . 1M3",
        spirits=ALL,
        realm0="1S1 1S2 1S3",
        has0="pool=3",
    )

    assert line.match.waiting == [1]
    assert line.scores == [3, 0]


@rule("DC-9.7")
@pytest.mark.parametrize("action", ["take:a1 discard", "summon"])
def test_spirits_may_be_called_after_a_discard_or_a_summons_also_in_the_last_turn(action: str) -> None:
    """Seat 1 is the last seat of the last round."""
    line = at(action, castle="1M1 . 1M2", seat="1", spirits="destruction", has0="tokens=2 pool=0", has1="pool=1")

    assert legal(line) == ["end", "destruction!shrine"]
    line.then("destruction!shrine destroy:c1")
    assert line.match.over


WINDOWS = {
    "deception": "W1",
    "depths": "W1",
    "elegance": "W0 W1",
    "destruction": "W0 W1 W2 W3 W5",
    "strength": "W0 W1 W2 W3 W5",
    "wind": "W0 W1 W2 W3 W5",
    "cleverness": "W0 W1 W2 W3 W5",
    "beauty": "W0 W1 W2 W3 W4 W5",
    "change": "W0 W1 W2 W3 W4 W5",
    "faith": "W4b",
}
CASTLE = "2W1 2D2 2D2 2D3 / 2F5 2D2 2F6 . / 2F5 2F6 2F6 ."


def in_window(window: str) -> Played:
    """The rich position in each window; the castle has a neighbour, a twin and short sides for every pick."""
    common = {"spirits": ALL, "realm0": RICH, "has0": "pool=3", "castle": CASTLE}
    if window == "W0":
        return at(**common)
    if window == "W1":
        common["castle"] = ". 2D2 2D3 . / . 1D2 . . / 2F1 2D2 2F6 . / . 1D3 . ."
        return at(**common, layout="2220/0100/2220/0100", phase="picked", hand="D2", origin="2a1")
    if window == "W2":
        return at(**common, phase="placing", hand="W2 W2")
    if window == "W3":
        return at(**common, phase="placing", hand="W2", placed="yes")
    if window == "W5":
        return at(**common, phase="after")
    if window == "W4":
        common["realm0"] = "1S4 1S5 1S1 1S1 / 1F1 1F2 1F3 1P1 1M1 1F1 / 1^ 2# . . 1M1 1F1"
        return at(**common, phase="resolve", after="after", checking="yes")
    common["realm0"] = "1# 1# 1# 1# . 1M1 / 1F1 1F2 1F3 1P1 / 1^ 2#"
    return at(**common, phase="shrines", after="after", site="1 a1 b1 c1 d1", turned="1a1 1b1 1c1 1d1")


@rule("DC-9.8")
@pytest.mark.parametrize("window", ["W0", "W1", "W2", "W3", "W4", "W4b", "W5"])
def test_every_spirit_has_its_windows(window: str) -> None:
    """Exactly those of the table, with a target for each of them."""
    line = in_window(window)

    assert callable_spirits(line) == {spirit for spirit, windows in WINDOWS.items() if window in windows.split()}
    for spirit, windows in WINDOWS.items():
        if window not in windows.split():
            assert line.refuses(f"{spirit}!shrine") == ("wrong-time", "DC-9.8")


@rule("DC-9.9")
def test_an_open_duty_binds() -> None:
    """Destruction may not take the only candidate for Depths; it may take a tile that is not needed."""
    fields = {"castle": "1M1 . 1M2 . 1S1", "spirits": "depths+destruction", "has0": "pool=3"}
    line = at("take:a1 depths!shrine", **fields)
    assert legal(line) == ["pair:c1", "destruction!shrine"]
    assert line.refuses("discard") == ("pair-owed", "DC-9.9")
    assert line.refuses("shrine") == ("pair-owed", "DC-9.9")

    line.then("destruction!shrine")
    assert line.refuses("destroy:c1") == ("duty-spoilt", "DC-9.9")
    assert legal(line) == ["destroy:e1"]
    bare = at("take:a1 depths!shrine", **fields | {"castle": "1M1 . 1M2"})
    assert bare.refuses("destruction!shrine") == ("duty", "DC-9.9")


@rule("DC-9.9")
def test_a_tile_taken_through_deception_does_not_count_for_elegance() -> None:
    """So the two exclude each other while the duty is open."""
    fields = {
        "castle": "2M1 2M2 . / 1S1 1M1 1S2",
        "spirits": "deception+elegance",
        "has0": "pool=4",
        "unseen": "F1=4 F2=4",
    }
    line = at("take:a1 F1 elegance!shrine", **fields)
    assert line.refuses("deception!shrine") == ("duty", "DC-9.9")
    line = at("take:a1 F1 deception!shrine", **fields)
    assert line.refuses("elegance!shrine") == ("duty", "DC-9.9")
