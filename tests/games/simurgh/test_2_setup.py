"""SI-2: setup in both modes."""

from typing import Any, cast

import pytest

import wawel
from tests.games.simurgh.scenes import scene, view
from wawel.core import bits, telling
from wawel.core.rng import Rng
from wawel.games.simurgh import GAME
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import TILE, SimurghState
from wawel.testing import Played, play, rule
from wawel.words import sentence

DRAGONLORD = {"mode": "dragonlord"}


def seats_of(match: wawel.Match) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", match.view(-1)["seats"])


def state(match: wawel.Match) -> SimurghState:
    return cast(SimurghState, match.state())


def drafted(seats: int, seed: int = 1) -> wawel.Match:
    """A Dragonlord match after its three drafts."""
    match = wawel.Match(GAME, seats, seed=seed, options=DRAGONLORD)
    while match.view(-1)["phase"] in ("power", "draft", "pick"):
        seat = match.waiting[-1]
        match.play(seat, match.legal(seat)[0])
    return match


@rule("SI-2.1")
def test_chance_names_the_first_player() -> None:
    """Any seat may be first; then play goes on with the next seat."""
    line = play(GAME, "", seats=3)

    assert [line.match.format(-1, action) for action in line.match.legal(-1)] == ["first:0", "first:1", "first:2"]
    match = wawel.Match(GAME, 3, seed=4)
    first = match.view(0)["first"]
    assert match.waiting == [first]


@rule("SI-16.26")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_play_goes_clockwise(seats: int) -> None:
    """Seats are numbered clockwise: one after the other, from the first player round the table and on."""
    line = scene("seat: 2\nfirst: 2", seats=seats)
    order = []
    for _ in range(seats + 1):
        order += line.match.waiting
        line.then("spearman@main_market get:1pp end" if len(order) <= seats else "")

    assert order == [(2 + place) % seats for place in range(seats)] + [2]


@rule("SI-2.2", "SI-2.3", "SI-13.3")
def test_stacks_are_counted_not_ordered() -> None:
    """26 of 40 action tiles are in the game; nobody knows which, so any unseen one may be dealt."""
    s = cast(SimurghState, GAME.start(2, wawel.Match(GAME, 2, seed=1).options))

    assert list(s.left) == [8, 5, 5, 8]
    assert stacks.size(s, 0) == 26
    assert stacks.size(s, 1) == 24
    assert stacks.size(s, 2) == 12
    offered = list(stacks.listed(0, stacks.in_bag(s, 0)))
    assert len(offered) == 40
    assert sum(stacks.weight(s, 0, action & 127) for action in offered) == 26 * stacks.SCALE


@rule("SI-2.4", "SI-2.5")
def test_everybody_starts_alike() -> None:
    """One spearman, one rider, eight resources, no points."""
    for seat in seats_of(wawel.Match(GAME, 4, seed=2)):
        assert seat["free"] == {"spearman": 1, "rider": 1}
        assert seat["supply"] == {"spearman": 2, "rider": 1}
        assert seat["goods"] == {"veg": 2, "meat": 1, "wood": 1, "stone": 1, "wisdom": 2, "weapon": 1}
        assert (seat["total"], seat["points"]) == (8, 0)


@rule("SI-2.6", "SI-16.22")
@pytest.mark.parametrize(
    ("seats", "option", "areas"), [(2, "printed", 4), (3, "printed", 6), (5, "printed", 6), (2, "6", 6), (4, "5", 5)]
)
def test_areas_open_by_number_of_players_or_by_option(seats: int, option: str, areas: int) -> None:
    wilds = wawel.Match(GAME, seats, seed=1, options={"areas": option}).view(-1)["wilds"]

    assert isinstance(wilds, list)
    assert [area["open"] for area in wilds] == [number < areas for number in range(6)]


@rule("SI-2.7", "SI-2.8", "SI-2.9", "SI-2.10")
@pytest.mark.parametrize(("seats", "deck", "dragons"), [(2, 16, 22), (3, 13, 21), (4, 10, 20), (5, 7, 19)])
def test_spearman_mode_deals_four_tiles_and_a_dragon(seats: int, deck: int, dragons: int) -> None:
    """The control totals of the sheet; a hand has one tile of each dealt type."""
    match = wawel.Match(GAME, seats, seed=seats)
    s = state(match)

    assert stacks.size(s, 0) == deck
    assert stacks.size(s, 1) == dragons
    assert all(s.market)
    for seat in range(seats):
        types = sorted(GAME.parts.type[entry & 127] for entry in s.hands[seat])
        assert types == [0, 1, 3, 4]
        assert [entry & 7 for entry in s.dragons[seat]] == [7]


@rule("SI-2.8")
def test_tiles_are_dealt_one_type_at_a_time() -> None:
    """The first player's second tile is a production tile."""
    line = play(GAME, "first:1 tile:29 tile:30")

    assert line.match.legal(-1) == [action for action in line.match.legal(-1) if GAME.parts.type[action & 127] == 0]
    assert line.refuses("tile:13") == ("not-in-stack", "SI-20.2")


@rule("SI-2.11")
def test_the_power_draft_goes_backwards() -> None:
    """The last player keeps one of three and passes on two; the previous one adds one."""
    line = play(GAME, "first:0 tile:29 tile:30 tile:31", seats=3, options=DRAGONLORD)

    assert line.match.waiting == [2]
    assert line.refuses("draft:32") == ("not-in-draft", "SI-2.11")
    line.then("draft:30 tile:32")
    assert line.match.waiting == [1]
    assert sorted(view(line, 1)["mine"]["offer"]) == [29, 31, 32]
    line.then("draft:29 tile:33")
    assert sorted(view(line, 0)["mine"]["offer"]) == [31, 32, 33]
    line.then("draft:33")
    assert [view(line, seat)["mine"]["hand"] for seat in range(3)] == [[33], [29], [30]]
    assert view(line, 0)["mine"]["offer"] == []


@rule("SI-2.11", "SI-16.25")
def test_nobody_else_sees_an_offer() -> None:
    """A player who passed on two tiles still knows them, and that they are offered next; the others do not."""
    line = play(GAME, "first:0 tile:29 tile:30 tile:31 draft:30 tile:32", seats=3, options=DRAGONLORD)

    assert view(line, 0)["mine"]["offer"] == view(line, 2)["mine"]["offer"] == []
    hidden = [note for note in line.match.notes if note.key == "offered"]
    assert all(note.secret for note in hidden)
    offers: dict[int, set[tuple[int, ...]]] = {0: set(), 2: set()}
    for viewer, found in offers.items():
        for seed in range(40):
            twin = cast(SimurghState, GAME.resample(line.match.state(), viewer, Rng(seed)))
            found.add(tuple(entry & TILE for entry in twin.offers[1]))
    assert {offer[:2] for offer in offers[2]} == {(29, 31)}
    assert len({offer[2] for offer in offers[2]}) > 3
    assert len({offer[:2] for offer in offers[0]}) > 10


@rule("SI-2.12")
def test_the_action_draft_has_two_rounds_in_the_same_order() -> None:
    """Each gap is filled at once; at the end the open tiles are shuffled in."""
    line = play(GAME, "first:1 tile:29 tile:30 tile:31 draft:29 tile:32 draft:30", options=DRAGONLORD)
    line.then("tile:1 tile:2 tile:3 tile:13")
    order = []
    for pick, fill in (("1", "4"), ("2", "5"), ("3", "6"), ("13", "14")):
        order += line.match.waiting
        line.then(f"draft:{pick} tile:{fill}")

    assert order == [1, 0, 1, 0]
    s = state(line.match)
    assert list(s.market) == [0, 0, 0, 0]
    assert [tile for tile in range(49) if s.sure >> tile & 1] == [4, 5, 6, 14]
    assert stacks.size(s, 0) == 22
    assert stacks.weight(s, 0, 4) == stacks.SCALE


@rule("SI-2.13")
def test_dragons_are_picked_by_all_at_once() -> None:
    """Secret until everybody has picked; the rest is shuffled in."""
    match = wawel.Match(GAME, 3, seed=5, options=DRAGONLORD)
    while match.view(-1)["phase"] != "pick":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.waiting == [0, 1, 2]
    before = match.view(1)
    match.play(2, match.legal(2)[1])
    assert match.view(1)["dragon_stack"] == before["dragon_stack"]
    assert [seat["ready"] for seat in seats_of(match)] == [False, False, True]
    assert [seat["dragons"] for seat in seats_of(match)] == [[], [], []]
    refusal = match.why_not(
        0, "pick:49" if "pick:49" not in [match.format(0, a) for a in match.legal(0)] else "pick:50"
    )
    assert refusal is not None
    with pytest.raises(wawel.IllegalAction, match=r"SI-2\.13"):
        match.play(2, "pick:49")
    with pytest.raises(wawel.CannotUndo):
        match.undo()
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert [seat["markers"] for seat in seats_of(match)] == [3, 3, 3]
    assert stacks.size(state(match), 1) == 21


@rule("SI-2.12", "SI-2.13", "SI-2.9")
@pytest.mark.parametrize(("seats", "deck", "dragons"), [(2, 18, 22), (3, 16, 21), (4, 14, 20), (5, 12, 19)])
def test_dragonlord_mode_keeps_the_control_totals(seats: int, deck: int, dragons: int) -> None:
    match = drafted(seats)
    s = state(match)

    assert stacks.size(s, 0) == deck
    assert stacks.size(s, 1) == dragons
    assert [len(row) for row in s.hands] == [3] * seats
    assert bits.count(s.bags[3]) == 8 - seats
    assert match.waiting == [s.first]


def test_a_draft_can_be_told_and_played_by_default() -> None:
    """Time may run out in a draft too."""
    match = wawel.Match(GAME, 2, seed=3, options=DRAGONLORD)
    while match.view(-1)["phase"] != "before":
        match.play(match.waiting[0], match.default(match.waiting[0]))

    assert isinstance(Played(match).scores, list)


@rule("SI-2.11")
def test_the_question_of_the_power_draft_says_where_the_others_go() -> None:
    """To the previous player; those of the last drafter leave the game."""
    match = wawel.Match(GAME, 2, seed=4, options={"mode": "dragonlord"})
    asked = []
    while match.view(-1)["phase"] == "power":
        seat = match.waiting[0]
        question = telling.ask(GAME, GAME.ask(match.state(), seat))
        args = cast("dict[str, Any]", question["args"])
        asked.append([sentence("simurgh", lang, "ask-power-help", args, []) for lang in ("en", "pl")])
        match.play(seat, match.legal(seat)[0])

    assert [row[0].split("others ")[1] for row in asked] == ["go to the previous player.", "leave the game unseen."]
    assert "poprzedniego" in asked[0][1]
    assert "opuszczają" in asked[1][1]
