"""Brings a database up to date: which schema it has, and the migrations to the newest one."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from wawel.core.errors import WawelError
from wawel.server.store.schema import REVISION

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class BadDatabase(WawelError):
    """A database that this version cannot use; it stays as it is."""


def bring_up_to_date(connection: Connection, name: str, before: Callable[[str], None]) -> None:
    """Migrate a database to the newest schema, if it is not there yet; `before` is told which one an older one has.

    Raises BadDatabase if a newer version has written it; `name` is what people call it.
    """
    found = _revision(connection)
    if found == REVISION:
        return
    if found is not None:
        if found not in _known():
            raise BadDatabase("database-newer", values={"path": name, "revision": found})
        before(found)
    migrate(connection)


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the database to the newest schema, or to an older one."""
    from alembic import command  # importing it takes longer than everything else here
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    change = command.upgrade if revision == "head" else command.downgrade
    change(config, revision)


def _revision(connection: Connection) -> str | None:
    """The schema of a database; None if it is new."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.exec_driver_sql("select version_num from alembic_version").scalar()


def _known() -> set[str]:
    """The revisions that this version has migrations for."""
    return {path.name[1:5] for path in (MIGRATIONS / "versions").glob("r[0-9]*.py")}
