"""A linear evaluation that learns from matches: what the baselines of Dragon Castle and Carcassonne share.

It looks at the features that the game's own bots look at (`games/<game>/knowledge.py`), but knows nothing of their
weights. At the start only points count.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from librt.vecs import vec

import wawel
from wawel.arena.playing import generator
from wawel.bots.bot import Bot, LevelBot
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.thinking import Thinker
from wawel.core.knowledge import GREEDY, Weights
from wawel.core.match import Match

Array: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"
RIDGE = 0.02  # how much the old weights hold, as a share of the evidence
KEPT = 20  # positions of each match; they are much alike
WONDER = 8  # one decision in so many is any legal one, so that other positions are seen as well


@dataclass(frozen=True)
class Evaluation:
    """A weight for each feature, early and late in a match, and how many points make a lead safe."""

    weights: Array
    spread: float

    def bot(self, level: str, simulations: int = 0) -> Bot:
        """The game's own search, or its greedy play, with these weights instead of its own."""
        half = len(self.weights) // 2
        early, late = ([float(weight) for weight in part] for part in (self.weights[:half], self.weights[half:]))
        own = Weights(vec[float](early), vec[float](late), (self.spread, self.spread))
        return LevelBot(Thinker(level, simulations, weights=own, ends=own))


def points_only(game: str) -> Evaluation:
    """What somebody knows who has read what points are."""
    count = len(knowledge_of(wawel.game(game)).names)
    weights = np.zeros(2 * count)
    weights[[0, count]] = 1.0
    return Evaluation(weights, 10.0)


def row(state: Any, game: str) -> Array:
    """Features of both seats, those of the second one subtracted, as far as the match is early and late."""
    rules = wawel.game(game)
    knowledge = knowledge_of(rules)
    first, second = (np.array(list(knowledge.features(rules, state, seat))) for seat in range(2))
    progress = knowledge.progress(state)
    return np.concatenate([(first - second) * (1.0 - progress), (first - second) * progress])


def self_play(game: str, evaluation: Evaluation, matches: int, seed: str) -> tuple[Array, Array]:
    """Positions of matches that an evaluation plays greedily against itself, and the leads at their ends."""
    rows, leads = [], []
    for number in range(matches):
        match, rng = Match(game, 2, f"{seed}/{number}"), generator(f"{seed}/{number}")
        bot, seen = evaluation.bot(GREEDY), []
        while not match.over:
            for seat in match.waiting:
                legal = match.legal(seat)
                wonders = rng.below(WONDER) == 0
                imagined = Imagined(match.game, match.state(), seat)
                match.play(seat, legal[rng.below(len(legal))] if wonders else bot.choose(imagined, rng))
            if not match.over:
                seen.append(row(match.state(), game))
        lead = match.scores[0].total - match.scores[1].total
        chosen = [seen[rng.below(len(seen))] for _ in range(KEPT)]
        rows += chosen
        leads += [float(lead)] * len(chosen)
    return np.array(rows), np.array(leads)


def fitted(rows: Array, leads: Array, old: Evaluation) -> Evaluation:
    """The weights that foretell leads best, near the old ones where nothing was seen."""
    square = rows.T @ rows
    ridge = np.diag(RIDGE * np.diag(square) + 1e-6)
    weights = old.weights + np.linalg.solve(square + ridge, rows.T @ (leads - rows @ old.weights))
    return Evaluation(weights, max(2.0, float(np.std(leads - rows @ weights)) / 2.0))


def told(game: str, evaluation: Evaluation) -> Sequence[str]:
    """The weights as lines of text."""
    names = knowledge_of(wawel.game(game)).names
    half = len(names)
    return [
        f"  {name:20} {evaluation.weights[place]:8.3f} {evaluation.weights[half + place]:8.3f}"
        for place, name in enumerate(names)
    ]
