"""DC-4: the turn as a series of decisions."""

import pytest

import wawel
from tests.games.dragon_castle.tables import at, cells, legal, stacks, view
from wawel.games.dragon_castle import GAME
from wawel.testing import play, rule


@rule("DC-4.1")
def test_only_the_active_seat_decides() -> None:
    """The others wait."""
    line = at(castle=stacks("2 2"))

    assert line.match.waiting == [0]
    with pytest.raises(wawel.NotWaiting):
        line.match.play(1, "take:a1")


@rule("DC-4.2")
def test_a_refused_decision_changes_nothing() -> None:
    """Neither the cost nor half of a placement is kept."""
    line = at(castle="2M1 . 2M2", spirits="cleverness", realm0="1S1 1S2", has0="pool=2")

    assert line.refuses("cleverness!shrine") == ("no-effect", "DC-9.3")
    assert view(line)["seats"][0]["pool"] == 2
    assert line.refuses("cleverness!a1") == ("no-effect", "DC-9.3")


@rule("DC-4.3")
def test_a_decision_can_be_taken_back_unless_something_came_to_light() -> None:
    """Lifting a ground tile reveals nothing; lifting a higher one does."""
    flat = at("take:a1 discard", castle="1M1 . 1M2", has0="pool=0")
    assert flat.match.waiting == [1]
    flat.match.undo(whole_turn=True)
    assert legal(flat) == ["take:a1", "take:c1", "summon"]

    high = at("take:a1", castle="2M1 . 2M2")
    refusal = high.match.why_not_undo()
    assert refusal is not None
    assert refusal.rule == "DC-4.3"
    high.then("S1 discard")
    high.match.undo()
    with pytest.raises(wawel.CannotUndo):
        high.match.undo()


@rule("DC-4.3")
def test_the_end_of_the_game_is_final() -> None:
    line = at("summon summon", has0="pool=0", has1="pool=0")

    assert line.match.over
    refusal = line.match.why_not_undo()
    assert refusal is not None
    assert refusal.rule == "DC-11.4"


@rule("DC-4.4")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("castle: 1M1 . 1M1", ["take:a1", "take:c1", "summon"]),
        ("castle: . . 1M1\nlayout: 101\nphase: picked\nhand: M1\norigin: 1a1", ["pair:c1", "shrine", "discard"]),
        ("castle: 1M1\nphase: after", ["end"]),
        ("castle: 1M1\nphase: resolve\nafter: after\nchecking: yes\nrealm 0: FOURS", ["set:a1", "set:a2"]),
        ("castle: 1M1\nphase: shrines\nafter: after\nrealm 0: DOWN\nsite: 1 a1 b1 c1 d1", ["build:b1", "done"]),
    ],
)
def test_each_phase_knows_its_decisions(position: str, expected: list[str]) -> None:
    """And refuses those of the others."""
    rest = " / . . . . . . / . . . . . ."
    fours = f"1S1 1S2 1S3 1S4 . . / 1F1 1F2 1F3 1F4 . .{rest}"
    down = f"1^ 1# 1^ 1^ . . / . . . . . .{rest}"
    text = "seats: 2\n" + position.replace("FOURS", fours).replace("DOWN", down) + "\n"
    line = play(GAME, "", position=text)

    assert legal(line) == expected
    other = "end" if expected[0].startswith("take") else "take:a1"
    assert line.refuses(other) == ("not-now", "DC-4.4")


@rule("DC-4.4")
def test_placing_offers_every_different_tile_on_every_placeable_cell() -> None:
    """Two identical tiles are one choice, two different ones are two."""
    full = "1^ 1^ 1^ 1^ 1^ 1^ / 1^ 1^ 1^ 1^ 1^ 1^ / 1^ 1^ 1^ 1^ 1^ 1^ / 1^ 1^ 1^ 1^ . 1#"
    same = at(castle="1M1", phase="placing", hand="S2 S2", realm0=full)
    different = at(castle="1M1", phase="placing", hand="S2 M1", realm0=full)

    assert legal(same) == ["S2@e4", "S2@f4"]
    assert legal(different) == ["M1@e4", "M1@f4", "S2@e4", "S2@f4"]


@rule("DC-4.5")
def test_how_to_finish_is_chosen_after_seeing_what_was_uncovered() -> None:
    """The revealed tile is the partner."""
    line = at("take:a1 a1=S2", castle="2S2 . 2M1")

    assert legal(line) == ["pair:a1", "shrine", "discard"]


@rule("DC-4.6")
def test_sets_are_turned_but_shrines_and_spirits_are_free() -> None:
    """Turning a pending set is not optional; building on it is."""
    line = at("S4@d1", castle="1M1", phase="placing", hand="S4", realm0="1S1 1S2 1S3", has0="pool=1")

    assert cells(line) == "1# 1# 1# 1#"
    assert legal(line) == ["build:a1", "build:b1", "build:c1", "build:d1", "done"]
    line.then("done")
    assert line.match.waiting == [1]


@rule("DC-4.7")
def test_nobody_can_pass() -> None:
    """With tiles there is a pick that can be discarded; without any the dragon is summoned."""
    assert "discard" in legal(at("take:a1", castle="1M1", realm0=" / ".join(["1^ 1^ 1^ 1^ 1^ 1^"] * 4)))
    assert legal(at()) == ["summon"]


@rule("DC-4.8", "DC-6.7")
def test_sets_are_looked_for_after_the_last_tile_only() -> None:
    """The first of two completes a group of four, the second makes it five."""
    line = at("S4@d1", castle="1M1", phase="placing", hand="S4 S4", realm0="1S1 1S2 1S3", has0="pool=0")
    assert cells(line) == "1S1 1S2 1S3 1S4"

    line.then("S4@e1")
    assert cells(line) == "1# 1# 1# 1# 1#"
    assert line.scores == [3, 0]


@rule("DC-4.8", "DC-15.8")
def test_strength_between_two_placements_has_its_own_check() -> None:
    """The group is turned at once; then the second tile is placed."""
    line = at(
        "S4@d1 strength!shrine move:f4>f3 done",
        castle="1M1",
        phase="placing",
        hand="S4 S4",
        spirits="strength",
        realm0="1S1 1S2 1S3 / . / . / . . . . . 1P1",
        has0="pool=1",
    )

    assert cells(line) == "1# 1# 1# 1# / . / . . . . . 1P1"
    assert view(line)["phase"] == "placing"
    assert line.scores == [2, 0]


@rule("DC-4.9")
def test_a_turn_ends_by_itself_only_when_nothing_is_left_to_do() -> None:
    """If a spirit can still be called, the player ends the turn."""
    line = at("take:a1 discard", castle="1M1 . 1M2", spirits="strength", realm0="1S1", has0="pool=1")

    assert legal(line) == ["end", "strength!shrine"]  # paid with its only tile, Strength would have nothing to move
    line.then("end")
    assert line.match.waiting == [1]
    assert line.refuses("end") == ("not-now", "DC-4.4")


@rule("DC-4.10")
def test_what_leaves_no_choice_happens_by_itself() -> None:
    """One set and no shrine: turned, scored, next seat. With Change available the player is asked."""
    common = {"castle": "1M1", "phase": "placing", "hand": "S4", "realm0": "1S1 1S2 1S3 . / . . . 1P1"}
    plain = at("S4@d1", **common, has0="pool=0")
    asked = at("S4@d1", **common, has0="pool=1", spirits="change")

    assert plain.match.waiting == [1]
    assert legal(asked) == ["set:a1", "change!shrine"]
    assert asked.then("set:c1").notes("set") == [(0, [1, 4, 2, 0, 1, 2, 3])]


CALLED = {"castle": "1M1", "phase": "power", "used": "wind"}


@rule("DC-4.10")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"castle": "1M1 . 1M2"}, "take:a1"),
        ({"castle": ". . 1M1", "layout": "101", "phase": "picked", "hand": "M1", "origin": "1a1"}, "discard"),
        ({"castle": "1M1", "phase": "placing", "hand": "M1"}, "M1@b1"),
        ({"castle": "1M1", "phase": "shrines", "after": "after", "realm0": "1# 1# 1# 1#", "site": "1 a1 b1"}, "done"),
        ({"castle": "1M1", "phase": "after"}, "end"),
        ({}, "summon"),
        ({**CALLED, "power": "wind", "realm0": "3^ 1# 1S1 3#"}, "shift:a1>d1"),  # not turn:c1, nor down to b1
        ({**CALLED, "power": "wind", "realm0": "3^ 1S1 1^"}, "turn:b1"),  # nowhere to go except on a turned tile
        ({**CALLED, "power": "wind", "realm0": "3^ 1# 1^", "moved": "yes"}, "shift:c1>b1"),
    ],
)
def test_when_time_is_up_the_game_decides_without_spirits(fields: dict[str, str], expected: str) -> None:
    """No shrine is built, a tile in hand is discarded; a spirit already called does what costs least."""
    line = at(spirits="strength+wind", **{"realm0": "1S1 1#"} | fields)

    assert line.match.format(0, line.match.default(0)) == expected
