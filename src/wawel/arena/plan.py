"""What an arena plays: everything that a worker, a result file or a report has to know."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import wawel
from wawel.arena.playing import play
from wawel.arena.schedule import Fixture, Schedule
from wawel.guests.bots import House
from wawel.guests.faults import Fault
from wawel.guests.naming import is_guest

DIGITS = 4  # of seconds


@dataclass(frozen=True)
class Plan:
    """Text and numbers only, because compiled objects do not pickle. A bot that is listed twice may meet itself."""

    game: str
    seats: int
    options: Mapping[str, str]  # complete
    entries: tuple[str, ...]  # the bots as listed
    seed: int
    house: House = field(default_factory=House)

    @cached_property
    def bots(self) -> list[str]:
        """Every bot once, in the order of the list."""
        return list(dict.fromkeys(self.entries))

    @cached_property
    def schedule(self) -> Schedule:
        return Schedule([self.bots.index(name) for name in self.entries], self.seats, self.seed)


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game, per seat except for the fixture."""

    fixture: Fixture
    ranking: list[int]
    winners: list[int]
    points: list[int]
    seconds: list[list[float]]
    faults: list[list[Fault]]


def played(plan: Plan, fixture: Fixture) -> Played:
    """Play a game. It depends on the plan and the fixture alone, not on where or when it is played."""
    names = [plan.bots[bot] for bot in fixture.seats]
    deal = f"{plan.seed}/{fixture.round}"
    label = f"{deal}/{fixture.number}"
    course = play(wawel.game(plan.game), names, deal, plan.options, plan.house, label, _clock(names))
    outcome = course.match.outcome
    assert outcome is not None, "a match that is played to its end"
    return Played(
        fixture,
        outcome.ranking,
        outcome.winners,
        [score.total for score in course.match.scores],
        [[round(seconds, DIGITS) for seconds in decisions] for decisions in course.seconds],
        course.faults,
    )


def _clock(names: Sequence[str]) -> Callable[[], float]:
    """Processor time, which a busy machine does not change; but guests think in processes of their own."""
    return time.perf_counter if any(map(is_guest, names)) else time.thread_time
