"""Who plays whom: a round robin in which every deal is played by every line-up in all its rotations.

A round is one deal. Two bots that meet in it get the same draws from every seat, so luck weighs the same for both. A
round does not depend on how many rounds there are, so a longer run begins with the games of a shorter one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement

from wawel.arena.playing import generator, shuffle


@dataclass(frozen=True, slots=True, order=True)
class Fixture:
    """A game to be played: its round, its number in the round, and the bot (by number) in each seat."""

    round: int
    number: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """All games of an arena. Bots are numbers; a number that is listed twice may meet itself."""

    bots: Sequence[int]
    seats: int
    seed: int

    @cached_property
    def line_ups(self) -> list[tuple[int, ...]]:
        """Every choice of bots for the seats. If there are too few, they repeat, in every mixture of at least two."""
        if len(self.bots) >= self.seats:
            return sorted(set(combinations(sorted(self.bots), self.seats)))
        mixed = combinations_with_replacement(sorted(set(self.bots)), self.seats)
        return [line_up for line_up in mixed if len(set(line_up)) > 1 or len(set(self.bots)) == 1]

    @property
    def games_per_round(self) -> int:
        """The same in every round."""
        return self.seats * len(self.line_ups)

    def rounds(self, games: int) -> int:
        """How many rounds have at least this many games."""
        return -(-games // self.games_per_round)

    def round(self, number: int) -> Iterator[Fixture]:
        """The games of a round. Who sits next to whom differs from round to round."""
        count = 0
        for place, line_up in enumerate(self.line_ups):
            order = list(line_up)
            shuffle(order, generator(f"{self.seed}/{number}/line-up {place}"))
            for shift in range(self.seats):  # each bot once in each seat
                yield Fixture(number, count, tuple(order[shift:] + order[:shift]))
                count += 1
