"""What an arena has shown about each bot: shares of wins with intervals, scores, and seconds."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from wawel.arena.plan import Plan, Played
from wawel.arena.rating import ratings
from wawel.arena.skill import Rating
from wawel.guests.faults import Fault

Z: Final = 1.959964  # 95 % of a normal distribution lie between -Z and Z


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot. A game counts once for each seat that the bot had in it, and a shared win as its part of one."""

    name: str
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    mean_score: float
    rating: Rating
    p50: float  # seconds of a decision with a choice
    p95: float
    faults: list[Fault]

    def json(self) -> dict[str, object]:
        """The stable keys of a bot in `wawel arena --json`."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": int(self.wins) if self.wins.is_integer() else round(self.wins, 4),
            "share": round(self.share, 4),
            "interval": [round(end, 4) for end in self.interval],
            "mean_score": round(self.mean_score, 4),
            "rating": round(self.rating.value, 1),
            "seconds": {"p50": self.p50, "p95": self.p95},
        }


def standings(plan: Plan, games: Sequence[Played]) -> list[Standing]:
    """One entry for each bot that has played, in the order of the list."""
    rated = ratings(len(plan.bots), games)
    found = [_standing(plan, bot, games, rated[bot]) for bot in range(len(plan.bots))]
    return [standing for standing in found if standing.games]


def json(plan: Plan, games: int, standings: Sequence[Standing]) -> dict[str, object]:
    """The stable keys of `wawel arena --json`."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "games": games,
        "seed": plan.seed,
        "bots": [standing.json() for standing in standings],
    }


def won(game: Played, seat: int) -> float:
    """A seat's part of the win."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def seats_of(bot: int, games: Sequence[Played]) -> Iterator[tuple[Played, int]]:
    """Every game and seat that a bot has played."""
    return ((game, seat) for game in games for seat, who in enumerate(game.fixture.seats) if who == bot)


def by_round(bot: int, games: Sequence[Played]) -> list[tuple[float, int]]:
    """The wins and the games of a bot in each round in which it has played."""
    rounds: dict[int, list[float]] = {}
    for game, seat in seats_of(bot, games):
        rounds.setdefault(game.fixture.round, []).append(won(game, seat))
    return [(sum(wins), len(wins)) for _, wins in sorted(rounds.items())]


def interval(rounds: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, for as many games as the rounds are worth.

    Games of a round have the same deal, so they are not independent; rounds are. From how much the rounds differ
    follows how many independent games would be as informative. That number is kept between the number of rounds and
    the number of games, so a few lucky rounds never make an interval too narrow.
    """
    games = sum(count for _, count in rounds)
    share = sum(wins for wins, _ in rounds) / games
    strayed = sum((wins - share * count) ** 2 for wins, count in rounds)
    worth = float(games)
    if len(rounds) > 1 and strayed > 0:
        variance = strayed * len(rounds) / (len(rounds) - 1) / games**2
        worth = min(worth, max(share * (1 - share) / variance, len(rounds)))
    return wilson(share, worth)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's score interval of a share of this many independent games."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(values: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of all values does not exceed; 0.0 if there are none."""
    return sorted(values)[math.ceil(part * len(values)) - 1] if values else 0.0


def _standing(plan: Plan, bot: int, games: Sequence[Played], rating: Rating) -> Standing:
    places = list(seats_of(bot, games))
    rounds = by_round(bot, games)
    wins = sum(won for won, _ in rounds)
    seconds = [second for game, seat in places for second in game.seconds[seat]]
    return Standing(
        name=plan.bots[bot],
        games=len(places),
        wins=wins,
        share=wins / len(places) if places else 0.0,
        interval=interval(rounds) if rounds else (0.0, 1.0),
        mean_score=fmean(game.points[seat] for game, seat in places) if places else 0.0,
        rating=rating,
        p50=quantile(seconds, 0.5),
        p95=quantile(seconds, 0.95),
        faults=[fault for game, seat in places for fault in game.faults[seat]],
    )
