"""Threads that read the database, while another one writes."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from wawel.server.store.postgres import READERS, is_postgres
from wawel.server.store.writing import NoAnswer

Result = TypeVar("Result")


class Reader:
    """Runs queries: one at a time on a file, a few at a time on a server of databases, which answers later."""

    def __init__(self, engine: Engine) -> None:
        self._remote = is_postgres(engine)
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT") if self._remote else engine
        self._threads = ThreadPoolExecutor(READERS if self._remote else 1, "reader")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run a query. It sees everything that was acknowledged, and does not wait for what is being written."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def close(self) -> None:
        """Finish what has been asked for."""
        self._threads.shutdown()

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        try:
            return self._once(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise self._told(error) from error
        try:
            return self._once(work)  # with a new connection
        except DBAPIError as error:
            raise self._told(error) from error

    def _once(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.connect() as connection:
            return work(connection)

    def _told(self, error: DBAPIError) -> Exception:
        away = self._remote and isinstance(error, OperationalError)
        return NoAnswer("the database does not answer") if away else error
