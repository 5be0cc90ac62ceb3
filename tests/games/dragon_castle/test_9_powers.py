"""DC-9.15, DC-9.16, DC-9.20: the spirits that move tiles and shrines or build one more."""

from tests.games.dragon_castle.tables import at, cells, legal, state, view
from wawel.testing import Played, rule


def strong(line: str, realm0: str, **fields: str) -> Played:
    usual = {"castle": "1M1 . 1M2", "spirits": "strength", "has0": "pool=1"}
    return at(f"strength!shrine {line}", realm0=realm0, **usual | fields)


# Strength


@rule("DC-9.15", "DC-18.8")
def test_strength_moves_one_or_two_tiles_face_up_or_down() -> None:
    """They keep their facing; what lay under them is face-down."""
    line = strong("move:a1>c1 move:b1>d1", "2S1 1# . .")

    assert cells(line) == "1# . 1S1 1#"
    assert line.notes("moved") == [(0, [7, 0, 2])]
    assert line.notes("moved-back") == [(0, [1, 3])]
    assert view(line)["phase"] == "start"
    one = strong("move:a1>c1 done", "2S1 1# . .")
    assert cells(one) == "1# 1# 1S1"


@rule("DC-9.15", "DC-18.8")
def test_strength_keeps_to_the_rules_of_placing() -> None:
    """Not on face-up tiles, not on shrines, not the tile under a shrine, not from nowhere, not to where it lies."""
    line = strong("", "1S1 1F1 1^ 1#")

    assert line.refuses("move:a1>b1") == ("on-face-up", "DC-6.3")
    assert line.refuses("move:a1>c1") == ("on-shrine", "DC-6.3")
    assert line.refuses("move:c1>e1") == ("under-shrine", "DC-9.15")
    assert line.refuses("move:e1>f1") == ("nothing-to-move", "DC-9.15")
    assert line.refuses("move:d1>d1") == ("same-cell", "DC-9.15")


@rule("DC-9.15", "DC-15.21")
def test_strength_moves_one_tile_at_least() -> None:
    """At most two; moving none is not allowed."""
    line = strong("", "1S1 1F1 1#")
    assert line.refuses("done") == ("one-at-least", "DC-9.15")
    assert "done" not in legal(line)

    line.then("move:a1>d1")
    assert "done" in legal(line)
    line.then("move:b1>e1")
    assert view(line)["phase"] == "start"


@rule("DC-9.15", "DC-18.8")
def test_the_second_tile_may_lie_on_the_first_if_that_is_face_down() -> None:
    """On a face-up one it may not."""
    down = strong("move:a1>f4 move:b1>f4", "1# 1S1")
    assert cells(down) == ". / . / . / . . . . . 2S1"

    up = strong("move:b1>f4", "1# 1S1")
    assert up.refuses("move:a1>f4") == ("on-face-up", "DC-6.3")


@rule("DC-9.15")
def test_the_same_tile_is_not_moved_twice_but_the_one_under_it_may_be() -> None:
    line = strong("move:a1>b1", "2S1")

    assert line.refuses("move:b1>c1") == ("same-tile", "DC-9.15")
    line.then("move:a1>c1")
    assert cells(line) == ". 1S1 1#"


@rule("DC-9.15")
def test_sets_are_looked_for_after_the_last_move_only() -> None:
    """The first move makes four soldiers, the second takes one away again."""
    line = strong("move:f4>d1", "1S1 1S2 1S3 . / . / . / . . . . . 1S4")
    assert view(line)["phase"] == "power"

    away = strong("move:f4>d1 move:a1>f4", "1S1 1S2 1S3 . / . / . / . . . . . 1S4")
    assert cells(away) == ". 1S2 1S3 1S4 / . / . / . . . . . 1S1"
    stays = strong("move:f4>d1 done", "1S1 1S2 1S3 . / . / . / . . . . . 1S4")
    assert stays.scores == [2, 0]
    assert view(stays)["phase"] == "start"


@rule("DC-9.15")
def test_strength_with_two_sets_asks_for_their_order() -> None:
    """Then play goes on where it stopped: before the action."""
    line = strong("move:f4>d1 move:f3>d2", "1S1 1S2 1S3 . / 1F1 1F2 1F3 . / . . . . . 1F4 / . . . . . 1S4")

    assert legal(line) == ["set:a1", "set:a2"]
    line.then("set:a2")
    assert line.scores == [4, 0]
    assert legal(line) == ["take:a1", "take:c1", "summon"]


@rule("DC-9.15")
def test_strength_is_refused_when_nothing_can_be_moved() -> None:
    """No tile, or only the one that would pay; a tile that pays may leave one under it."""
    fields = {"castle": "1M1", "spirits": "strength"}
    assert at(**fields, has0="pool=1").refuses("strength!shrine") == ("no-effect", "DC-9.3")
    assert at(**fields, realm0="1S1", has0="pool=0").refuses("strength!a1") == ("no-effect", "DC-9.3")
    assert cells(at("strength!a1 move:a1>b1", **fields, realm0="2S1", has0="pool=0")) == ". 1#"
    full = " / ".join(["1^ 1^ 1^ 1^ 1^ 1^"] * 3) + " / 1^ 1^ 1^ 1^ 1^ 1#"
    stuck = at(**fields, realm0=full, has0="pool=1")
    assert stuck.refuses("strength!shrine") == ("no-effect", "DC-9.3")


@rule("DC-9.15")
def test_strength_ends_by_itself_when_no_second_tile_can_move() -> None:
    assert view(strong("move:a1>b1", "1S1"))["phase"] == "start"


# Wind


@rule("DC-9.16", "DC-18.9", "DC-15.12")
def test_wind_moves_a_shrine_to_another_face_down_top() -> None:
    """Any such top will do, though none was turned this turn; the cell that the shrine left is free again."""
    line = at("wind!shrine", castle="1M1", spirits="wind", realm0="2^ 1S1 3# 1^", has0="pool=1")
    assert list(state(line).turned) == []
    assert [text for text in legal(line) if text.startswith("shift:")] == ["shift:a1>c1", "shift:d1>c1"]
    line.then("shift:a1>c1")

    assert cells(line) == "2# 1S1 3^ 1^"
    assert line.notes("shifted") == [(0, [0, 2])]
    assert view(line)["seats"][0]["realm"][0][0]["placeable"]
    assert state(line).pools[0] == 0


@rule("DC-9.16", "DC-18.9")
def test_wind_may_turn_a_tile_first_and_use_it() -> None:
    """This is not consolidation: no points, nothing to build from the pool."""
    line = at("wind!shrine turn:b1", castle="1M1", spirits="wind", realm0="2^ 1S1", has0="pool=2")
    assert line.refuses("build:b1") == ("not-now", "DC-4.4")
    assert line.refuses("turn:b1") == ("turned-one", "DC-9.16")
    assert legal(line) == ["shift:a1>b1"]

    line.then("shift:a1>b1")
    assert cells(line) == "2# 1^"
    assert line.scores == [0, 0]
    assert view(line)["phase"] == "start"


@rule("DC-9.16")
def test_wind_needs_a_built_shrine_and_a_target() -> None:
    """Paying may uncover the target."""
    fields = {"castle": "1M1", "spirits": "wind"}
    assert at(**fields, realm0="1# 1S1", has0="pool=1").refuses("wind!shrine") == ("no-effect", "DC-9.3")
    assert at(**fields, realm0="1^", has0="pool=1").refuses("wind!shrine") == ("no-effect", "DC-9.3")
    assert at(**fields, realm0="1^ 1S1", has0="pool=0").refuses("wind!b1") == ("no-effect", "DC-9.3")
    assert cells(at("wind!b1 shift:a1>b1", **fields, realm0="1^ 2S1", has0="pool=0")) == "1# 1^"


@rule("DC-9.16")
def test_wind_refuses_wrong_shrines_and_targets() -> None:
    line = at("wind!shrine", castle="1M1", spirits="wind", realm0="1^ 1S1 1^ 1#", has0="pool=1")

    assert line.refuses("shift:b1>d1") == ("no-built-shrine", "DC-9.16")
    assert line.refuses("shift:a1>b1") == ("onto-face-down", "DC-9.16")
    assert line.refuses("shift:a1>f4") == ("onto-face-down", "DC-9.16")
    assert line.refuses("shift:a1>c1") == ("onto-shrine", "DC-9.16")
    assert line.refuses("turn:d1") == ("turn-face-up", "DC-9.16")
    assert line.refuses("turn:f4") == ("turn-face-up", "DC-9.16")


# Faith

SET = {"castle": "1M1", "phase": "placing", "hand": "W1", "realm0": "1W2 1W3 1W4 . 2F1", "spirits": "faith"}


@rule("DC-9.20", "DC-18.7", "DC-15.20")
def test_faith_builds_one_more_than_the_allowance() -> None:
    """Four winds, pool of four, one pays: two plus one are built."""
    line = at("W1@d1 faith!shrine faith:a1 build:b1 build:c1", **SET, has0="pool=4")

    assert cells(line) == "1^ 1^ 1^ 1# 2F1"
    assert state(line).pools[0] == 0
    assert line.notes("faith") == [(0, [0, 1])]


@rule("DC-9.20", "DC-15.23")
def test_faith_is_called_only_when_a_set_was_just_turned() -> None:
    """After that it is too late, and it must build exactly one."""
    line = at(**SET, has0="pool=4")
    assert line.refuses("faith!shrine") == ("wrong-time", "DC-9.8")
    line.then("W1@d1 faith!e1")
    assert legal(line) == ["faith:a1", "faith:b1", "faith:c1", "faith:d1"]
    assert line.refuses("faith:e1") == ("not-turned", "DC-9.20")
    assert line.refuses("faith:f4") == ("not-turned", "DC-9.20")
    line.then("faith:b1")
    assert legal(line) == ["build:a1", "build:c1", "build:d1", "done"]
    assert line.refuses("faith!shrine") == ("spirit-used", "DC-9.1")


@rule("DC-9.20")
def test_faith_needs_a_shrine_after_paying() -> None:
    """With a pool of one, the shrine cannot both pay and be built; a tile can pay."""
    line = at("W1@d1", **SET, has0="pool=1")

    assert line.refuses("faith!shrine") == ("no-effect", "DC-9.3")
    assert "faith!e1" in legal(line)
    built = at("W1@d1 build:a1 build:b1 faith!e1", **SET, has0="pool=3")
    assert built.refuses("faith:a1") == ("has-shrine", "DC-8.2")


@rule("DC-9.20")
def test_faith_after_two_sets_may_choose_either() -> None:
    """The soldiers were turned before."""
    line = at(
        "S1@d2 W1@d1 set:a2 done",
        **SET | {"hand": "S1 W1", "realm0": "1W2 1W3 1W4 . / 1S2 1S3 1S4 . 1F1"},
        has0="pool=4",
    )
    assert view(line)["building"]["cells"] == ["a1", "b1", "c1", "d1"]
    line.then("faith!shrine faith:b2")

    assert cells(line) == "1# 1# 1# 1# / 1# 1^ 1# 1# 1F1"


@rule("DC-9.20")
def test_faith_knows_a_moved_and_an_uncovered_tile_again() -> None:
    """Strength moved a tile of an earlier set; the tile that pays lay on another one."""
    after = {"castle": "1M1", "phase": "shrines", "after": "after", "spirits": "faith", "has0": "pool=3"}
    line = at("faith!b2", **after, realm0="1# 1# 1# 1# / 1# 2F1 1#", site="1 a1 b1 c1 d1", turned="1a1 1b1 1c1 1d1 1b2")
    assert "faith:b2" in legal(line)
    assert "faith:a2" not in legal(line)

    moved = at(
        "cleverness!shrine set:a1 done strength!shrine move:a1>f4 done",
        castle="1M1",
        spirits="cleverness+strength+faith",
        realm0="1S1 1S2 1S3",
        has0="pool=4",
    )
    assert sorted(state(moved).turned) == [1 << 6 | 1, 1 << 6 | 2, 1 << 6 | 26]


@rule("DC-9.20")
def test_a_tile_turned_by_wind_does_not_carry_faith() -> None:
    line = at(
        "wind!shrine turn:e1 shift:f1>e1",
        **SET | {"spirits": "wind+faith", "realm0": "1W2 1W3 1W4 . 1F1 1^ / 1F2"},
        has0="pool=4",
    )
    line.then("W1@d1 faith!a2")

    assert legal(line) == ["faith:a1", "faith:b1", "faith:c1", "faith:d1"]
