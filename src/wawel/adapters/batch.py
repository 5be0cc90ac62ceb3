"""Many matches at once in NumPy arrays that are made once and written by compiled code."""

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wawel.core.course import Courses
from wawel.core.encoding import encoding_of
from wawel.core.errors import BadOption
from wawel.core.game import Game

Bytes: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]


class Batch:
    """`n` matches of a game, stepped together. The arrays are read-only views of memory that every step writes anew.

    Row i belongs to match i: `seat` decides there (-2: the match is over); `observations` and `masks` are what it knows
    and can choose. After a step `ends` tells where a match has just ended; only there `rewards` are not 0 and `scores`,
    the points, are new. With `again`, a new match has begun there, and its first observation is shown.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        again: bool = True,
    ) -> None:
        if n < 1:
            raise BadOption("batch-size", values={"n": n})
        self.encoding = encoding_of(game, seats, options)
        self._courses = Courses(self.encoding, n, seed, again)
        rooms, size = self._courses, self.encoding.size
        self.observations: Bytes = np.frombuffer(memoryview(rooms.observations), np.uint8).reshape(n, size)
        self.masks: Flags = np.frombuffer(memoryview(rooms.masks), np.bool_).reshape(n, self.encoding.actions)
        self.seat: NDArray[np.int64] = np.frombuffer(memoryview(rooms.seats), np.int64)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(rooms.rewards), np.float64).reshape(n, seats)
        self.scores: NDArray[np.int64] = np.frombuffer(memoryview(rooms.scores), np.int64).reshape(n, seats)
        self.ends: Flags = np.frombuffer(memoryview(rooms.ends), np.bool_)

    def __len__(self) -> int:
        return len(self.seat)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew. The same seed brings the same draws, whatever was played before."""
        self._courses.begin(seed)

    def step(self, numbers: NDArray[np.int64]) -> None:
        """Decide in every match that is not over; numbers for the others are not looked at.

        A number that its mask does not allow raises ValueError, and no match is changed.
        """
        self._courses.step(np.ascontiguousarray(numbers, "<i8").tobytes())
