"""What a board gets: stacks and why they can be taken, live cards, previews, components."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wawel
from tests.budgets import budget
from tests.games.dragon_castle.tables import at, view
from tests.games.dragon_castle.test_19_invariants import positions, started
from wawel.core import telling
from wawel.core.conformance import check
from wawel.games.dragon_castle import GAME, DragonCastle, load
from wawel.testing import rule


def test_a_stack_shows_its_top_and_which_sides_are_free() -> None:
    """Enough to lift, light or dim it."""
    stacks = view(at(castle="2M1 2S1 2M2 / . 1F1 ."))["castle"]["stacks"]

    middle, ground = stacks[1], stacks[3]
    assert middle == {"cell": "b1", "height": 2, "tile": "S1", "available": False, "short": True, "top": True}
    assert ground == {"cell": "b2", "height": 1, "tile": "F1", "available": True, "short": True, "top": False}


def test_a_preview_tells_the_set_that_a_placement_would_complete() -> None:
    """Its cells, points and shrines; not due while another tile is in hand."""
    fields = {"castle": "1M1", "phase": "placing", "realm0": "1S1 1S2 1S3 2#"}
    one = view(at(**fields, hand="S4"))["previews"]
    two = view(at(**fields, hand="S4 S4"))["previews"]
    one_set = {"type": "S", "number": None, "cells": ["a1", "b1", "c1", "d1"], "points": 2, "shrines": 1}

    assert one[0] == {"tile": "S4", "cell": "d1", "level": 3, "set": one_set, "due": True}
    assert [preview["cell"] for preview in one] == ["d1", "a2", "b2", "c2"]
    assert two[0] == one[0] | {"due": False}
    assert view(at(castle="1M1"))["previews"] == []


def test_sets_that_a_spirit_can_turn_are_told_with_their_worth() -> None:
    """Beauty by number, Cleverness with three, Change with the type it makes."""
    fields = {"castle": "1M6", "realm0": "1S2 1M2 1F2 1S2 / 1D1 1D2 1D3 1P1", "has0": "pool=1"}
    beauty = view(at("beauty!shrine", **fields, spirits="beauty"))["sets"]
    clever = view(at("cleverness!shrine", **fields, spirits="cleverness"))["sets"]
    change = view(at("change!shrine", **fields, spirits="change"))["changes"]

    assert [(found["number"], found["points"], found["shrines"]) for found in beauty] == [(2, 3, 2)]
    assert [(found["type"], found["cells"], found["points"]) for found in clever] == [("D", ["a2", "b2", "c2"], 3)]
    assert [(found["cell"], found["type"], found["set"]["points"]) for found in change] == [("d2", "D", 3)]


def test_a_preview_of_dragons_includes_their_bonus() -> None:
    found = view(at(castle="1M1", phase="placing", hand="D1", realm0="1D1 1D2 1D3"))["previews"][0]

    assert (found["set"]["points"], found["set"]["shrines"]) == (3, 2)


@rule("DC-5.2", "DC-5.3", "DC-5.4", "DC-5.5")
def test_each_way_of_finishing_is_told_before_the_pick() -> None:
    """Partners in sight, and the best place for a pair and for one tile; a tile that is still covered is no partner."""
    soldiers = "1S1 1S2 1S3 . . ."
    table = {"castle": "2S4 . 2M1 / 1S4 . .", "realm0": soldiers, "has0": "pool=2"}
    first, second = view(at(**table))["ways"]

    assert first == {
        "cell": "a1",
        "tile": "S4",
        "partners": ["a2"],
        "pair": {"type": "S", "size": 5, "points": 3},
        "shrine": {"type": "S", "size": 4, "points": 2},
        "pool": 3,
        "discard": 1,
    }
    assert (second["cell"], second["partners"], second["pair"]) == ("c1", [], None)
    assert second["shrine"] == {"type": "M", "size": 1, "points": 0}


@rule("DC-5.2")
def test_the_tile_in_hand_is_told_with_its_ways() -> None:
    """The same numbers after the pick, and nothing in other phases."""
    table = {"layout": "2", "castle": "1S4", "hand": "S4", "realm0": "1S1 1S2 . 1S1 1S2", "origin": "2a1"}
    (held,) = view(at(**table, phase="picked"))["ways"]

    assert (held["cell"], held["partners"]) == (None, ["a1"])
    assert (held["shrine"], held["pair"]) == (
        {"type": "S", "size": 5, "points": 3},
        {"type": "S", "size": 6, "points": 5},
    )
    assert view(at(castle="1M1", phase="placing", hand="S4"))["ways"] == []


@rule("DC-9.11")
def test_a_pair_of_strangers_is_worth_what_both_can_make() -> None:
    """Deception takes any neighbour: the two tiles go to cells of their own."""
    table = {"layout": "22", "castle": "1M1 .", "hand": "S4", "origin": "1b1", "spirits": "deception"}
    realm = "1S1 1S2 1S3 . 1M1 1M2 / . . . . . 1M3"
    (held,) = view(at("deception!shrine", **table, phase="picked", realm0=realm, has0="pool=1"))["ways"]

    assert held["pair"] == {"type": "S", "size": 4, "points": 4}
    assert (held["shrine"], held["discard"]) == (None, None)


@rule("DC-4.10")
def test_decisions_that_end_the_turn_at_once_are_named() -> None:
    """A last tile without a set ends it, one that makes a set to build on does not; the first of two never does."""
    table = {"castle": "1M1", "phase": "placing", "realm0": "1S1 1S2 1S3", "has0": "pool=1"}
    one = view(at(**table, hand="S4"))["endings"]

    assert "S4@d1" not in one
    assert "S4@d2" in one
    assert view(at(**table, hand="S4 S4"))["endings"] == []
    assert view(at(castle="1M1 . 1M1"))["endings"] == ["summon"]


SHRINES = " / ".join(["1^ 1^ 1^ 1^ 1^ 1^"] * 3)
FULL = f"{SHRINES} / 1^ 1^ 1^ 1^ 1^ ."
ONE_LEFT = f"{SHRINES} / 1^ 1^ 1^ 1^ 1^ 1#"
LIFTED = {"layout": "11", "phase": "picked", "hand": "M1", "origin": "1a1"}
BETWEEN = {"phase": "placing", "hand": "F1", "placed": "yes"}


@pytest.mark.parametrize(
    ("spirit", "targets"),
    [
        ("deception", 0),
        ("depths", 0),
        ("elegance", 1),
        ("destruction", 2),
        ("strength", 5),
        ("wind", 1),
        ("cleverness", 1),
        ("beauty", 0),
        ("change", 1),
        ("faith", 0),
    ],
)
def test_a_spirit_card_shows_its_number_of_targets(spirit: str, targets: int) -> None:
    """Before the action."""
    line = at(castle="2M1 2S1 2M2", spirits=spirit, realm0="1S1 1S2 1S3 1P1 / 1# 1^", has0="pool=2")
    card = view(line)["spirits"][0]

    assert card["targets"] == targets
    assert card["callable"] == (targets > 0)
    assert card["rule"].startswith("DC-9.")


def test_spirits_of_picking_count_targets_once_a_tile_is_in_hand() -> None:
    castle = "2S1 2M1 . 1M2 1S1 1M3 . 1S2"
    line = at("take:a1 F1", castle=castle, spirits="deception+depths+elegance", has0="pool=3", unseen="F1=4 F2=1")

    assert [card["targets"] for card in view(line)["spirits"]] == [1, 1, 1]
    line.then("elegance!shrine")
    assert [card["owes"] for card in view(line)["spirits"]] == [False, False, True]


@pytest.mark.parametrize(
    ("spirit", "fields", "targets"),
    [
        ("elegance", {"castle": "2S1 . 1M1 1S1 1M2"}, 1),  # its twin can be taken by a short side
        ("elegance", {"castle": "2S1 . 1M1 1S1 1M2", "realm0": FULL}, 0),  # but not without room for both
        ("wind", {"castle": "1M1", "realm0": "1^"}, 0),  # a shrine with nowhere to go
        ("wind", {"castle": "1M1", "realm0": "1^ 2S1", "has0": "pool=0"}, 1),  # the tile that pays uncovers a place
        ("deception", {"castle": ". 1M2", **LIFTED, "realm0": FULL}, 0),  # one free cell for two tiles
        ("depths", {"castle": ". 1M2", **LIFTED, "realm0": FULL}, 0),
        ("strength", {"castle": "1M1", "realm0": ONE_LEFT}, 0),  # a tile, and no other cell
        ("cleverness", {"castle": "1M1", **BETWEEN, "realm0": "1S1 1S2 1S3 1S4"}, 1),  # a soldier pays, three stay
        ("destruction", {"castle": "1M1 . 1M2", "has0": "pool=0"}, 0),  # nothing to pay with
        ("destruction", {"castle": "1M1 . 1M2", "used": "destruction"}, 0),
    ],
)
def test_a_spirit_has_targets_if_it_can_be_called(spirit: str, fields: dict[str, str], targets: int) -> None:
    """Counted as they will be once its cost is paid."""
    card = view(at(spirits=spirit, **fields))["spirits"][0]

    assert (card["targets"], card["callable"]) == (targets, targets > 0)


@settings(max_examples=budget(8))
@given(st.integers(2, 4), st.integers(0, 10**6), st.sampled_from(["spirits", "builder"]))
def test_every_spirit_that_can_be_called_has_targets_and_no_other(seats: int, seed: int, style: str) -> None:
    """Over whole matches with all spirits in play."""
    match = started(seats, seed, "all", "6x4", "standard")
    for _ in positions(match, style, seed):
        cards = match.view(-1)["spirits"]
        assert isinstance(cards, list)
        assert [card["callable"] for card in cards] == [card["targets"] > 0 for card in cards]


def test_dragon_cards_show_their_value_for_every_seat_with_parts() -> None:
    card = view(at(castle="1M1", dragons="harmony", realm0="1^ . . . . 1^"))["dragons"][0]

    assert card["values"] == [6, 0]
    assert [part["key"] for part in card["parts"][0]] == ["harmony-castle", "harmony-shrines"]
    assert card["parts"][0][0]["args"] == {"axis": "axis.vertical"}
    might = view(at(castle="1M1", dragons="might", realm0="1M4", realm1="1M5"))["dragons"][0]
    compared = {"type": "type.M", "neighbour": "seat.1", "own": 4, "theirs": 5}
    assert might["parts"][0] == [{"key": "might", "rule": "DC-10.8", "count": 1, "points": 0, "args": compared}]


def test_questions_notes_and_scores_can_be_told() -> None:
    """Ids instead of numbers; a cell is named as in the notation."""
    line = at("take:a1 discard", castle="1M1 . 1M2")
    notes = [telling.note(GAME, note, 0) for note in line.match.notes]

    assert notes[0]["args"] == {"tile": "tile.M1", "cell": "cell.a1", "level": 1}
    assert notes[1]["args"] == {"tile": "tile.M1", "points": 1}
    assert telling.ask(GAME, GAME.ask(line.match.state(), 1)) == {"key": "take-or-summon", "rule": "DC-5.7", "args": {}}


PICKED = {"phase": "picked", "hand": "M1", "origin": "2b1", "layout": "222"}


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"castle": "2M1"}, "take"),
        ({"castle": "1M1"}, "take-or-summon"),
        ({}, "summon"),
        (
            {"castle": "1M1 1S1 1M2", "used": "elegance", "duties": "elegance-owed"},
            "take-elegance",
        ),
        ({"castle": "1S1 1M1 1S2", **PICKED}, "picked"),
        ({"castle": "2S1 1M1 1S2", **PICKED, "used": "deception", "duties": "deception"}, "deception"),
        ({"castle": "1M2 1M1 1S2", **PICKED, "used": "depths", "duties": "depths"}, "depths"),
        ({"castle": "1S1 1M1 1S2", **PICKED, "used": "elegance", "duties": "elegance-owed"}, "elegance"),
        ({"phase": "placing", "hand": "M1"}, "place"),
        ({"phase": "placing", "hand": "M1 M2"}, "place-two"),
        ({"phase": "resolve", "after": "after", "checking": "yes", "realm0": "1S1 1S2 1S3 1S4"}, "set"),
        ({"phase": "shrines", "after": "after", "realm0": "1#", "site": "1 a1"}, "build"),
        ({"phase": "after"}, "end"),
        ({"castle": "1M1", "phase": "power", "power": "destruction"}, "destroy"),
        ({"phase": "power", "power": "strength", "realm0": "1S1"}, "move"),
        ({"phase": "power", "power": "strength", "realm0": "1S1 1S2", "moved": "a1"}, "move-second"),
        ({"phase": "power", "power": "wind", "realm0": "1^ 1#"}, "turn-or-shift"),
        ({"phase": "power", "power": "wind", "realm0": "1^ 1#", "moved": "yes"}, "shift"),
        ({"phase": "power", "power": "change", "realm0": "1S1 1S2 1S3 1P1"}, "change"),
        ({"phase": "power", "power": "beauty", "realm0": "1S1 1M1 1F1 1S1"}, "beauty"),
        ({"phase": "power", "power": "cleverness", "realm0": "1S1 1S2 1S3"}, "cleverness"),
        (
            {"phase": "power", "power": "faith", "realm0": "1#", "site": "0 a1", "turned": "1a1", "after": "after"},
            "faith",
        ),
    ],
)
def test_every_decision_has_its_question(fields: dict[str, str], key: str) -> None:
    """With arguments that can be read."""
    if "power" in fields:
        fields = fields | {"used": fields["power"]}
    if "used" in fields:
        fields = fields | {"spirits": fields["used"]}
    line = at(**fields)
    question = GAME.ask(line.match.state(), 0)

    assert question.key == key
    json.dumps(telling.ask(GAME, question))
    assert line.match.legal(0)


def test_components_tell_everything_printed() -> None:
    """Ready for JSON, with provenance."""
    found = json.loads(json.dumps(GAME.components()))

    assert len(found["tiles"]) == 29
    assert [len(found[name]) for name in ("type", "spirit", "dragon", "layout")] == [6, 10, 10, 15]
    assert found["layout"][3]["provenance"] == "reconstructed"


@pytest.mark.slow
@pytest.mark.parametrize(("spirits", "realm"), [("all", "6x4"), ("random:4", "5x5")])
def test_a_table_with_many_cards_keeps_the_contract(spirits: str, realm: str) -> None:
    """Random play reaches powers inside powers only with many spirits in play."""
    game = DragonCastle(load())
    for option in game.options:
        if option.name in ("spirits", "dragons"):
            option.default = spirits
        elif option.name == "realm":
            option.default = realm

    assert check(game, matches=budget(3)) == []


def test_undo_of_a_whole_turn_restores_the_position() -> None:
    line = at(castle="1M1 . 1M1", realm0="1S1", has0="pool=0")
    before = line.match.digest
    line.then("take:a1 pair:c1 M1@b1 M1@c1")
    line.match.undo(whole_turn=True)

    assert line.match.digest == before
    assert isinstance(line.match, wawel.Match)
