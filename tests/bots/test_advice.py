"""Advice: what a bot would do and why, from what the seat knows."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import wawel
from wawel.bots.advice import HARM, LESS, OTHERS, SCORE, TRIED, advise, notes_of, reasons
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.lines import Line, Trial
from wawel.core.game import Game, State
from wawel.core.knowledge import FITTED
from wawel.core.rng import Rng
from wawel.games.carcassonne import GAME as CARCASSONNE
from wawel.games.knights_and_castles import GAME as KNIGHTS
from wawel.testing import play
from wawel.words import LANGUAGES
from wawel.words.bundles import bundle


def of(game: Game, line: str, seat: int) -> Imagined:
    return Imagined(game, play(game, line).match.state(), seat)


def test_advice_is_a_legal_line_with_a_chance() -> None:
    """The first action is one that the seat can choose now."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large", 0)

    found = advise(imagined, Rng(1), "medium")

    assert found.actions[0] in imagined.legal()
    assert 0.0 <= found.chance <= 1.0


def test_the_same_seed_gives_the_same_advice() -> None:
    first, second = (advise(of(KNIGHTS, "youth:0,1 stone_large", 0), Rng(5), "strong", 40) for _ in range(2))

    assert first.actions == second.actions
    assert first.chance == second.chance


def test_notes_tell_nothing_that_the_seat_cannot_know() -> None:
    """Seat 1 commits last: who wins the castle depends on seat 0's hidden cards, so only what is sure is told."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large knight+catapult", 1)
    action = imagined.legal()[0]
    sample = imagined.sample(Rng(3))
    KNIGHTS.apply(sample, 1, action)

    told = notes_of(imagined, Line(vec[i64]([action]), sample, 0.0), Rng(3))

    assert all(note.key in ("ready", "committed") or note.seat == 1 for note in told)


def test_notes_say_what_a_placement_brings() -> None:
    """Nothing is hidden in Carcassonne, so the whole line is told."""
    match = wawel.Match(CARCASSONNE, 2, seed=4)
    imagined = Imagined(CARCASSONNE, match.state(), match.waiting[0])

    found = advise(imagined, Rng(1), "medium")

    assert found.notes
    assert found.notes[0].seat == match.waiting[0]


def test_advice_says_what_other_lines_promise_and_whether_there_was_time() -> None:
    """A full search in no time at all is stopped by the clock; without a clock it never is."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large", 0)
    hurried, calm = advise(imagined, Rng(1), "strong", 100_000, 1e-6), advise(imagined, Rng(1), "strong", 40)

    assert (hurried.so_far, calm.so_far) == (True, False)
    assert 0.2 < calm.otherwise < calm.chance < 0.8


def test_advice_never_costs_a_chance() -> None:
    """Other lines are measured as the best one is: a look at the position was far more hopeful than search."""
    match = wawel.Match("dragonkeepers", 2, seed=5)
    rng = Rng(2)
    for _ in range(12):
        seat = match.waiting[0]
        found = advise(Imagined(match.game, match.state(), seat), rng, "strong", 60)
        assert found.otherwise <= found.chance + 1e-9
        match.play(seat, found.actions[0])


def test_chances_of_a_match_between_equals_are_even_on_average() -> None:
    """As the projected result has them: search alone gave both seats of Dragonkeepers a quarter."""
    match = wawel.Match("dragonkeepers", 2, seed=5)
    rng = Rng(2)
    chances = []
    for _ in range(12):
        seat = match.waiting[0]
        found = advise(Imagined(match.game, match.state(), seat), rng, "strong", 60)
        chances.append(found.chance)
        match.play(seat, found.actions[0])

    assert 0.4 < sum(chances) / len(chances) < 0.6


@pytest.mark.parametrize(("game", "seats"), [("knights-and-castles", 3), ("dragonkeepers", 2)])
def test_advice_that_is_better_says_why(game: str, seats: int) -> None:
    """Also where only one line was worth a thought, where the match ends, and where no feature tells."""
    match = wawel.Match(game, seats, seed=5)
    rng = Rng(2)
    silent = []
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        found = advise(Imagined(match.game, match.state(), seat), rng, "strong", 20)
        if found.chance - found.otherwise >= 0.02 and not found.reasons:
            silent.append(match.format(seat, found.actions[0]))
        match.play(seat, found.actions[0])

    assert not silent


def test_what_harms_is_no_reason() -> None:
    """RZ-3.2: early weights hold it against a hand that drums could help it, so shepherds do not promise drums."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large", 0)
    names = knowledge_of(KNIGHTS).names
    early = knowledge_of(KNIGHTS).weights(FITTED).early
    assert early[names.index("recruits")] < 0.0
    state = imagined.sample(Rng(1))
    trials = [Trial(Line(vec[i64]([action]), _after(state, action), 0.0)) for action in imagined.legal()]
    shepherds = [trial for trial in trials if KNIGHTS.format(state, 0, trial.line.actions[0]) == "shepherd+shepherd"]

    found = reasons(imagined, shepherds + [trial for trial in trials if trial not in shepherds])

    assert "armies" in [reason.feature for reason in found]
    assert "recruits" not in [reason.feature for reason in found]


def _after(state: State, action: int) -> State:
    """Both seats have decided, seat 1 for the first pair that it can."""
    world = state.copy()
    KNIGHTS.apply(world, 0, action)
    KNIGHTS.apply(world, 1, KNIGHTS.legal(world, 1)[0])
    return world


@pytest.mark.parametrize("game", [game.id for game in wawel.games()])
def test_every_reason_has_words(game: str) -> None:
    """In both languages: for more of a feature, or for less of one that is bad."""
    knowledge = knowledge_of(wawel.game(game))
    weights = knowledge.weights(FITTED)
    ends = zip(knowledge.names, weights.early, weights.late, strict=True)
    keys = [LESS + name if max(early, late) <= HARM else name for name, early, late in ends]
    missing = [
        (key, lang)
        for lang in LANGUAGES
        for key in [*keys, OTHERS, SCORE, TRIED]
        if not bundle(game, lang).has_message(f"advice-{key}")
    ]

    assert not missing


def test_a_small_reason_is_told_if_there_is_no_larger_one() -> None:
    """In Knights and Castles the best pair of cards is often ahead by a fraction of a point."""
    imagined = of(KNIGHTS, "youth:0,1 stone_large", 0)

    found = [advise(imagined, Rng(seed), "strong", 40).reasons for seed in range(6)]

    assert all(found)
