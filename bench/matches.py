"""Matches between bots with given weights: what tuning learns from, and where new weights prove themselves."""

import hashlib
from collections.abc import Iterable, Sequence
from contextlib import closing
from typing import Any

import wawel
from bench.fitting import Tables
from wawel import workers
from wawel.bots.bot import LevelBot
from wawel.bots.imagined import Imagined
from wawel.bots.thinking import Thinker
from wawel.core import options
from wawel.core.game import Game
from wawel.core.match import Match
from wawel.core.rng import Rng


def chance(label: str) -> Rng:
    """A generator seeded with a text."""
    return Rng(int.from_bytes(hashlib.sha256(label.encode()).digest()[:12], "big"))


def settings(game: Game, number: int, most: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a match: every seat count up to the most, and every row of the bench, in turn."""
    chosen = [{}, *game.bench.options]
    counts = min(game.max_seats, most) - game.min_seats + 1
    for turn in range(len(chosen) * counts):
        seats = game.min_seats + (number + turn) % counts
        try:
            return seats, options.canonical(game.options, chosen[(number + turn) // counts % len(chosen)], seats)
        except wawel.BadOption:  # a set that a table of this size does not offer
            continue
    raise AssertionError(f"no table of {game.id} can be opened")


def decide(match: Match, bots: Sequence[LevelBot], rngs: Sequence[Rng]) -> None:
    """Let every seat that is waiting decide."""
    for seat in match.waiting:
        match.play(seat, bots[seat].choose(Imagined(match.game, match.state(), seat), rngs[seat]))


def bot(level: str, tables: Tables, ends: bool) -> LevelBot:
    """A bot with these weights, or with these where its search stops; "master:60" has a fixed budget."""
    name, _, number = level.partition(":")
    simulations, weights = int(number or 0), tables.weights()
    return LevelBot(Thinker(name, simulations, ends=weights) if ends else Thinker(name, simulations, weights=weights))


def played(game: Game, bots: Sequence[LevelBot], deal: str, label: str, chosen: dict[str, str]) -> Match:
    """A match with a bot for each seat."""
    match = Match(game, len(bots), deal, chosen)
    rngs = [chance(f"{label}/{seat}") for seat in range(len(bots))]
    while not match.over:
        decide(match, bots, rngs)
    return match


def turns(
    game_id: str, one: LevelBot, rest: LevelBot, deal: str, seats: int, chosen: dict[str, str]
) -> list[tuple[Match, int]]:
    """A deal's matches: one bot against the rest, once in each seat."""
    game = wawel.game(game_id)
    found = []
    for place in range(seats):
        bots = [one if seat == place else rest for seat in range(seats)]
        found.append((played(game, bots, deal, f"{deal}/{place}", chosen), place))
    return found


def spread_out(work: Any, jobs: Iterable[Any], cores: int) -> list[Any]:
    """Do the work for every job, on so many cores."""
    if cores == 1:
        return [work(job) for job in jobs]
    with closing(workers.spread(work, list(jobs), cores)) as found:
        return list(found)
