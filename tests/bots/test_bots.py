"""Bots: legal, fair, repeatable, and the thinking one beats chance."""

import pytest

import wawel
from tests.budgets import budget
from wawel.bots.bot import Bot, make
from wawel.bots.imagined import Imagined
from wawel.core.game import Game
from wawel.core.rng import Rng, Source
from wawel.games.knights_and_castles import GAME
from wawel.testing import play


def run(game: Game, bots: list[Bot], seed: int) -> wawel.Match:
    match, rng = wawel.Match(game, len(bots), seed=seed), Rng(seed)
    while not match.over:
        for seat in match.waiting:
            match.play(seat, bots[seat].choose(Imagined(game, match.state(), seat), rng))
    return match


class Sometimes(Bot):
    """Asks a bot about one in `pause` decisions and takes any legal action otherwise."""

    def __init__(self, bot: Bot, pause: int) -> None:
        self._bot = bot
        self._other = make("random")
        self._pause = pause
        self._asked = 0

    def choose(self, imagined: Imagined, rng: Source) -> int:
        self._asked += 1
        return (self._other if self._asked % self._pause else self._bot).choose(imagined, rng)


@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("name", ["random", "novice", "medium", pytest.param("strong:5", marks=pytest.mark.slow)])
def test_a_bot_plays_every_game_to_its_end(game: Game, name: str) -> None:
    """Match.play would raise on the first illegal choice. Interpreted, thinking about every choice takes too long."""
    pause = max(1, 10 // budget(5))
    assert run(game, [Sometimes(make(name), pause)] * game.min_seats, 3).outcome is not None


def test_a_bot_with_counted_simulations_repeats_itself() -> None:
    """The same seed, the same record."""
    records = {run(GAME, [make("strong:40"), make("random")], 5).record.text() for _ in range(2)}

    assert len(records) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_an_easy_bot_beats_chance(game: Game) -> None:
    """In paired matches with changing seats it wins far more than half."""
    wins = 0
    games = 2 * budget(10)
    for seed in range(games):
        bots = [make("easy"), make("random")]
        outcome = run(game, bots if seed % 2 == 0 else bots[::-1], seed // 2).outcome
        assert outcome is not None
        wins += outcome.winners == [seed % 2]

    assert wins > 0.6 * games


def test_the_choice_depends_on_what_the_seat_knows_alone() -> None:
    """Seat 1 cannot tell two positions apart, in which seat 0 committed differently: it makes the same choice."""
    choices = set()
    for commit in ("knight+catapult", "shepherd+shepherd", "dragon+archer"):
        state = play(GAME, f"youth:0,1 stone_large {commit}").match.state()
        choices.add(make("strong:200").choose(Imagined(GAME, state, 1), Rng(9)))

    assert len(choices) == 1


def test_samples_are_drawn_anew() -> None:
    """Playing on a sample does not touch the bot's own knowledge."""
    imagined = Imagined(GAME, play(GAME, "youth:0,1 stone_large knight+dragon").match.state(), 1)
    before = repr(imagined.view())
    codes = set()
    for seed in range(30):
        sample = imagined.sample(Rng(seed))
        codes.add(sample.encode())
        GAME.apply(sample, 1, imagined.legal()[0])

    assert len(codes) > 10
    assert repr(imagined.view()) == before


def test_a_time_budget_is_kept() -> None:
    """Even with hardly any time the bot answers."""
    bot = make("master", seconds=0.001)
    state = play(GAME, "youth:0,1 stone_large").match.state()

    assert bot.choose(Imagined(GAME, state, 0), Rng(1)) in GAME.legal(state, 0)


@pytest.mark.parametrize("name", ["", "genius", "random:3", "master:", "master:0", "master:x"])
def test_unknown_bots_are_refused(name: str) -> None:
    """The message lists the names there are."""
    with pytest.raises(wawel.BadOption, match="there are: random, novice, easy, medium, strong, master"):
        make(name)
