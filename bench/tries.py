"""Weights learned from search: lines of a turn are tried out, and should look as good as they then did.

Where a fit to finished matches asks what winners have, this asks what a choice changes, so nothing is credited for
being in good company. It is one step of policy iteration: search is better than a look, and the look learns from it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

import wawel
from bench.fitting import Array, Tables
from bench.matches import bot, chance, decide, settings, spread_out
from wawel.bots.evaluation import Judge, chances
from wawel.bots.halving import Halving
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.lines import Line, Trial, best, lines
from wawel.bots.playout import sampled
from wawel.core.game import NOBODY
from wawel.core.knowledge import GREEDY
from wawel.core.match import Match
from wawel.core.rng import Rng

EVERY: Final = 12  # one of so many decisions is tried out
LINES: Final = 6  # of a decision: the best-looking ones,
MORE: Final = 2  # and some others
ROUNDS: Final = 16  # in which every line is tried
SURE: Final = 0.05  # chances nearer to 0 or 1 than this count as if they were not
RIDGE: Final = 0.02  # how much the old weights hold, as a share of the evidence
UNSEEN: Final = 5  # every fifth match shows how well the rest was learned


@dataclass(frozen=True)
class Tried:
    """A decision: by how much each line's features move the chance of winning, and what chance the lines had."""

    number: int  # of the match
    moves: list[list[float]]
    chances: list[float]


@dataclass(frozen=True)
class School:
    """Who tries what out, and in how many matches."""

    game: str
    search: str  # the level that tries lines out
    most: int  # seats
    matches: int
    seed: str
    cores: int


def learned(school: School, old: Tables, tell: Callable[[str], None]) -> Tables:
    """The weights under which lines look as good as they did when they were tried out."""
    work = partial(tried_in, school, old)
    found = [each for match in spread_out(work, range(school.matches), school.cores) for each in match]
    known = [each for each in found if each.number % UNSEEN]
    unseen = [each for each in found if each.number % UNSEEN == 0]
    before = np.array([*old.early, *old.late])
    after = solved(known, before)
    tell(f"  {len(found)} decisions; chance lost by the look in a decision that was not learned from:")
    tell(f"  {lost(unseen, before):.2%} with the old weights, {lost(unseen, after):.2%} with the new ones")
    rounded = [round(float(weight), 4) for weight in after]
    return Tables(rounded[: len(old.early)], rounded[len(old.early) :], old.spread)


def solved(tried: Sequence[Tried], before: Array) -> Array:
    """Least squares on what sets lines of a decision apart; the old weights hold where there is little evidence."""
    x = np.vstack([_apart(each.moves) for each in tried])
    y = np.concatenate([_apart(each.chances) for each in tried])
    square = x.T @ x
    ridge = np.diag(RIDGE * np.diag(square) + 1e-9)
    return np.asarray(before + np.linalg.solve(square + ridge, x.T @ (y - x @ before)))


def _apart(values: Sequence[object]) -> Array:
    found = np.array(values, dtype=np.float64)
    return np.asarray(found - found.mean(axis=0))


def lost(tried: Sequence[Tried], weights: Array) -> float:
    """The chance that is lost on average by taking the line that looks best, as far as tries can tell."""
    return float(np.mean([max(each.chances) - each.chances[_looks_best(each, weights)] for each in tried]))


def _looks_best(tried: Tried, weights: Array) -> int:
    return int(np.argmax(np.array(tried.moves) @ weights))


# --- a match --------------------------------------------------------------------------------------


def tried_in(school: School, tables: Tables, number: int) -> list[Tried]:
    """Some decisions of a match between bots that take what looks best."""
    game = wawel.game(school.game)
    seats, chosen = settings(game, number, school.most)
    label = f"{school.seed}/{number}"
    rng = chance(label)
    bots = [bot(GREEDY, tables, False)] * seats
    rngs = [chance(f"{label}/{seat}") for seat in range(seats)]
    match = Match(game, seats, label, chosen)
    found: list[Tried] = []
    while not match.over:
        seat = match.waiting[0]
        if len(match.legal(seat)) > 1 and rng.below(EVERY) == 0:
            imagined = Imagined(game, match.state(), seat)
            found += tried_out(school, imagined, tables, number, rng)
        decide(match, bots, rngs)
    return found


def tried_out(school: School, imagined: Imagined, tables: Tables, number: int, rng: Rng) -> list[Tried]:
    """A decision, unless there is nothing to compare."""
    knowledge = knowledge_of(imagined.game)
    level = knowledge.level(school.search)
    ends = knowledge.weights(level.ends) if level.ends != level.weights else None
    judge = Judge(imagined.game, knowledge, tables.weights(), 0.0, ends)
    world = sampled(judge, imagined, level, rng)
    if knowledge.is_simple(world, imagined.seat):
        return []
    found = [line for line in lines(judge, world, imagined.seat, level.beam) if judge.game.actor(line.state) != NOBODY]
    found = best(found, len(found))
    rest = found[LINES:]
    found = found[:LINES] + [rest[rng.below(len(rest))] for _ in range(MORE) if rest]
    if len(found) < 2 or found[0].worth == found[-1].worth:
        return []
    trials = [Trial(line) for line in found]
    Halving(judge, imagined, level, rng).rounds(trials, ROUNDS, 0.0)
    done = [trial.mean() for trial in trials]
    return [Tried(number, [moves(judge, line, imagined.seat, float(np.mean(done))) for line in found], done)]


def moves(judge: Judge, line: Line, seat: int, chance: float) -> list[float]:
    """By how much each weight moves the seat's chance after a line: own features raise it, those of others lower it.

    This is the slope of `chances` at the chance that the lines had.
    """
    state, knowledge = line.state, judge.knowledge
    spread, progress = judge.spread(state), knowledge.progress(state)
    chance = min(1.0 - SURE, max(SURE, chance))
    shares = np.array(list(chances(judge.points(state), spread)))
    shares[seat] = 0.0
    others = (1.0 - chance) * shares / max(1e-9, shares.sum())
    slopes = -chance * others
    slopes[seat] = chance * (1.0 - chance)
    features = np.array([list(knowledge.features(judge.game, state, each)) for each in range(state.seats)])
    moved = slopes @ features / spread
    return [*(moved * (1.0 - progress)), *(moved * progress)]
