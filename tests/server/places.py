"""Where tests keep a store: a file, or a database of its own on a real PostgreSQL."""

import shutil
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import text

from wawel.server.store.database import open_database


class Place(NamedTuple):
    """The arguments of `Store.open`: a folder, and the address of a database unless it is a file in the folder."""

    folder: Path
    url: str | None = None

    def execute(self, statement: str, **values: object) -> list[Any]:
        """Do something behind the server's back; returns what was found, if anything."""
        engine = open_database(*self)
        try:
            with engine.begin() as connection:
                found = connection.execute(text(statement), values)
                return list(found) if found.returns_rows else []
        finally:
            engine.dispose()


def has_services() -> bool:
    """Whether PostgreSQL and Redis are installed; `make test` sees to that."""
    from bench.services import postgres_folder

    return postgres_folder() is not None and shutil.which("redis-server") is not None
