"""Ratings of bots, from all their games."""

import math
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from wawel.arena.plan import Played
from wawel.arena.playing import generator, shuffle
from wawel.arena.skill import Rating, model, ranks

ORDERS: Final = 10


def ratings(bots: int, games: Sequence[Played]) -> list[Rating]:
    """The ratings of these bots after all games: the mean over several orders of the games.

    Bots do not change, so nothing is forgotten (tau is 0), and it must not matter which game came last.
    """
    orders = [_shuffled(games, number) for number in range(ORDERS)]
    found = [_rated(bots, order) for order in orders]
    return [
        Rating(fmean(rated[bot].mu for rated in found), fmean(rated[bot].sigma for rated in found))
        for bot in range(bots)
    ]


def _shuffled(games: Sequence[Played], number: int) -> list[Played]:
    order, rng = list(games), generator(f"order {number}")
    shuffle(order, rng)
    return order


def _rated(bots: int, games: Sequence[Played]) -> list[PlackettLuceRating]:
    """One game after another."""
    skill = model()
    rated = [skill.rating() for _ in range(bots)]
    for game in games:
        seats = game.fixture.seats
        before = [[skill.rating(mu=rated[bot].mu, sigma=rated[bot].sigma)] for bot in seats]
        after = skill.rate(before, ranks=ranks(game.ranking, game.winners, game.points))
        for bot in set(seats):
            rated[bot] = _joined(rated[bot], [after[seat][0] for seat, who in enumerate(seats) if who == bot], skill)
    return rated


def _joined(before: PlackettLuceRating, after: Sequence[PlackettLuceRating], skill: PlackettLuce) -> PlackettLuceRating:
    """What a bot learned in all its seats of one game."""
    mu = before.mu + sum(one.mu - before.mu for one in after)
    sigma = before.sigma * math.prod(one.sigma / before.sigma for one in after)
    return skill.rating(mu=mu, sigma=sigma)
