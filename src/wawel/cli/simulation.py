"""Many matches between bots. Everything follows from one seed: any number of cores gives the same matches."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

import wawel
from wawel import workers
from wawel.arena.playing import Course, play
from wawel.core.game import Game
from wawel.guests.bots import House
from wawel.guests.faults import Fault

Found = TypeVar("Found")

# Workers get matches in batches: several for each, so that all are busy until the end, and none of them too large.
SHARES: Final = 32
PORTION: Final = 100


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything a worker gets: text and numbers, because compiled objects do not pickle."""

    game: str
    bots: list[str]
    seed: int
    options: Mapping[str, str]
    house: House
    records: bool = False  # whether the text of each record is wanted


@dataclass(frozen=True, slots=True)
class Played:
    """What is reported about a finished match."""

    decisions: int  # lines of the record: choices and draws
    winners: list[int]
    points: list[int]  # per seat
    items: list[tuple[int, str, tuple[int, ...], int]]  # seat, key, arguments, points
    faults: list[list[Fault]]  # per seat
    record: str


@dataclass
class Simulation:
    """The results so far. A shared win counts for each of its winners."""

    game: Game
    seats: int
    bots: list[str]
    seed: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    items: dict[tuple[str, tuple[int, ...]], list[int]] = field(default_factory=dict)  # points of an item, per seat
    faults: list[list[Fault]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats
        self.points = [0] * self.seats
        self.faults = [[] for _ in range(self.seats)]

    def count(self, played: Played) -> None:
        """Add a finished match."""
        self.games += 1
        self.decisions += played.decisions
        for seat in played.winners:
            self.wins[seat] += 1
        for seat, points in enumerate(played.points):
            self.points[seat] += points
        for seat, faults in enumerate(played.faults):
            self.faults[seat] += faults
        for seat, key, args, points in played.items:
            self.items.setdefault((key, args), [0] * self.seats)[seat] += points

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


def simulate(plan: Plan, games: int, cores: int) -> Generator[Played]:
    """Play matches 1 to `games`, in this order; with more than one core, in that many processes."""
    return in_order(partial(numbered, plan), games, cores)


def in_order(work: Callable[[int], Found], games: int, cores: int, portion: int = PORTION) -> Generator[Found]:
    """What the work finds in matches 1 to `games`; a worker gets at most a `portion` of them at once."""
    cores = min(cores, games)
    if cores == 1:
        yield from map(work, range(1, games + 1))
        return
    size = min(games // (cores * SHARES) + 1, portion)
    portions = [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]
    with closing(workers.spread(partial(_portion, work), portions, cores)) as found:
        for part in found:
            yield from part


def _portion(work: Callable[[int], Found], numbers: Sequence[int]) -> list[Found]:
    return [work(number) for number in numbers]


def course_of(plan: Plan, number: int) -> Course:
    """The match with this number, played. It depends only on the plan and the number, not on where it is played."""
    return play(wawel.game(plan.game), plan.bots, f"{plan.seed}/{number}", plan.options, plan.house)


def numbered(plan: Plan, number: int) -> Played:
    """What is reported about the match with this number."""
    course = course_of(plan, number)
    match = course.match
    return Played(
        decisions=len(match.entries),
        winners=match.outcome.winners if match.outcome else [],
        points=[score.total for score in match.scores],
        items=[(score.seat, item.key, tuple(item.args), item.points) for score in match.scores for item in score.items],
        faults=course.faults,
        record=match.record.text() if plan.records else "",
    )
