"""What bots do in a worker process. Workers get text and numbers, because compiled positions do not pickle."""

import hashlib
from dataclasses import dataclass
from typing import Any

import wawel
from wawel.bots import bot, report
from wawel.bots.advice import advise
from wawel.bots.imagined import Imagined
from wawel.core import telling
from wawel.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Job:
    """A decision to think about."""

    game: str
    position: str
    seat: int
    level: str
    seed: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Portion:
    """Some moments of a record to look at."""

    record: str
    level: str
    simulations: int  # 0: as many as the level makes
    numbers: list[int]


def seed_of(match: str, step: int, seat: int) -> int:
    """The seed of a bot's random generator, derived from the seed of the match, so a match with a given seed repeats.

    It is a separate hash: what a bot does tells nothing about the draws, which come from the same seed.
    """
    return int.from_bytes(hashlib.sha256(f"bot {seat} at {step} of {match}".encode()).digest()[:12], "big")


def think(job: Job) -> str:
    """Choose for a seat, from what that seat may know."""
    game = wawel.game(job.game)
    state = game.from_position(job.position)
    action = bot.make(job.level, job.seconds).choose(Imagined(game, state, job.seat), Rng(job.seed))
    return game.format(state, job.seat, action)


def hint(job: Job) -> dict[str, Any]:
    """Advice for a seat, from what that seat may know: the line in notation, the chance, reasons and notes."""
    game = wawel.game(job.game)
    state = game.from_position(job.position)
    level, _, simulations = job.level.partition(":")
    found = advise(Imagined(game, state, job.seat), Rng(job.seed), level, int(simulations or 0), job.seconds)
    line: list[str] = []
    for action in found.actions:
        line.append(game.format(state, job.seat, action))
        game.apply(state, job.seat, action)
    return {
        "line": line,
        "otherwise": round(found.otherwise, 3),
        "chance": round(found.chance, 3),
        "so_far": found.so_far,
        "reasons": [{"feature": reason.feature, "points": round(reason.points, 1)} for reason in found.reasons],
        "notes": [telling.note(game, note, job.seat) for note in found.notes],
    }


def moments(portion: Portion) -> list[dict[str, Any]]:
    """The analysis of some moments."""
    return report.moments_of(portion.record, portion.level, portion.simulations, portion.numbers)
