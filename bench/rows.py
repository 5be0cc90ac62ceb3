"""What `make strength` measures: who plays whom, and the share of wins or the lead that is aimed at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import wawel
from wawel.bots.bot import RANDOM
from wawel.core.knowledge import GREEDY, LEVELS

CARCASSONNE: Final = "carcassonne"
KNIGHTS: Final = "knights-and-castles"

PAIRS: Final = [*pairwise([RANDOM, *LEVELS]), (RANDOM, "easy")]  # the weaker one first
MANY: Final = list(pairwise(LEVELS[1:]))  # and those at larger tables
AGAINST_CHANCE: Final = 0.95
ODDS: Final = {2: 0.65, 3: 0.5}  # about two wins to one against each of the others
BLUFFING: Final = {2: 0.55, 3: 0.38}  # in Knights, where nobody can be foreseen: about six wins to five
LEADS: Final = {"sets=pd": 155.0, "sets=none": 86.0}  # points by which the best bot known elsewhere beats chance
AGAINST_GREEDY: Final = 0.87  # for the master of Carcassonne, whose `strong` is the whole-turn greedy


@dataclass(frozen=True, slots=True)
class Row:
    """A level against another one. With more than two seats all others are of the other level."""

    game: str
    seats: int
    level: str
    below: str
    options: tuple[str, ...] = ()
    aim: float = 0.0  # share of wins; 0.0 where none is aimed at
    lead: float = 0.0  # points, instead of a share

    @property
    def bots(self) -> str:
        return ",".join([self.level, *[self.below] * (self.seats - 1)])

    @property
    def file(self) -> str:
        return "-".join([self.game, str(self.seats), self.level, self.below, *self.options]) + ".jsonl"


def rows(games: Sequence[str], seats: Sequence[int]) -> Iterator[Row]:
    """Everything that is measured, in the order of the page."""
    for game in games:
        for number in seats:
            if number > wawel.game(game).max_seats:
                continue
            for below, level in PAIRS if number in ODDS else MANY:
                yield Row(game, number, level, below, (), aim(game, number, level, below))
    if CARCASSONNE in games:  # the marks of others, and our own
        for option, lead in LEADS.items():
            yield Row(CARCASSONNE, 2, "strong", RANDOM, (option,), lead=lead)
        yield Row(CARCASSONNE, 2, "master", GREEDY, ("sets=none",), AGAINST_GREEDY)


def aim(game: str, seats: int, level: str, below: str) -> float:
    """The share of wins that a level should reach; at larger tables its fair share."""
    if below == RANDOM:
        return AGAINST_CHANCE if level == "easy" else 0.0
    if (game, seats, level) == (CARCASSONNE, 2, "master"):
        return AGAINST_GREEDY
    odds = BLUFFING if game == KNIGHTS else ODDS
    return odds.get(seats, 1.0 / seats)
