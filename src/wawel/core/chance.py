"""Chance as an actor: the one function that draws, for matches and for bots alike."""

from wawel.core.game import CHANCE, Game, State
from wawel.core.rng import Source


def draw(game: Game, state: State, source: Source) -> int:
    """A chance action, each as likely as its weight says."""
    actions = game.legal(state, CHANCE)
    total = 0
    for action in actions:
        total += game.weight(state, action)
    left = source.below(total)
    for action in actions:
        left -= game.weight(state, action)
        if left < 0:
            return action
    raise AssertionError("weights changed while drawing")
