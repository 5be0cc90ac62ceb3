"""Matches in numbers: one that chance carries on by itself, and many that are stepped together."""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from wawel.core.encoding import Encoding, Page, blank
from wawel.core.game import CHANCE, NOBODY, State
from wawel.core.rng import Rng

NUMBER_BYTES: Final = 8


def shares(seats: int, winners: list[int]) -> list[float]:
    """What a match pays each seat: 1 for winning alone and 0 for a draw of all; what winners get, the others lose."""
    lost = -1.0 / (seats - 1)
    won = (seats / len(winners) - 1.0) / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]


class Course:
    """A match in numbers. `actor` is the seat that decides next, or NOBODY at the end; chance never waits.

    Where several seats decide at once, they are asked one after another and do not see what the others chose.
    """

    def __init__(self, encoding: Encoding, opening: State, rng: Rng) -> None:
        self.encoding = encoding
        self._game = encoding.game
        self._opening = opening
        self.rng = rng
        self.state = opening
        self.actor: i64 = NOBODY

    def begin(self) -> None:
        """Start a new match; its draws go on where those of the last one ended."""
        self.state = self._opening.copy()
        self._draw()

    def play(self, seat: i64, number: i64) -> None:
        """Decide for a waiting seat. Trusts its caller, like `Game.apply`."""
        self._game.apply(self.state, seat, self.encoding.action(self.state, seat, number))
        self._draw()

    def _draw(self) -> None:
        game, state, rng = self._game, self.state, self.rng
        actor = game.actor(state)
        while actor == CHANCE:
            game.apply(state, actor, game.pick(state, actor, rng))
            actor = game.actor(state)
        self.actor = actor

    def shares(self) -> list[float]:
        """What the match that is over pays each seat."""
        return shares(self.encoding.seats, self._game.outcome(self.state).winners)


class Courses:
    """Many matches at one kind of table. Others read the rooms while matches are stepped; their places never change.

    Row i belongs to match `first` + i. `seats` has the seat that decides there, or NOBODY. `observations` and `masks`
    are those of that seat. After a step `ends` has 1 where a match has just ended, and `rewards` and `scores` have what
    it paid and the points, for each seat; where no match ended, rewards are 0 and scores stay as they were.
    """

    def __init__(self, encoding: Encoding, count: int, seed: int, again: bool, first: int = 0) -> None:
        self.encoding = encoding
        self.count = count
        self._first = first
        self._again = again
        self._width: i64 = encoding.actions
        self._opening = encoding.game.start(encoding.seats, encoding.options)
        self.observations = blank(count * encoding.size)
        self.masks = blank(count * encoding.actions)
        self.seats = vec[i64]([NOBODY] * count)
        self.rewards = vec[float]([0.0] * (count * encoding.seats))
        self.scores = vec[i64]([0] * (count * encoding.seats))
        self.ends = vec[u8](bytes(count))
        self._views = [Page(self.observations, place * encoding.size) for place in range(count)]
        self._choices = [Page(self.masks, place * encoding.actions) for place in range(count)]
        self._courses: list[Course] = []
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Start all matches anew. Match number i depends on the seed and on i alone."""
        self._courses = []
        for place in range(self.count):
            course = Course(self.encoding, self._opening, Rng((seed & (1 << 64) - 1) | (self._first + place) << 64))
            course.begin()
            self._courses.append(course)
            self._clear(place)
            self._show(place)

    def step(self, numbers: bytes) -> None:
        """Make a decision in each match that is not over: numbers as little-endian words of eight bytes.

        A number that the mask does not allow raises ValueError, and nothing is changed.
        """
        if len(numbers) != self.count * NUMBER_BYTES:
            raise ValueError(f"{self.count} numbers are needed, not {len(numbers) / NUMBER_BYTES:g}")
        place: i64
        for place in range(self.count):
            if self.seats[place] != NOBODY:
                number: i64 = read_i64_le(numbers, place * NUMBER_BYTES)
                if number < 0 or number >= self._width or self.masks[place * self._width + number] == 0:
                    raise ValueError(f"match {place}: seat {self.seats[place]} cannot choose number {number} now")
        for place in range(self.count):
            if self.ends[place]:
                self._clear(place)
            if self.seats[place] != NOBODY:
                course = self._courses[place]
                course.play(course.actor, read_i64_le(numbers, place * NUMBER_BYTES))
                if course.actor == NOBODY:
                    self._end(place, course)
                self._show(place)

    def _clear(self, place: i64) -> None:
        self.ends[place] = 0
        seats: i64 = self.encoding.seats
        seat: i64
        for seat in range(place * seats, (place + 1) * seats):
            self.rewards[seat] = 0.0

    def _end(self, place: i64, course: Course) -> None:
        self.ends[place] = 1
        paid, points = course.shares(), self.encoding.game.scores(course.state)
        seats: i64 = self.encoding.seats
        seat: i64
        for seat in range(seats):
            self.rewards[place * seats + seat] = paid[seat]
            self.scores[place * seats + seat] = points[seat]
        if self._again:
            course.begin()

    def _show(self, place: i64) -> None:
        """Write what the seat that decides knows and can choose; nothing if the match is over."""
        course = self._courses[place]
        self.seats[place] = course.actor
        if course.actor == NOBODY:
            self._views[place].clear()
            self._choices[place].clear()
        else:
            self.encoding.observe(course.state, course.actor, self._views[place])
            self.encoding.mask(course.state, course.actor, self._choices[place])
