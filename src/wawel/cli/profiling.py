"""What a game is like, in numbers: length, branching, hidden information, simultaneity, chance, luck against skill."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, quantiles, stdev
from typing import Final

import wawel
from wawel.arena.figures import standings
from wawel.arena.plan import Plan as Fixtures
from wawel.arena.plan import Played
from wawel.cli.simulation import Plan, course_of
from wawel.core.game import CHANCE, Game, State
from wawel.core.rng import Rng

WORLDS: Final = 64  # imagined positions at each decision that is looked at
EACH: Final = 4  # one decision in so many is looked at for hidden things


@dataclass
class Course:
    """One match."""

    draws: int = 0
    bits: float = 0.0  # of all draws
    choices: list[int] = field(default_factory=list)  # how many each decision had
    together: int = 0  # decisions that several seats made at once
    hidden: list[bool] = field(default_factory=list)  # whether somebody else knew or chose something then
    worlds: list[int] = field(default_factory=list)  # different positions that a seat imagines


def profiled(plan: Plan, number: int) -> Course:
    """The match with this number: it depends on the plan and the number alone."""
    match, rng, found = course_of(plan, number).match, Rng(number), Course()
    sizes = Counter(entry.batch for entry in match.entries if entry.seat != CHANCE)
    for state, entry in zip(match.states(), match.entries, strict=False):
        if entry.seat == CHANCE:
            found.draws += 1
            found.bits += _bits(match.game, state)
            continue
        together = sizes[entry.batch] > 1
        if len(found.choices) % EACH == 0:
            found.worlds.append(_worlds(match.game, state, entry.seat, rng))
            found.hidden.append(together or found.worlds[-1] > 1)
        found.choices.append(len(match.game.legal(state, entry.seat)))
        found.together += together
    return found


def _bits(game: Game, state: State) -> float:
    """How much a draw tells: its entropy."""
    weights = [float(game.weight(state, action)) for action in game.legal(state, CHANCE)]
    total = sum(weights)
    return -sum([weight / total * math.log2(weight / total) for weight in weights if weight])


def _worlds(game: Game, state: State, seat: int, rng: Rng) -> int:
    """How many different positions there are among imagined ones; 1 if the seat knows everything."""
    if not game.secrets:
        return 1
    return len({game.resample(state, seat, rng).encode() for _ in range(WORLDS)})


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, standard deviation, and where the middle nine tenths lie."""
    ends = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [values[0]] * 19
    return {
        "mean": round(fmean(values), 2),
        "deviation": round(stdev(values), 2) if len(values) > 1 else 0.0,
        "p5": round(ends[0], 2),
        "p50": round(median(values), 2),
        "p95": round(ends[-1], 2),
    }


def facts(courses: Sequence[Course]) -> dict[str, object]:
    """The stable keys about matches in `wawel profile --json`."""
    choices = [number for course in courses for number in course.choices]
    worlds = [number for course in courses for number in course.worlds]
    hidden = [flag for course in courses for flag in course.hidden]
    real = [[number for number in course.choices if number > 1] for course in courses]
    trees = [sum(math.log10(number) for number in numbers) for numbers in real]
    steps = sum(len(course.choices) + course.draws for course in courses)
    logs = [math.log(number) for number in choices if number > 1]
    return {
        "decisions": spread([len(course.choices) for course in courses]),
        "real_decisions": spread([len(numbers) for numbers in real]),
        "draws": spread([course.draws for course in courses]),
        "branching": {
            **spread(choices),
            "geometric": round(math.exp(fmean(logs)), 2) if logs else 1.0,
            "most": max(choices),
        },
        "log10_tree": round(fmean(trees), 1),
        "hidden": {
            "share": round(sum(hidden) / len(hidden), 4),
            "worlds": median(worlds),
        },
        "simultaneous": round(sum(course.together for course in courses) / len(choices), 4),
        "chance": {
            "share": round(sum(course.draws for course in courses) / steps, 4),
            "bits": round(fmean(course.bits for course in courses), 1),
        },
    }


def step(plan: Fixtures, games: Sequence[Played]) -> dict[str, object]:
    """The stable keys about a step of the ladder: the first bot of the plan has a larger budget than the second."""
    stronger = standings(plan, games)[0]
    return {
        "stronger": plan.bots[0],
        "weaker": plan.bots[1],
        "games": len(games),
        "share": round(stronger.share, 4),
        "interval": [round(end, 4) for end in stronger.interval],
        "elo": round(_elo(stronger.wins, stronger.games)),
        "by_deal": _by_deal(games),
    }


def _elo(wins: float, games: int) -> float:
    """The difference in strength on the scale of Elo; half a game for each side keeps it finite."""
    return 400.0 * math.log10((wins + 0.5) / (games - wins + 0.5))


def _by_deal(games: Sequence[Played]) -> float | None:
    """The share of deals that the same seat won whoever sat there: 1 is luck alone, 0 skill alone, 0.5 neither."""
    deals: dict[int, list[tuple[int, ...]]] = {}
    for game in games:
        deals.setdefault(game.fixture.round, []).append(tuple(game.winners))
    twice = [winners for winners in deals.values() if len(winners) > 1 and all(len(one) == 1 for one in winners)]
    return round(sum(len(set(winners)) == 1 for winners in twice) / len(twice), 4) if twice else None


def ladder(level: str, budgets: Sequence[int]) -> list[str]:
    """Bots from the weakest to the strongest: random, greedy, and a level with more and more simulations."""
    return ["random", "greedy", *[f"{level}:{number}" for number in budgets]]


def about(game: Game, options: Mapping[str, str], seats: int) -> dict[str, object]:
    """What is the same in every match."""
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": seats,
        "options": dict(options),
        "information": "imperfect" if game.secrets else "perfect",
        "version": wawel.__version__,
    }
