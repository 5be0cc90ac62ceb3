"""Matches of a batch in worker processes. All share the memory with its arrays; only short words are sent."""

import multiprocessing
import os
import tempfile
import weakref
from collections.abc import Mapping
from mmap import mmap
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final

import numpy as np

from wawel.adapters.rows import Numbers, Rows, rows_of, shared_rows, shared_size
from wawel.core.course import Courses
from wawel.core.encoding import Encoding, encoding_of
from wawel.core.game import NOBODY
from wawel.workers import prepare

STEP: Final = b"step"
BEGIN: Final = b"begin"
DONE: Final = b"done"
MEMORY: Final = Path("/dev/shm")


class Crew:
    """So many workers with about as many matches each. What they play does not depend on how many they are."""

    def __init__(self, encoding: Encoding, n: int, seed: int, again: bool, workers: int) -> None:
        file, name = tempfile.mkstemp(prefix="wawel-", dir=MEMORY if MEMORY.is_dir() else None)
        os.ftruncate(file, shared_size(encoding, n))
        self._rows, self._numbers = shared_rows(encoding, n, mmap(file, 0))
        os.close(file)
        self.rows: Rows = self._rows.locked()
        self._pipes: list[Connection] = []
        self.workers: list[SpawnProcess] = []
        context = multiprocessing.get_context("spawn")
        ends = [n * (worker + 1) // workers for worker in range(workers)]
        table = (encoding.game.id, encoding.seats, encoding.options)
        for first, end in zip([0, *ends], ends, strict=False):
            here, there = context.Pipe()
            given = (there, name, table, n, first, end, again)
            self.workers.append(context.Process(target=_work, args=given, daemon=True))
            self.workers[-1].start()
            there.close()
            self._pipes.append(here)
        self.close = weakref.finalize(self, _dismiss, self._pipes, self.workers)
        self.begin(seed)
        os.unlink(name)  # all have it open

    def begin(self, seed: int) -> None:
        self._tell_all(BEGIN + (seed & (1 << 64) - 1).to_bytes(8, "little"))

    def step(self, numbers: Numbers) -> None:
        """Check every number here, so that no worker changes anything if one of them cannot be chosen."""
        rows, n = self._rows, len(self._numbers)
        inside = (numbers >= 0) & (numbers < rows.masks.shape[1])
        allowed = rows.masks[np.arange(n), np.where(inside, numbers, 0)] & inside
        wrong = np.flatnonzero(~allowed & (rows.seat != NOBODY))
        if len(wrong):
            place = int(wrong[0])
            raise ValueError(f"match {place}: seat {rows.seat[place]} cannot choose number {numbers[place]} now")
        np.copyto(self._numbers, numbers)
        self._tell_all(STEP)

    def _tell_all(self, word: bytes) -> None:
        try:
            for pipe in self._pipes:
                pipe.send_bytes(word)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise RuntimeError("a worker process of the batch has ended") from error


def _dismiss(pipes: list[Connection], workers: list[SpawnProcess]) -> None:
    """End the workers, which see their pipes close."""
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join()


def _work(
    pipe: Connection, name: str, table: tuple[str, int, Mapping[str, str]], n: int, first: int, end: int, again: bool
) -> None:
    """A worker: matches `first` to `end - 1` of a batch."""
    prepare()
    encoding = encoding_of(*table)
    with open(name, "r+b") as file:
        rows, numbers = shared_rows(encoding, n, mmap(file.fileno(), 0))
    courses = Courses(encoding, end - first, 0, again, first)
    own, shown = rows_of(courses), rows.part(first, end)
    try:
        while True:
            word = pipe.recv_bytes()
            if word == STEP:
                courses.step(numbers[first:end].tobytes())
            else:
                courses.begin(int.from_bytes(word[len(BEGIN) :], "little"))
            own.copy_to(shown)
            pipe.send_bytes(DONE)
    except EOFError:
        return
