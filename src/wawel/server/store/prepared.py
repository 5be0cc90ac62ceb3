"""Statements that run with every step of a match: compiled once, and given to the driver without further ado."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """A statement in the words of a database.

    Compiling and checking a statement takes SQLAlchemy longer than SQLite needs to run it.
    """

    def __init__(self, statement: UpdateBase, dialect: Dialect, names: Sequence[str]) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        self._text = str(compiled)
        self._order: list[str] | None = list(compiled.positiontup) if compiled.positiontup else None

    def run(self, connection: Connection, values: Sequence[Mapping[str, Any]]) -> int:
        """Run it once for each of these values; returns how many rows that changed."""
        order = self._order
        given: Any = values if order is None else [tuple(each[name] for name in order) for each in values]
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(self._text, given)
            return int(cursor.rowcount)
        finally:
            cursor.close()
