"""Finished games for tests, without playing them."""

from collections.abc import Sequence

from wawel.arena.plan import Plan, Played
from wawel.arena.schedule import Fixture
from wawel.guests.faults import Fault

KNIGHTS = "knights-and-castles"


def plan(*bots: str, seats: int = 2, seed: int = 7) -> Plan:
    return Plan(KNIGHTS, seats, {"long": "no", "ages": ""}, bots, seed)


def game(round: int, number: int, seats: Sequence[int], ranking: Sequence[int], shared: int = 1) -> Played:
    """A game in which the first `shared` seats of the ranking won."""
    points = [0] * len(seats)
    for place, seat in enumerate(ranking):
        points[seat] = 10 if place < shared else 10 - place
    fixture = Fixture(round, number, tuple(seats))
    nothing: list[list[Fault]] = [[] for _ in seats]
    return Played(fixture, list(ranking), list(ranking[:shared]), points, [[0.5] for _ in seats], nothing)


def pairs(results: str) -> list[Played]:
    """Rounds of bots 0 and 1: W is won twice by bot 0, D once by each, L twice by bot 1."""
    games: list[Played] = []
    for round, result in enumerate(results):
        first, second = {"W": (0, 1), "D": (0, 0), "L": (1, 0)}[result]
        games.append(game(round, 0, (0, 1), (first, 1 - first)))
        games.append(game(round, 1, (1, 0), (second, 1 - second)))
    return games
