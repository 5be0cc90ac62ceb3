"""What bots know about Knights and Castles."""

import math

import pytest

import wawel
from tests.budgets import budget
from tests.games.knights_and_castles.scenes import by_seat
from wawel.bots.bot import make
from wawel.bots.imagined import Imagined
from wawel.core.game import CHANCE, NOBODY, State
from wawel.core.knowledge import LEVELS
from wawel.core.options import canonical
from wawel.core.rng import Rng
from wawel.games.knights_and_castles import GAME
from wawel.games.knights_and_castles.knowledge import NAMES, knowledge
from wawel.games.knights_and_castles.model.state import NO_COMMIT, RECRUIT, KnightsState
from wawel.testing import rule

KNOWN = knowledge()
SETTINGS = [(seats, long) for seats in (2, 3, 4) for long in ("no", "yes")]


def seen(line: str, seat: int, seats: int = 2) -> dict[str, float]:
    """The features of a seat after a line; the line ends with a tile that has just been turned up."""
    state = by_seat(line, seats=seats).match.state()
    return dict(zip(NAMES, KNOWN.features(GAME, state, seat), strict=True))


def positions(seats: int, long: str, seed: int) -> list[State]:
    """Every position of a random match in which somebody decides."""
    state, rng = GAME.start(seats, canonical(GAME.options, {"long": long}, seats)), Rng(seed)
    found: list[State] = []
    while (actor := GAME.actor(state)) != NOBODY:
        if actor != CHANCE:
            found.append(state.copy())
        GAME.apply(state, actor, GAME.pick(state, actor, rng))
    return found


@rule("RZ-4.3", "RZ-6.2")
def test_castles_count_their_points_and_the_sword_those_that_may_come() -> None:
    """Seat 1 takes 2 points of 9. Wood is on the table for 1; of the 6 points behind it, 5 in 6 will come."""
    line = "stone_large shepherd+shepherd knight+shepherd wood_small"

    assert seen(line, 1)["points"] == 2.0
    assert seen(line, 1)["sword"] == 0.0
    assert math.isclose(seen(line, 0)["sword"], 1.0 + 6.0 * 5.0 / 6.0)


@rule("RZ-4.4", "RZ-5.1")
def test_armies_in_hand_count_and_those_in_the_camp_as_far_as_drums_come() -> None:
    """Two armies are in the camp; two drums are among seven tiles, of which six will come."""
    line = "stone_large knight+dragon shepherd+shepherd"
    two = seen(f"{line} wood_small", 0)

    assert two["armies"] == 4.0
    assert math.isclose(two["recruits"], 2.0 * 5.0 / 6.0)
    assert seen(f"{line} wood_small", 1)["recruits"] == 0.0


@rule("RZ-4.2", "RZ-4.3")
def test_a_strongest_card_that_nobody_can_repeat_takes_a_castle_for_sure() -> None:
    """Seat 1 has lost its knight. Seat 0 still has one: 6 against stone, nobody's equal."""
    line = "wood_small shepherd+shepherd knight+shepherd stone_large"
    ahead, behind = seen(line, 0), seen(line, 1)

    assert math.isclose(ahead["sure"], 2.0 + 5.0 / 6.0)  # the large castle now, the small one later
    assert behind["sure"] == 0.0
    # the knight alone cannot be repeated: stone 6, brick 3, wood 2 of 6, for 2 and 5/6 times 1, 3 and 2 points
    assert math.isclose(ahead["alone"], 2.0 + 5.0 / 6.0 * (1.0 + 3.0 * 3.0 / 6.0 + 2.0 * 2.0 / 6.0))
    assert behind["alone"] == 0.0


@rule("RZ-4.3")
def test_a_clash_of_full_hands_favours_nobody() -> None:
    """Of 64 pairs of cards 15 are won by strength and 12 against a shepherd; 9 points are on the way."""
    full = seen("stone_large", 0)

    assert math.isclose(full["clash"], 27.0 / 64.0 * (2.0 + 7.0 * 6.0 / 7.0))
    assert full["clash"] == seen("stone_large", 1)["clash"]


@rule("RZ-6.3")
def test_the_tie_break_is_seen() -> None:
    """Seat 0 is the younger; it falls behind as soon as it has fewer cards."""
    assert [seen("stone_large", seat)["tie"] for seat in (0, 1)] == [1.0, 0.0]
    fewer = "stone_large knight+dragon shepherd+shepherd wood_small"
    assert [seen(fewer, seat)["tie"] for seat in (0, 1)] == [0.0, 1.0]


@rule("RZ-7.1")
def test_progress_counts_the_rounds_of_all_games() -> None:
    """It starts near 0, never falls, and the last round is the end."""
    for long in ("no", "yes"):
        found = [KNOWN.progress(state) for state in positions(2, long, 3)]
        assert found == sorted(found)
        assert 0.0 < found[0] < 0.2
        assert found[-1] == 1.0


@pytest.mark.parametrize(("seats", "long"), SETTINGS)
def test_features_are_finite_and_choices_are_legal_at_every_table(seats: int, long: str) -> None:
    """All seats, all options, random positions."""
    for seed in range(budget(20)):
        for state in positions(seats, long, seed):
            for seat in range(seats):
                found = KNOWN.features(GAME, state, seat)
                assert len(found) == len(NAMES)
                assert all(math.isfinite(value) for value in found)
            for seat in GAME.waiting(state):
                choices = KNOWN.choices(GAME, state, seat)
                assert len(choices)
                assert set(choices) <= set(GAME.legal(state, seat))


@rule("RZ-5.1")
def test_in_the_last_round_one_recruit_is_as_good_as_another() -> None:
    """A camp of several armies offers one choice then."""
    last = [
        (state, seat)
        for seed in range(40)
        for state in positions(2, "no", seed)
        for seat in GAME.waiting(state)
        if isinstance(state, KnightsState) and state.phase == RECRUIT and state.round == 7
    ]

    assert any(len(GAME.legal(state, seat)) > 1 for state, seat in last)
    assert all(len(KNOWN.choices(GAME, state, seat)) == 1 for state, seat in last)


@rule("RZ-3.4")
def test_a_commit_is_taken_back_for_everybody_but_the_seat() -> None:
    """Whether seat 0 was faster tells seat 1 nothing."""
    state = by_seat("stone_large knight+dragon", seats=3).match.state()
    assert isinstance(state, KnightsState)
    KNOWN.reopen(state, 1)

    assert list(state.commits) == [NO_COMMIT] * 3


@rule("RZ-3.4")
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_hidden_things(level: str) -> None:
    """Seat 1 chooses alike, whatever seat 0 has chosen and whichever army came back to its hand."""
    bot = make(level if level in ("novice", "easy", "medium") else f"{level}:300")
    line = "stone_large knight+dragon shepherd+shepherd recruit_1 {} wood_small {}"
    chosen = set()
    for back in ("knight", "dragon"):
        for commit in ("shepherd+shepherd", "archer+peasant"):
            state = by_seat(line.format(back, commit)).match.state()
            chosen.add(bot.choose(Imagined(GAME, state, 1), Rng(4)))
            chosen.add(bot.choose(Imagined(GAME, GAME.resample(state, 1, Rng(8)), 1), Rng(4)))

    assert len(chosen) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_matches_between_equal_bots_end(level: str) -> None:
    """At three seats, in the longer match."""
    name = level if level in ("novice", "easy", "medium") else f"{level}:60"
    match, rng = wawel.Match(GAME, 3, seed="equal", options={"long": "yes"}), Rng(5)
    while not match.over:
        for seat in match.waiting:
            match.play(seat, make(name).choose(Imagined(GAME, match.state(), seat), rng))

    assert match.outcome is not None
