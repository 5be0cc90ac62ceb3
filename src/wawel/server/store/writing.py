"""The one writer of the database: what many tables want stored at the same time goes to disk in one transaction."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wawel.server.watch.metrics import COMMITS, GROUPS, WRITING

Result = TypeVar("Result")
Work = Callable[[Connection], object]

MOST: Final = 256  # pieces of work in one transaction: the first one should not wait long for the last
PAUSE: Final = 0.004  # seconds from one transaction to the next, at least: every one costs the same, however small


class NotStored(Exception):
    """The database stored nothing; treat the step as if it had not happened."""


class NoAnswer(NotStored):
    """The database does not answer. What was under way may be stored or not; a look at it tells."""


class Writer:
    """A thread that writes. While one transaction is on its way to disk, work gathers for the next one.

    Whoever waits hears of success only after the commit. If a piece of work fails, the others of its transaction are
    repeated without it, each by itself; so work must do the same when it is done again. If the connection is lost,
    nothing is repeated, and the next work gets a new connection.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._refusals = (SQLAlchemyError, engine.dialect.loaded_dbapi.Error)
        self._waiting: SimpleQueue[_Task | None] = SimpleQueue()  # None ends it
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run work in a transaction; when this returns, it is on disk. Otherwise nothing of it is: NotStored."""
        if self._closing:
            raise NotStored("the store is closed")
        loop = asyncio.get_running_loop()
        task = _Task(work, loop, loop.create_future())
        self._waiting.put(task)
        with WRITING.track_inprogress():
            done: Result = await task.future  # type: ignore[assignment]  # what the work returns
        return done

    def close(self) -> None:
        """Finish what has been asked for, then end the thread."""
        self._closing = True
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        began = 0.0
        with self._engine.connect() as connection:
            while (first := self._waiting.get()) is not None:
                sleep(max(0.0, began + PAUSE - monotonic()))
                began = monotonic()
                tasks = [first, *self._more()]
                GROUPS.observe(len(tasks))
                with COMMITS.time():
                    self._together(connection, tasks)
                _tell(tasks)

    def _more(self) -> "Iterator[_Task]":
        """What else waits by now."""
        for _ in range(MOST - 1):
            try:
                task = self._waiting.get_nowait()
            except Empty:
                return
            if task is None:
                self._waiting.put(None)  # after what is left
                return
            yield task

    def _together(self, connection: Connection, tasks: "list[_Task]") -> None:
        try:
            with connection.begin():
                for task in tasks:
                    task.result = task.work(connection)
        except Exception as error:
            if is_lost(connection):
                for task in tasks:
                    task.error = _caused(NoAnswer("the database does not answer"), error)
            elif len(tasks) > 1:
                for task in tasks:
                    self._together(connection, [task])
            elif isinstance(error, IntegrityError) and not tasks[0].again:
                tasks[0].again = True  # another server was quicker: now its values are seen
                self._together(connection, tasks)
            else:
                refused = isinstance(error, self._refusals)
                tasks[0].error = _caused(NotStored(str(error)), error) if refused else error


def is_lost(connection: Connection) -> bool:
    """Whether a connection has broken off. If so, it is given up and its next use makes a new one."""
    if not connection.invalidated:
        raw = connection.connection.dbapi_connection
        if not getattr(raw, "closed", False):
            return False
        connection.invalidate()
    return True


class _Task:
    """A piece of work, and what came of it."""

    __slots__ = ("again", "error", "future", "loop", "result", "work")

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop, future: "asyncio.Future[object]") -> None:
        self.work = work
        self.loop = loop
        self.future = future
        self.result: object = None
        self.again = False  # it is tried a second time
        self.error: Exception | None = None


def _caused(failure: NotStored, error: Exception) -> NotStored:
    failure.__cause__ = error
    return failure


def _tell(tasks: list[_Task]) -> None:
    """Wake everybody who waits, once for each event loop."""
    for loop in {task.loop for task in tasks}:
        with suppress(RuntimeError):  # the loop has ended, and with it everybody who waited
            loop.call_soon_threadsafe(_settle, [task for task in tasks if task.loop is loop])


def _settle(tasks: list[_Task]) -> None:
    for task in tasks:
        if task.future.done():  # nobody waits any more
            continue
        if task.error is not None:
            task.future.set_exception(task.error)
        else:
            task.future.set_result(task.result)
