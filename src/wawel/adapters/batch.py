"""Many matches at once in NumPy arrays that are made once and written by compiled code."""

from collections.abc import Mapping

import numpy as np

from wawel.adapters.crew import Crew
from wawel.adapters.rows import Numbers, rows_of
from wawel.core.course import Courses
from wawel.core.encoding import encoding_of
from wawel.core.errors import BadOption
from wawel.core.game import Game


class Batch:
    """`n` matches of a game, stepped together. The arrays are read-only views of memory that every step writes anew.

    Row i belongs to match i: `seat` decides there (-2: the match is over); `observations` and `masks` are what it knows
    and can choose. After a step `ends` tells where a match has just ended; only there `rewards` are not 0 and `scores`,
    the points, are new. With `again`, a new match has begun there, and its first observation is shown.

    With `workers`, so many processes play the same matches. `close()` ends them; so does forgetting the batch.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        again: bool = True,
        workers: int = 0,
    ) -> None:
        if n < 1:
            raise BadOption("batch-size", values={"n": n})
        if workers < 0:
            raise BadOption("batch-workers", values={"workers": workers})
        self.encoding = encoding_of(game, seats, options)
        workers = min(workers, n)
        self._crew = Crew(self.encoding, n, seed, again, workers) if workers > 0 else None
        self._courses = Courses(self.encoding, 0 if self._crew else n, seed, again)
        rows = self._crew.rows if self._crew else rows_of(self._courses)
        self.observations = rows.observations
        self.masks = rows.masks
        self.seat = rows.seat
        self.rewards = rows.rewards
        self.scores = rows.scores
        self.ends = rows.ends

    def __len__(self) -> int:
        return len(self.seat)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew. The same seed brings the same draws, whatever was played before."""
        if self._crew:
            self._crew.begin(seed)
        else:
            self._courses.begin(seed)

    def step(self, numbers: Numbers) -> None:
        """Decide in every match that is not over; numbers for the others are not looked at.

        A number that its mask does not allow raises ValueError, and no match is changed.
        """
        whole = _whole(numbers, len(self))
        if self._crew:
            self._crew.step(whole)
        else:
            self._courses.step(whole.tobytes())

    def close(self) -> None:
        """End the workers, if there are any; the arrays stay as they are."""
        if self._crew:
            self._crew.close()


def _whole(numbers: Numbers, n: int) -> Numbers:
    """The numbers as words of eight bytes. ValueError if they are not `n` integers; none is rounded."""
    given = np.asarray(numbers)
    if given.ndim != 1 or len(given) != n:
        raise ValueError(f"{n} numbers are needed, not {' × '.join(map(str, given.shape)) or 'one value'}")
    if given.dtype.kind not in "iu":
        raise ValueError(f"integers are needed, not {given.dtype}")
    return np.ascontiguousarray(given, "<i8")
