"""RZ-3: the round, its two decisions, and what stays hidden."""

import json

import pytest

import wawel
from tests.games.knights_and_castles.scenes import by_seat
from wawel.core import telling
from wawel.games.knights_and_castles import GAME
from wawel.testing import play, rule

CAMP = "youth: 0 1\nplayed: stone_large=0 recruit_1=?\ncamp 0: knight+dragon\ncamp 1: archer\n"


@rule("RZ-3.1")
def test_a_full_hand_has_22_attacks() -> None:
    """15 pairs of armies, 6 armies with a shepherd, 1 pair of shepherds."""
    match = by_seat("brick_large").match
    texts = [match.format(0, action) for action in match.legal(0)]

    assert len(set(texts)) == 22
    assert texts.count("shepherd+shepherd") == 1
    assert len([text for text in texts if "shepherd" in text]) == 7


@rule("RZ-3.1", "RZ-8.10")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("knight", "wrong-number"),
        ("knight+dragon+archer", "wrong-number"),
        ("shepherd", "wrong-number"),
        ("knight+knight", "not-in-hand"),
        ("shepherd+shepherd+shepherd", "not-in-hand"),
    ],
)
def test_an_attack_is_exactly_two_cards_of_the_hand(text: str, reason: str) -> None:
    """Everything else is refused by name and changes nothing."""
    assert by_seat("brick_large").refuses(text) == (reason, "RZ-3.1")


@rule("RZ-3.1", "RZ-8.10")
def test_a_card_in_the_camp_cannot_attack() -> None:
    """The knight went to the camp in round 1."""
    line = by_seat("brick_large knight+shepherd shepherd+shepherd wood_small")

    assert line.refuses("knight+dragon") == ("not-in-hand", "RZ-3.1")


@rule("RZ-3.1")
def test_a_seat_chooses_once() -> None:
    """There is no second choice beside the first."""
    line = by_seat("brick_large knight+dragon")

    assert line.refuses("archer+peasant", seat=0) == ("already-chosen", "RZ-3.1")
    assert GAME.why_not(line.match.state(), 0, line.match.legal(1)[0]) != 0


@rule("RZ-3.1")
def test_a_commit_is_taken_back_while_others_choose() -> None:
    """The choices of the others stay, whoever chose first, and so does everything they were told."""
    match = wawel.Match(GAME, 3, seed=7)
    for seat in (1, 0):
        match.play(seat, "knight+dragon")
    match.withdraw(1)

    assert match.waiting == [1, 2]
    assert [(note.key, note.seat) for note in match.notes][-1] == ("ready", 0)
    match.play(1, "archer+peasant")
    match.play(2, "shepherd+shepherd")
    other = wawel.Match(GAME, 3, seed=7)
    for seat, text in enumerate(("knight+dragon", "archer+peasant", "shepherd+shepherd")):
        other.play(seat, text)
    assert match.record.text() == other.record.text()
    assert match.digest == other.digest


@rule("RZ-3.1")
def test_a_commit_is_final_once_all_have_chosen() -> None:
    """The cards have been turned up."""
    line = by_seat("brick_large knight+dragon archer+peasant")

    for seat in (0, 1):
        with pytest.raises(wawel.CannotUndo):
            line.match.withdraw(seat)
    with pytest.raises(wawel.CannotUndo, match=r"RZ-3\.1"):
        line.match.undo()


@rule("RZ-3")
def test_seats_commit_in_any_order() -> None:
    """The record keeps seat order, the position is the same."""
    one, other = wawel.Match(GAME, 3, seed=7), wawel.Match(GAME, 3, seed=7)
    for match, order in ((one, (0, 1, 2)), (other, (2, 0, 1))):
        for seat in order:
            assert seat in match.waiting
            match.play(seat, "shepherd+shepherd" if seat else "knight+dragon")

    assert one.record.text() == other.record.text()
    assert one.digest == other.digest


@rule("RZ-3")
def test_nothing_else_can_be_done_in_a_phase() -> None:
    """A recruit in an attack, an attack after the end."""
    line = by_seat("brick_large")
    recruit = GAME.parse(play(GAME, "", position=CAMP).match.state(), 0, "knight")

    assert GAME.reason(GAME.why_not(line.match.state(), 0, recruit)).key == "not-now"
    assert GAME.reason(GAME.why_not(line.match.state(), 0, -5)).rule == "RZ-3"


@rule("RZ-3.2")
def test_recruiting_takes_one_card_of_the_own_camp() -> None:
    """Others are refused."""
    line = play(GAME, "", position=CAMP)

    assert line.refuses("archer") == ("not-in-camp", "RZ-3.2")
    assert line.refuses("shepherd") == ("not-in-camp", "RZ-3.2")
    assert line.refuses("knight+dragon") == ("one-card", "RZ-3.2")
    assert [line.match.format(0, action) for action in line.match.legal(0)] == ["knight", "dragon"]


@rule("RZ-3.2", "RZ-9.4")
def test_a_recruit_cannot_be_declined_but_taken_back_while_others_choose() -> None:
    """A seat with a camp is asked until it chooses."""
    line = play(GAME, "knight", position=CAMP)

    assert line.match.waiting == [1]
    assert [line.match.format(1, action) for action in line.match.legal(1)] == ["archer"]
    assert line.refuses("dragon", seat=0) == ("already-recruited", "RZ-3.2")
    with pytest.raises(wawel.CannotUndo, match=r"RZ-3\.2"):
        line.match.undo()
    assert GAME.reason(GAME.why_not(line.match.state(), 0, line.match.legal(1)[0])).key == "already-recruited"
    line.match.withdraw(0)
    assert line.match.waiting == [0, 1]


@rule("RZ-3.2")
def test_a_seat_with_an_empty_camp_is_not_asked() -> None:
    """Only seat 1 has something to recruit."""
    line = play(GAME, "", position="youth: 0 1\nplayed: recruit_1=?\ncamp 1: archer\n")

    assert line.match.waiting == [1]
    assert line.refuses("knight", seat=0) == ("nothing-in-camp", "RZ-3.2")
    line.then("archer")
    assert line.match.view(0)["round"] == 1
    assert line.match.legal(wawel.CHANCE)


@rule("RZ-3.2")
def test_a_drum_with_all_camps_empty_is_over_at_once() -> None:
    """A drum as the first tile asks nobody."""
    line = by_seat("recruit_1")

    assert line.match.waiting == []
    assert line.notes("nothing-to-recruit")


@rule("RZ-3.3")
def test_who_runs_out_of_time_sends_shepherds_or_takes_the_first_card() -> None:
    """The first card as listed in the data file."""
    attack, recruit = by_seat("brick_large").match, play(GAME, "", position=CAMP).match

    assert attack.format(0, attack.default(0)) == "shepherd+shepherd"
    assert recruit.format(0, recruit.default(0)) == "knight"
    attack.play(0, attack.default(0))
    with pytest.raises(wawel.NotWaiting):
        attack.default(0)


@rule("RZ-3.4")
def test_a_commit_shows_only_that_the_seat_is_ready() -> None:
    """Whatever seat 0 chose, the others and a spectator see the same."""
    choices = ["knight+dragon", "shepherd+shepherd", "archer+shepherd"]
    matches = [by_seat(f"brick_large {text}", seats=3).match for text in choices]

    for viewer in (-1, 1, 2):
        assert len({json.dumps(match.view(viewer)) for match in matches}) == 1
    assert matches[0].view(0)["mine"] == {
        "seat": 0,
        "hand": ["footman", "archer", "peasant", "catapult", "shepherd", "shepherd"],
        "camp": [],
        "commit": ["knight", "dragon"],
    }


@rule("RZ-3.4", "RZ-9.5")
def test_a_recruited_card_is_seen_by_its_owner_alone() -> None:
    """The others learn that one card moved."""
    matches = [play(GAME, f"{text} archer", position=CAMP).match for text in ("knight", "dragon")]

    for viewer in (-1, 1):
        views = {json.dumps(match.view(viewer)) for match in matches}
        notes = {json.dumps([telling.note(GAME, note, viewer) for note in match.notes]) for match in matches}
        assert len(views) == 1
        assert len(notes) == 1
    found = [telling.note(GAME, note, 0) for note in matches[1].notes if note.seat == 0]
    assert found[-1]["args"] == {"card": "card.dragon"}


@rule("RZ-9.6")
def test_the_own_camp_can_be_looked_through_at_any_time() -> None:
    """Also while a castle is attacked."""
    line = by_seat("brick_large knight+dragon shepherd+shepherd wood_small")
    mine = line.match.view(0)["mine"]

    assert isinstance(mine, dict)
    assert mine["camp"] == ["knight", "dragon"]
