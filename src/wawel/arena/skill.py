"""The scale of ratings: OpenSkill (Plackett and Luce), for any number of seats.

1500 is where everybody begins. The scale is that of Elo: between two seats, 400 points more mean ten wins to one.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MIDDLE: Final = 1500.0
UNSURE: Final = 350.0  # what nobody has played yet may be off by
BETA: Final = 400 / math.log(10) / math.sqrt(2)
Z: Final = 1.959964
LEARNS: Final = UNSURE / 100  # how much people may change from one game to the next


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its standard deviation."""

    value: float
    deviation: float

    @property
    def margin(self) -> float:
        """With a probability of 95 % the true rating is not farther away than this."""
        return Z * self.deviation


BEGINNER: Final = Rating(MIDDLE, UNSURE)


def model(learns: float = 0.0) -> PlackettLuce:
    """Rates games. Each counts in full (gamma is 1); what is known fades if players learn (tau)."""
    return PlackettLuce(mu=MIDDLE, sigma=UNSURE, beta=BETA, tau=learns, gamma=_in_full)


def after(before: Sequence[Rating], ranks: Sequence[float]) -> list[Rating]:
    """The ratings of people after a game; a lower rank is better, and equal ranks share their place."""
    skill = model(LEARNS)
    teams = [[skill.rating(mu=each.value, sigma=each.deviation)] for each in before]
    return [Rating(team[0].mu, team[0].sigma) for team in skill.rate(teams, ranks=list(ranks))]


def ranks(ranking: Sequence[int], winners: Sequence[int], points: Sequence[int]) -> list[float]:
    """The place of each seat, from 0: winners share the first one, and so do others with equal points theirs."""
    places = [0.0] * len(ranking)
    for place, seat in enumerate(ranking):
        ahead = ranking[place - 1]
        if seat in winners:
            continue
        together = place > 0 and ahead not in winners and points[ahead] == points[seat]
        places[seat] = places[ahead] if together else float(place)
    return places


def _in_full(*_: object) -> float:
    return 1.0
