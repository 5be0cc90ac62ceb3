"""Random play to the end, and what the end is worth to each seat."""

from typing import Final

from wawel.core.game import NOBODY, Game, State, pick_from_choices
from wawel.core.rng import Source

ENDLESS: Final = 1 << 30  # more steps than any game has


def play_out(game: Game, state: State, rng: Source, most: int = ENDLESS) -> int:
    """Play on at random until the game is over or `most` steps are made; returns the number of decisions and draws."""
    steps = 0
    actor = game.actor(state)
    while actor != NOBODY and steps < most:
        game.apply(state, actor, game.pick(state, actor, rng))
        steps += 1
        actor = game.actor(state)
    return steps


def play_out_listing(game: Game, state: State, rng: Source) -> int:
    """The same match, but every step is picked from the list of all choices, as in a search that tries them all."""
    steps = 0
    actor = game.actor(state)
    while actor != NOBODY:
        game.apply(state, actor, pick_from_choices(game, state, actor, rng))
        steps += 1
        actor = game.actor(state)
    return steps


def worth(game: Game, state: State, seat: int) -> float:
    """What a finished game is worth to a seat: 1 for winning alone, a share of it for a shared win, 0 for losing."""
    winners = game.outcome(state).winners
    return 1.0 / len(winners) if seat in winners else 0.0
