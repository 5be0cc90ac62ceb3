"""Ratings of bots by OpenSkill (Plackett and Luce), for any number of seats.

1500 is where everybody begins. The scale is that of Elo: between two seats, 400 points more mean ten wins to one.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from wawel.arena.plan import Played
from wawel.arena.playing import generator, shuffle

MIDDLE: Final = 1500.0
UNSURE: Final = 350.0  # what nobody has played yet may be off by
BETA: Final = 400 / math.log(10) / math.sqrt(2)
Z: Final = 1.959964
ORDERS: Final = 10


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its standard deviation."""

    value: float
    deviation: float

    @property
    def margin(self) -> float:
        """With a probability of 95 % the true rating is not farther away than this."""
        return Z * self.deviation


def ratings(bots: int, games: Sequence[Played]) -> list[Rating]:
    """The ratings of these bots after all games: the mean over several orders of the games.

    Bots do not change, so nothing is forgotten (tau is 0), every game counts in full (gamma is 1), and it must not
    matter which game came last.
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
    model = PlackettLuce(mu=MIDDLE, sigma=UNSURE, beta=BETA, tau=0.0, gamma=_in_full)
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        seats = game.fixture.seats
        before = [[model.rating(mu=rated[bot].mu, sigma=rated[bot].sigma)] for bot in seats]
        after = model.rate(before, ranks=ranks(game))
        for bot in set(seats):
            rated[bot] = _joined(rated[bot], [after[seat][0] for seat, who in enumerate(seats) if who == bot], model)
    return rated


def ranks(game: Played) -> list[float]:
    """The place of each seat, from 0: winners share the first one, and so do others with equal points theirs."""
    places = [0.0] * len(game.ranking)
    for place, seat in enumerate(game.ranking):
        ahead = game.ranking[place - 1]
        if seat in game.winners:
            continue
        together = place > 0 and ahead not in game.winners and game.points[ahead] == game.points[seat]
        places[seat] = places[ahead] if together else float(place)
    return places


def _joined(before: PlackettLuceRating, after: Sequence[PlackettLuceRating], model: PlackettLuce) -> PlackettLuceRating:
    """What a bot learned in all its seats of one game."""
    mu = before.mu + sum(one.mu - before.mu for one in after)
    sigma = before.sigma * math.prod(one.sigma / before.sigma for one in after)
    return model.rating(mu=mu, sigma=sigma)


def _in_full(*_: object) -> float:
    return 1.0
