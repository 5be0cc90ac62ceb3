"""The arrays of a batch, a row for each match, and the compiled matches that fill them."""

from dataclasses import dataclass
from mmap import mmap
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wawel.core.course import Courses
from wawel.core.encoding import Encoding

Bytes: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]
ALIGNED: Final = 64  # bytes: every array in shared memory begins at a multiple of it


@dataclass(frozen=True)
class Rows:
    """What `n` matches show. All arrays are C-contiguous."""

    observations: Bytes  # n × bytes of an observation
    masks: Flags  # n × numbers of actions
    seat: Numbers  # n
    rewards: NDArray[np.float64]  # n × seats
    scores: Numbers  # n × seats
    ends: Flags  # n

    def copy_to(self, other: "Rows") -> None:
        """Write everything into other arrays of the same shapes."""
        for mine, there in zip(self.__dict__.values(), other.__dict__.values(), strict=True):
            np.copyto(there, mine)

    def part(self, first: int, end: int) -> "Rows":
        """The rows of some matches, in the same memory."""
        return Rows(*[array[first:end] for array in self.__dict__.values()])

    def locked(self) -> "Rows":
        """The same memory for those who only read."""
        views = [array.view() for array in self.__dict__.values()]
        for view in views:
            view.flags.writeable = False
        return Rows(*views)


def rows_of(courses: Courses) -> Rows:
    """The memory that compiled matches write; nobody else can."""
    n, encoding = courses.count, courses.encoding
    return Rows(
        np.frombuffer(memoryview(courses.observations), np.uint8).reshape(n, encoding.size),
        np.frombuffer(memoryview(courses.masks), np.bool_).reshape(n, encoding.actions),
        np.frombuffer(memoryview(courses.seats), np.int64),
        np.frombuffer(memoryview(courses.rewards), np.float64).reshape(n, encoding.seats),
        np.frombuffer(memoryview(courses.scores), np.int64).reshape(n, encoding.seats),
        np.frombuffer(memoryview(courses.ends), np.bool_),
    )


def _shapes(encoding: Encoding, n: int) -> list[tuple[tuple[int, ...], Any]]:
    """Of the arrays in shared memory: those of the rows, then the numbers that were chosen."""
    seats = encoding.seats
    return [
        ((n, encoding.size), np.uint8),
        ((n, encoding.actions), np.bool_),
        ((n,), np.int64),
        ((n, seats), np.float64),
        ((n, seats), np.int64),
        ((n,), np.bool_),
        ((n,), np.int64),
    ]


def shared_size(encoding: Encoding, n: int) -> int:
    """How many bytes the arrays of `n` matches need."""
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in _shapes(encoding, n)]
    return sum(-(-size // ALIGNED) * ALIGNED for size in sizes)


def shared_rows(encoding: Encoding, n: int, memory: mmap) -> tuple[Rows, Numbers]:
    """The arrays in shared memory, one behind another: the rows, and the numbers that were chosen."""
    found: list[Any] = []
    at = 0
    for shape, kind in _shapes(encoding, n):
        array: NDArray[Any] = np.ndarray(shape, kind, memory, at)
        found.append(array)
        at += -(-array.nbytes // ALIGNED) * ALIGNED
    return Rows(*found[:-1]), found[-1]
