"""Opens the database file: who may read it, connection settings, and migrations with a copy made before them."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from wawel.core.errors import WawelError
from wawel.server.store.schema import REVISION

MIGRATIONS: Final = Path(__file__).parent / "migrations"
FILE: Final = "wawel.sqlite3"
PRIVATE: Final = 0o600  # it holds the seeds of matches that are not over

# A commit in WAL mode survives kill -9 even with synchronous=NORMAL, because the system holds the pages by then. FULL
# also syncs the log at every commit, so what players have been told also survives a power cut.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class BadDatabase(WawelError):
    """A file that this version cannot use; it stays as it is."""


def open_database(folder: Path) -> Engine:
    """Open the database in this folder. Creates it if necessary, and migrates it to the newest schema.

    Raises BadDatabase if the file is broken or was written by a newer version.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / FILE
    _make_private(path)
    # an error would repeat what it was about to store: seeds of matches that are not over
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    event.listen(engine, "connect", _configure)
    try:
        with engine.begin() as connection:
            _bring_up_to_date(connection, path)
    except BaseException as error:
        engine.dispose()
        if isinstance(error, DatabaseError) and _is_broken(error):
            raise BadDatabase("database-broken", values={"path": str(path)}) from error
        raise
    return engine


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the database to the newest schema, or to an older one."""
    from alembic import command  # importing it takes longer than everything else here
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    change = command.upgrade if revision == "head" else command.downgrade
    change(config, revision)


def _bring_up_to_date(connection: Connection, path: Path) -> None:
    found = _revision(connection)
    if found == REVISION:
        return
    if found is not None:
        if found not in _known():
            raise BadDatabase("database-newer", values={"path": str(path), "revision": found})
        _copy(path, path.with_name(f"{path.name}.{found}"))
    migrate(connection)


def _revision(connection: Connection) -> str | None:
    """The schema of the file; None if it is new."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.exec_driver_sql("select version_num from alembic_version").scalar()


def _known() -> set[str]:
    """The revisions that this version has migrations for."""
    return {path.name[1:5] for path in (MIGRATIONS / "versions").glob("r[0-9]*.py")}


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
