"""What bots know about Simurgh: features on scenes, choices that are left out, and fair decisions."""

import math
from typing import cast

import pytest

import wawel
from tests.budgets import budget
from tests.games.simurgh.scenes import scene
from wawel.bots.bot import make
from wawel.bots.imagined import Imagined
from wawel.core.game import CHANCE, OK
from wawel.core.knowledge import LEVELS
from wawel.core.rng import Rng
from wawel.games.simurgh import GAME
from wawel.games.simurgh.belief.columns import NAMES
from wawel.games.simurgh.belief.prospects import Offers
from wawel.games.simurgh.belief.purses import can_pay
from wawel.games.simurgh.components.bundles import MOST, SHIFT, count
from wawel.games.simurgh.knowledge import knowledge
from wawel.games.simurgh.model.state import SimurghState
from wawel.testing import Played

KNOWN = knowledge()
MEAN_ABILITY = Offers(GAME.parts).ability
OPTIONS = [{"mode": mode, "length": length} for mode in ("spearman", "dragonlord") for length in ("short", "long")]


def feature(line: Played, name: str, seat: int = 0) -> float:
    """A feature of a scene, rounded to cents."""
    return round(KNOWN.features(GAME, line.match.state(), seat)[NAMES.index(name)], 2)


def drawing(text: str, actions: str) -> dict[str, float]:
    """Features of the active seat after these actions, before chance draws."""
    line = scene(text)
    state = line.match.state()
    for action in actions.split():
        GAME.apply(state, 0, GAME.parse(state, 0, action))
    assert GAME.actor(state) == CHANCE
    return dict(zip(NAMES, KNOWN.features(GAME, state, 0), strict=True))


def choices(line: Played) -> list[str]:
    """What bots consider, as text."""
    match = line.match
    seat = match.waiting[0]
    return [match.format(seat, action) for action in KNOWN.choices(GAME, match.state(), seat)]


def test_points_and_goods_are_counted() -> None:
    """Of one kind four count in full and the rest by half: six vegetables and a meat are 4 + 2/2 + 1."""
    line = scene("goods 0: 6veg+1meat+2wood+1stone+3wisdom+5weapon\npp 0: 17")

    assert feature(line, "points") == 17
    assert feature(line, "food") == 6
    assert feature(line, "building") == 3
    assert feature(line, "wisdom") == 3
    assert feature(line, "weapons") == 4.5
    assert feature(line, "leftovers") == 6  # 18 resources, a point for three


def test_a_surplus_begins_four_below_the_limit() -> None:
    assert feature(scene("goods 0: 11veg"), "surplus") == 0
    assert feature(scene("goods 0: 9veg+4meat"), "surplus") == 2
    assert feature(scene("mode: dragonlord\ngoods 0: 9veg"), "surplus") == 1


def test_objectives_count_as_they_stand_and_by_the_lead() -> None:
    """#83 compares all markers, 14 and 7 points: three markers against one are half a clear lead."""
    line = scene("objectives: 83 - - - -\ndragons 0: 49:abc\ndragons 1: 51:a")

    assert (feature(line, "objectives"), feature(line, "lead")) == (14, 7)
    assert (feature(line, "objectives", 1), feature(line, "lead", 1)) == (7, -7)


def test_dragons_markers_and_abilities() -> None:
    """#49 gives a vegetable or meat (0.8); its third ability gives four points for a marker (4 - 2)."""
    line = scene("dragons 0: 49:ac 51:-")

    assert feature(line, "dragons") == 2
    assert feature(line, "markers") == 2
    assert feature(line, "abilities") == 2.8


def test_vassals_owned_and_ready() -> None:
    line = scene("board: 0r@forge 0s@library\nfree 0: 1 0")

    assert (feature(line, "spearmen"), feature(line, "riders"), feature(line, "ready")) == (2, 1, 1)


def test_the_best_deal_must_be_affordable_now() -> None:
    """#35 sells nine points for four vegetables, 9 - 4 * 0.8, to a rider; else three for none."""
    assert feature(scene("goods 0: 4veg\nhand 0: 35"), "deal") == 5.8
    assert feature(scene("goods 0: 3veg\nhand 0: 35\nboard: 1r@library\nfree 1: 1 0"), "deal") == 3
    assert feature(scene("goods 0: 4veg\nhand 0: 35\nboard: 0s@forge 0r@forge\nfree 0: 0 0"), "deal") == 0


def test_a_purse_pays_if_it_has_enough_of_everything() -> None:
    """Packed counts are compared all at once: the same as thing by thing, for every printed price."""
    rng = Rng(3)
    for ways in GAME.parts.pays:
        for _ in range(40):
            has = [min(rng.below(7), most) for most in MOST]
            purse = sum([number << SHIFT[thing] for thing, number in enumerate(has)])
            enough = any(all(has[thing] >= count(pay, thing) for thing in range(len(has))) for pay in ways)
            assert can_pay(purse, ways) == enough


def test_an_explorer_looks_down() -> None:
    """#40 costs wisdom and a weapon, 2.9, a move; levels 2 to 4 give 4, 5 and 8 points."""
    text = "wilds: w1=40\nboard: 0r@w1.1\nfree 0: 1 0\n"

    assert feature(scene(f"{text}goods 0: 1wisdom+1weapon"), "journey") == 8.3
    assert feature(scene(f"{text}goods 0: 1wisdom+1weapon"), "step") == 1.1
    assert feature(scene(f"{text}goods 0: 1weapon"), "step") == 0.28  # half of the cost, and half of that


def test_the_best_tile_of_a_hand_counts_and_half_of_the_next() -> None:
    """Best offers: #35 5.8, #13 3 wisdom and a marker 6.2, #7 three vegetables and a meat 3.2."""
    assert feature(scene("hand 0: 35"), "hand") == 5.8
    assert feature(scene("hand 0: 7 13 35"), "hand") == 9.1


def test_what_is_paid_for_counts_before_it_is_drawn() -> None:
    """A dragon with three markers from the Breeding Grounds: it is paid for, and chance has not drawn."""
    breeding = drawing("goods 0: 1veg+1meat+1wood+1stone+1weapon\ndragons 0: 49:a", "rider@breeding_grounds")

    assert breeding["dragons"] == 2
    assert breeding["markers"] == 4
    assert breeding["abilities"] == pytest.approx(0.8 + 3 * MEAN_ABILITY)


def test_a_look_at_objectives_counts_those_that_suit_the_seat() -> None:
    """Markers on #49 lead in #73, #77, #79 and #83: the best three of them, without a rival, pay 10, 12 and 14."""
    look = "rider@dragonlord_monument"

    assert drawing("goods 0: 2wisdom\ndragons 0: 49:abc\ndragons 1: 51:-", look)["look"] == 11
    assert drawing("goods 0: 2wisdom\ndragons 0: 49:-\ndragons 1: 51:abc", look)["look"] == 0
    assert drawing("goods 0: 1wisdom\ndragons 0: 49:abc\ndragons 1: 51:-", look)["look"] == 0  # no space to pay for


def test_after_the_last_turn_plans_are_worth_nothing() -> None:
    """SI-15.2: seat 1 triggered the end and is done; seat 0 has a turn to come."""
    line = scene("turn: 2\nending: 1\nchronicle: 3 4 5 6 7 8 17 18\ngoods 1: 6veg\npp 1: 9\ngoods 0: 6veg")
    values = dict(zip(NAMES, KNOWN.features(GAME, line.match.state(), 1), strict=True))

    assert {name: value for name, value in values.items() if value} == {"points": 9, "leftovers": 2}
    assert feature(line, "food") == 5


def test_progress_is_the_nearer_end() -> None:
    """SI-15.1: two of four objectives, or six of eight tiles; once the end is near for sure, all of it."""
    assert KNOWN.progress(scene("objectives: 83 84 - - -").match.state()) == 0.5
    assert KNOWN.progress(scene("objectives: 83 84 - - -\nchronicle: 3 4 17 18 19 21").match.state()) == 0.75


def test_a_spearman_goes_where_both_could() -> None:
    found = choices(scene("goods 0: -"))

    assert "spearman@library" in found
    assert "rider@library" not in found
    assert "rider@dragon_spires" in found


def test_recalls_come_in_one_order_and_explorers_when_wanted() -> None:
    line = scene("wilds: w1=40\nboard: 0r@w1.1 0s@forge 0s@library 0s@armoury\nfree 0: 0 1", "recall:spearman@forge")

    assert choices(line) == ["recall:spearman@armoury", "recall:rider@w1.1", "done"]


def test_a_match_that_drags_on_is_played_towards_its_end() -> None:
    """After 5 turns each for every tile that ends the game: lay a tile, else go and buy one."""
    late = "turn: 80\ngoods 0: 1veg+1wisdom\n"

    assert choices(scene(f"{late}hand 0: 7")) == ["lay:7"]
    assert choices(scene(late)) == ["spearman@scouts_quarters"]
    assert len(choices(scene("turn: 78\ngoods 0: 1veg+1wisdom\nhand 0: 7"))) > 5


@pytest.mark.parametrize("options", OPTIONS, ids=lambda chosen: "-".join(chosen.values()))
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_choices_are_legal_and_features_finite(options: dict[str, str], seats: int) -> None:
    """At every decision of random matches something is left to choose, and every seat has all its features."""
    for seed in range(budget(3)):
        match, rng = wawel.Match(GAME, seats, seed=seed, options=options), Rng(seed)
        while not match.over:
            for seat in match.waiting:
                state = match.state()
                found = list(KNOWN.choices(GAME, state, seat))
                assert found
                assert all(GAME.why_not(state, seat, action) == OK for action in found)
                values = KNOWN.features(GAME, state, seat)
                assert len(values) == len(NAMES)
                assert all(math.isfinite(value) for value in values)
                assert 0.0 <= KNOWN.progress(state) <= 1.0
                match.play(seat, found[rng.below(len(found))])


@pytest.mark.parametrize("mode", ["spearman", "dragonlord"])
def test_a_decision_does_not_depend_on_what_is_hidden(mode: str) -> None:
    """Hidden things are shuffled behind a seat's back; with the same seed it chooses the same."""
    match, rng = wawel.Match(GAME, 3, seed=4, options={"mode": mode}), Rng(4)
    for step in range(40):
        seat = match.waiting[0]
        if step % 8 == 0:
            states = [match.state()] + [GAME.resample(match.state(), seat, Rng(9 + turn)) for turn in range(2)]
            chosen = {make(f"strong:{budget(20)}").choose(Imagined(GAME, state, seat), Rng(step)) for state in states}
            assert len(chosen) == 1
        found = match.legal(seat)
        match.play(seat, found[rng.below(len(found))])


@pytest.mark.slow
@pytest.mark.parametrize("level", ["novice", "easy", f"medium:{budget(20)}"])
def test_equal_bots_come_to_an_end(level: str) -> None:
    """Nobody waits for the other: matches end by SI-15.1, long before the limit of turns."""
    bot, rng = make(level), Rng(7)
    for seed in range(budget(5)):
        match = wawel.Match(GAME, 2, seed=seed)
        while not match.over:
            for seat in match.waiting:
                match.play(seat, bot.choose(Imagined(GAME, match.state(), seat), rng))
        assert cast(SimurghState, match.state()).ending >= 0


def test_every_level_is_described() -> None:
    """And weights have a value for every feature, or reading them would fail."""
    assert all(KNOWN.level(name) for name in LEVELS)
