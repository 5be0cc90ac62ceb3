"""What bots know about Dragonkeepers: features on scenes, sets that are alike, fair decisions, no idling."""

import math
from typing import cast

import pytest

import wawel
from tests.budgets import budget
from tests.games.dragonkeepers.scene import at
from wawel.bots.bot import make
from wawel.bots.evaluation import Judge
from wawel.bots.imagined import Imagined
from wawel.bots.lines import lines
from wawel.bots.playout import follow
from wawel.core.game import OK
from wawel.core.knowledge import LEVELS
from wawel.core.rng import Rng
from wawel.games.dragonkeepers import GAME
from wawel.games.dragonkeepers.belief import known
from wawel.games.dragonkeepers.knowledge import NAMES, knowledge
from wawel.games.dragonkeepers.model.state import KeepersState
from wawel.testing import Played

KNOWN = knowledge()
TABLES = [(2, "none"), (3, "none"), (4, "none"), (2, "6"), (3, "2"), (4, "6")]


def feature(line: Played, name: str, seat: int = 0) -> float:
    """A feature of a scene, rounded to cents."""
    return round(KNOWN.features(GAME, line.match.state(), seat)[NAMES.index(name)], 2)


def choices(line: Played, seat: int = 0) -> list[str]:
    """What bots consider, as text."""
    return [line.match.format(seat, action) for action in KNOWN.choices(GAME, line.match.state(), seat)]


def new_match(seats: int, chests: str, seed: int) -> wawel.Match:
    return wawel.Match(GAME, seats, seed=seed, options={"chests": chests})


def test_counts_of_hidden_cards_end_even_below_nothing() -> None:
    """Search once owed a card, its count below nothing was shifted for ever, and a bot never answered."""
    assert known._least(-1, -1) >= 0
    assert known._least(0x321, 0x113) == 0x111


# Seat 1 takes the white card, and what lies on the left pile is turned up: seat 0 put it there, and nobody saw it.
TURNING = """
seats: 2
phase: take
turn: 20
first: 0
seat: 1
takes: 1
left: 5 display=white_1 put=blue_3@0 put=blue_4@0
right: blue display=white_blue
fragments: 1*6 4*5 6*4 8*4 10*4 12*4 16*2
shown: green_2_start
hand 0: white_4+white_5+green_white+red_blue+blue_green
row 0: blue=blue_red+blue_green+blue_1 red=red_4+red_green white=white_green+white_red+white_1+white_2
hand 1: green_blue+red_white+blue_white+blue_green+blue_red+blue_red
row 1: green=green_white+green_red+green_2_start+black_6 white=white_green+white_red red=red_2+red_white
"""


def test_a_line_ends_where_another_card_turns_up() -> None:
    """What a line does with a card that it imagined cannot be done where the pile hides another one."""
    state = GAME.from_position(TURNING)
    imagined = Imagined(GAME, state, 1)
    judge = Judge(GAME, KNOWN, KNOWN.weights("weights"))
    found = lines(judge, imagined.sample(Rng(1)), 1, 6)
    broken = 0
    for seed in range(20):
        for line in found:
            world = cast(KeepersState, imagined.sample(Rng(seed)))
            follow(GAME, world, 1, line)
            assert min(world.hands) >= 0
            assert known.fits(GAME.parts, world)
            broken += GAME.actor(world) == 1
    assert broken


# --- features -------------------------------------------------------------------------------------


def test_points_count_what_lies_face_down() -> None:
    """Fragments 1 + 4 + 4 and 6, a red pearl at its mean of 8.4, and an egg of 4."""
    line = at("", "ring 0: 1 4 4 6", "pearls 0: red", "eggs 0: 1")

    assert feature(line, "points") == 15 + 8.4 + 4


def test_an_unfinished_ring_is_a_part_of_the_next_pearl() -> None:
    assert feature(at("", "ring 0: 1 4"), "ring") == 5.6
    assert feature(at("", "ring 0: 1 4 4", "pearls 0: red"), "ring") == 0


def test_eggs_count_by_the_lead_up_to_two() -> None:
    line = at("", "eggs 0: 5", "eggs 1: 1")

    assert (feature(line, "eggs"), feature(line, "eggs", 1)) == (2, -2)


def test_each_colour_is_a_quarter_of_the_best_crest() -> None:
    """The best crest of two seats is worth 12."""
    assert feature(at("", "row 0: red=red_1 white=white_2"), "stacks") == 6


def test_dragons_of_an_enclosed_colour_are_apart() -> None:
    line = at("", "row 0: red=red_1 white=white_2 green=green_1", "hand 0: red_2+red_2+white_3+black_6+blue_4")

    assert (feature(line, "dragons"), feature(line, "enclosed"), feature(line, "black")) == (3, 1, 1)


def test_colours_promise_their_best_reward() -> None:
    """The lowest fragment is worth 1. Three reds: with an egg, 1 + 7; two blues: with a black dragon, 1 + 4."""
    line = at("", "hand 0: red_2+red_2+red_2+blue_4+blue_4+green_1")

    assert (feature(line, "first"), feature(line, "second"), feature(line, "third")) == (8, 5, 2.5)


def test_different_pages_are_counted_once() -> None:
    assert feature(at("", "hand 0: red_2+red_2+red_2+blue_4+blue_4+white_red"), "pages") == 3


def test_the_own_set_may_use_own_pages() -> None:
    """Pages 4 and green; with red on the right and 3 on the left three reds bring 8 and 2 for a colour, for 5 cards."""
    hand = "hand 0: red_2+red_2+red_2+white_3+white_red"

    assert feature(at("", hand, phase="modify"), "set") == 2.5
    assert feature(at("", hand), "set") == 0  # too late to change the book


def test_followers_count_once_the_pages_are_settled() -> None:
    """Four greens bring fragment, egg and crystal, 9.5, and 2 for a colour, for four cards."""
    hand = "hand 1: green_2+green_2+green_2+green_1"

    assert feature(at("", hand), "follow", 1) == 5.5
    assert feature(at("", hand, "hand 0: white_1", phase="modify"), "follow", 1) == 0


def test_takes_are_those_left_in_a_turn_that_has_begun() -> None:
    """Before, its seat is not better off than the next one will be."""
    assert feature(at("", phase="take"), "takes") == 0
    assert feature(at("left", phase="take"), "takes") == 2
    assert feature(at("left", phase="take"), "takes", 1) == 0


def test_the_next_turn_counts_by_how_soon_it_starts() -> None:
    """A turn that has begun is over soon; then the seat waits longest."""
    ready, begun = new_match(3, "none", 1), at("left", phase="take")

    assert [KNOWN.features(GAME, ready.state(), seat)[NAMES.index("next")] for seat in range(3)] == [1.0, 0.5, 0.0]
    assert [feature(begun, "next", seat) for seat in range(2)] == [0.0, 1.0]


def test_progress_follows_the_fragments() -> None:
    """Two seats need seven amulets: at most 22 fragments."""
    assert round(KNOWN.progress(at("", "ring 0: 1 4").match.state()), 3) == 0.091


# --- choices --------------------------------------------------------------------------------------


def test_equal_sets_are_one_choice() -> None:
    """Pages 2 and red: of a dozen sets, one without and one with a black dragon; a red_2 goes first, there are two."""
    found = choices(at("", "hand 0: red_1+red_2+red_2+red_3+red_white+black_6", pages="2 red"))

    assert found == ["pass", "red_1+red_2", "red_2+black_6"]


def test_with_one_stack_the_ends_are_alike() -> None:
    assert len(choices(at("", "row 0: white=white_1", "hand 0: red_1", pages="1 red"))) == 2
    assert len(choices(at("", "row 0: white=white_1 blue=blue_1", "hand 0: red_1", pages="1 red"))) == 3


def test_a_card_that_changes_no_page_stays_in_hand() -> None:
    found = choices(at("", "hand 0: red_4+red_3+blue_green+blue_red", phase="modify"))

    assert found == ["done", "put=red_3", "put=blue_red"]


@pytest.mark.parametrize(("seats", "chests"), TABLES)
def test_choices_are_legal_and_features_finite(seats: int, chests: str) -> None:
    """Random matches of all sizes, with and without chests."""
    for seed in range(budget(5)):
        match, rng = new_match(seats, chests, seed), Rng(seed)
        while not match.over:
            seat = match.waiting[0]
            found = list(KNOWN.choices(GAME, match.state(), seat))
            assert found
            assert all(GAME.why_not(match.state(), seat, action) == OK for action in found)
            for each in range(seats):
                numbers = KNOWN.features(GAME, match.state(), each)
                assert len(numbers) == len(NAMES)
                assert all(math.isfinite(number) for number in numbers)
            assert 0.0 <= KNOWN.progress(match.state()) <= 1.0
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])


# --- decisions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["easy", "strong:20"])
def test_hidden_cards_do_not_decide(name: str) -> None:
    """Other seats' hidden cards are dealt again behind the bot's back; it chooses the same from the same seed."""
    match, bot, rng = new_match(3, "none", 4), make(name), Rng(1)
    for _ in range(budget(100)):
        seat, state = match.waiting[0], match.state()
        twin = GAME.resample(state, seat, rng)
        chosen = {bot.choose(Imagined(GAME, world, seat), Rng(7)) for world in (state, twin)}
        assert len(chosen) == 1
        match.play(seat, chosen.pop())
        if match.over:
            break


@pytest.mark.parametrize(("seats", "chests"), TABLES)
@pytest.mark.parametrize("name", ["novice", "medium"])
def test_equal_bots_do_not_idle(name: str, seats: int, chests: str) -> None:
    """DK-7.4 is for people: bots play sets until the last amulet is complete."""
    for seed in range(budget(5)):
        match, bot, rng = new_match(seats, chests, seed), make(name), Rng(seed)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bot.choose(Imagined(GAME, match.state(), seat), rng))
        assert sum(len(score.items) > 0 for score in match.scores) == seats
        assert "idle" not in [note.key for note in match.notes]


def test_every_level_is_described() -> None:
    assert [KNOWN.level(name).noise >= 0 for name in LEVELS] == [True] * 5
