"""Worker processes: how many, what they do first, and how work is distributed to them."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

QUEUE: Final = 4  # jobs for each worker that are under way or wait


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Job], Result], jobs: Iterable[Job], workers: int, ordered: bool = True) -> Generator[Result]:
    """Do the jobs in this many processes; results come in the order of the jobs.

    If they need not be `ordered`, they come as soon as they are there. Jobs are taken when it is their turn, so only a
    few results wait for the caller.
    A caller that stops before the last result must close the iterator (`contextlib.closing`); that ends the processes.
    """
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=prepare)
    try:
        yield from _results(pool, work, iter(jobs), QUEUE * workers, ordered)
    except BaseException:
        _kill(pool)
        raise
    finally:
        pool.shutdown()


def _results(
    pool: ProcessPoolExecutor, work: Callable[[Job], Result], jobs: Iterator[Job], most: int, ordered: bool
) -> Iterator[Result]:
    running: list[Future[Result]] = []
    while True:
        with _deaf_to_interrupts():
            running += [pool.submit(work, job) for job in islice(jobs, most - len(running))]
        if not running:
            return
        for future in running[:1] if ordered else wait(running, return_when=FIRST_COMPLETED).done:
            running.remove(future)
            yield future.result()


def _kill(pool: ProcessPoolExecutor) -> None:
    """End the workers at once, even one that is sending a result.

    The pool would wait for the rest of that result for ever, because it could write to the same pipe itself.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool._result_queue._writer.close()  # type: ignore[attr-defined]  # of a SimpleQueue


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back until the block ends. A process started meanwhile never gets it, not even during its imports."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# in a worker


def prepare() -> None:
    """Leave Ctrl-C to the parent process, and exit when the parent is gone, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
