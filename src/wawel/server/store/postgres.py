"""Opens a PostgreSQL database. What is wrong with its address or its answer is told without the password."""

from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, OperationalError

from wawel.server.store.migrating import BadDatabase, bring_up_to_date

DRIVER: Final = "postgresql+psycopg"
SCHEMES: Final = ("postgres", "postgresql", DRIVER)
READERS: Final = 4  # connections that read at the same time
LOCK: Final = 0x7761_7765_6C  # held while a schema is made or changed: several servers may start at once

# A database that is gone without a word should be noticed in seconds, whatever the system's defaults are.
CONNECT: Final[dict[str, Any]] = {
    "application_name": "wawel",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def open_postgres(address: str) -> Engine:
    """Connect, and make or migrate the schema. Raises BadDatabase if that cannot be done."""
    url = _url(address)
    try:
        given = {name: value for name, value in CONNECT.items() if name not in url.query}
        engine = create_engine(url, connect_args=given, pool_size=READERS + 1, hide_parameters=True)
    except ModuleNotFoundError as error:
        raise BadDatabase("no-postgres-driver") from error
    event.listen(engine, "connect", _configure)
    try:
        with engine.begin() as connection:
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            bring_up_to_date(connection, _name(url), lambda _: None)
    except OperationalError as error:
        engine.dispose()
        raise BadDatabase("database-away", values={"name": _name(url), "detail": _told(error, url)}) from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def is_postgres(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def _url(address: str) -> URL:
    """The parts of an address. One that can be read in two ways could show a part of its password, so it is refused."""
    try:
        url = make_url(address.strip())
    except (ArgumentError, ValueError):
        raise BadDatabase("database-url") from None
    if url.drivername not in SCHEMES or address.count("@") > 1 or not url.database:
        raise BadDatabase("database-url")
    return url.set(drivername=DRIVER)


def _name(url: URL) -> str:
    return f"{url.host or 'localhost'}:{url.port or 5432}/{url.database}"


def _told(error: OperationalError, url: URL) -> str:
    """What the database said, in one line without the password."""
    said = " ".join(str(error.orig).split())
    for secret in (url.password, quote(url.password or "")):
        if secret:
            said = said.replace(str(secret), "***")
    return said


def _configure(connection: Any, _record: object) -> None:
    """PostgreSQL refuses texts with the character 0. SQLite does not; to both, an id with one is just not there."""
    from psycopg.types.string import StrDumper

    class Text(StrDumper):
        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\ufffd"))

    connection.adapters.register_dumper(str, Text)
