"""Opens the database: a file of SQLite, which is private and copied before it is migrated, or a PostgreSQL."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from wawel.server.store.migrating import BadDatabase, bring_up_to_date
from wawel.server.store.postgres import open_postgres

FILE: Final = "wawel.sqlite3"
PRIVATE: Final = 0o600  # it holds the seeds of matches that are not over

# A commit in WAL mode survives kill -9 even with synchronous=NORMAL, because the system holds the pages by then. FULL
# also syncs the log at every commit, so what players have been told also survives a power cut.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def open_database(folder: Path, url: str | None = None) -> Engine:
    """Open the database in this folder, or the one at this address. Creates what is missing, and migrates it.

    Raises BadDatabase if it cannot be used, for example because a newer version has written it.
    """
    return _open_file(folder) if url is None else open_postgres(url)


def _open_file(folder: Path) -> Engine:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / FILE
    _make_private(path)
    # an error would repeat what it was about to store: seeds of matches that are not over
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    event.listen(engine, "connect", _configure)
    try:
        with engine.begin() as connection:
            bring_up_to_date(connection, str(path), lambda found: _copy(path, path.with_name(f"{path.name}.{found}")))
    except BaseException as error:
        engine.dispose()
        if isinstance(error, DatabaseError) and _is_broken(error):
            raise BadDatabase("database-broken", values={"path": str(path)}) from error
        raise
    return engine


def _copy(path: Path, copy: Path) -> None:
    """A whole copy of the file as it is before a migration, for whoever wants to go back."""
    copy.unlink(missing_ok=True)
    _make_private(copy)
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)


def _make_private(path: Path) -> None:
    """Let nobody else read the file, nor the ones that SQLite puts beside it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if each.exists():
            each.chmod(PRIVATE)


def _is_broken(error: DatabaseError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def _configure(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
