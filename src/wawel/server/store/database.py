"""Opens the database: connection settings and migrations."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

from wawel.server.store.schema import REVISION

MIGRATIONS: Final = Path(__file__).parent / "migrations"
FILE: Final = "wawel.sqlite3"

# A commit in WAL mode survives kill -9 even with synchronous=NORMAL, because the system holds the pages by then. FULL
# also syncs the log at every commit, so what players have been told also survives a power cut.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def open_database(folder: Path) -> Engine:
    """Open the database in this folder. Creates it if necessary, and migrates it to the newest schema."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = create_engine(URL.create("sqlite", database=str(folder / FILE)))
    event.listen(engine, "connect", _configure)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the database to the newest schema, or to an older one. Does nothing if it is already there."""
    if revision == "head" and _is_newest(connection):
        return
    from alembic import command  # importing it takes longer than everything else here
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    change = command.upgrade if revision == "head" else command.downgrade
    change(config, revision)


def _is_newest(connection: Connection) -> bool:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return False
    return connection.exec_driver_sql("select version_num from alembic_version").scalars().all() == [REVISION]


def _configure(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
