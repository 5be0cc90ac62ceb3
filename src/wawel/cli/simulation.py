"""Many matches between bots. Everything follows from one seed: run it again and the same matches come out."""

import hashlib
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from wawel.bots.bot import Bot, make
from wawel.bots.imagined import Imagined
from wawel.core.game import Game
from wawel.core.match import Match
from wawel.core.rng import Rng

# "steady" thinks by the clock, which no two machines share; here it counts its playouts instead.
STEADY: Final = "steady:200"


@dataclass
class Simulation:
    """What came out so far. A shared win counts for each of its winners."""

    game: Game
    seats: int
    bots: list[str]
    seed: int
    games: int = 0
    decisions: int = 0  # lines of the records: choices and draws
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    items: dict[tuple[str, tuple[int, ...]], list[int]] = field(default_factory=dict)  # points of an item, per seat

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats
        self.points = [0] * self.seats

    def count(self, match: Match) -> None:
        """Add a finished match."""
        self.games += 1
        self.decisions += len(match.entries)
        for seat in match.outcome.winners if match.outcome else []:
            self.wins[seat] += 1
        for score in match.scores:
            self.points[score.seat] += score.total
            for item in score.items:
                row = self.items.setdefault((item.key, tuple(item.args)), [0] * self.seats)
                row[score.seat] += item.points

    def mean(self, sums: Sequence[int]) -> list[float]:
        """Per match played."""
        return [round(total / self.games, 4) if self.games else 0.0 for total in sums]

    def json(self) -> dict[str, object]:
        """The stable keys of `wawel simulate --json`."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "wins": self.wins,
            "mean_scores": self.mean(self.points),
            "bots": self.bots,
            "seed": self.seed,
        }


def simulate(total: Simulation, games: int, options: Mapping[str, str]) -> Iterator[Match]:
    """Play `games` matches, counting each; yields them one by one."""
    began = time.perf_counter()
    for number in range(1, games + 1):
        match = play(total.game, total.bots, f"{total.seed}/{number}", options)
        total.count(match)
        total.seconds = time.perf_counter() - began
        yield match


def play(game: Game, bots: Sequence[str], seed: str, options: Mapping[str, str]) -> Match:
    """One match. Each bot has its own generator, and none of them shares the match's."""
    match = Match(game, len(bots), seed, options, names=_names(bots))
    players = [make(STEADY if name == "steady" else name) for name in bots]
    rngs = [generator(f"{seed}/{seat}") for seat in range(len(bots))]
    while not match.over:
        for seat in match.waiting:
            match.play(seat, choice(players[seat], match, seat, rngs[seat]))
    return match


def choice(bot: Bot, match: Match, seat: int, rng: Rng) -> int:
    """What a bot chooses; it is shown what its seat may know and no more."""
    return bot.choose(Imagined(match.game, match.state(), seat), rng)


def generator(label: str) -> Rng:
    """A search generator that follows from a text."""
    return Rng(int.from_bytes(hashlib.sha256(f"bot {label}".encode()).digest()[:12], "big"))


def _names(bots: Sequence[str]) -> list[str]:
    return [f"{name.partition(':')[0]} {seat + 1}" for seat, name in enumerate(bots)]
