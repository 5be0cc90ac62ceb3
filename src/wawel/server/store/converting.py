"""Rows of the database as plain values, and back."""

import json
from typing import Any

from sqlalchemy import Row as Found
from sqlalchemy import Select, select

from wawel.core.errors import WawelError
from wawel.server.store.saved import Row, SavedSeat, SavedTable
from wawel.server.store.schema import rows


class Unreadable(WawelError):
    """What is stored about a table makes no sense."""


def rows_of(table: str) -> Select[Any]:
    """The query for the rows of a table, in order."""
    columns = (rows.c.seq, rows.c.kind, rows.c.seat, rows.c.text, rows.c.time)
    return select(*columns).where(rows.c.table_id == table).order_by(rows.c.seq)


def values_of(table: str, row: Row) -> dict[str, object]:
    """The columns of a row."""
    return {
        "table_id": table,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "time": row.time,
    }


def table_of(found: "Found[tuple[object, ...]]", sat: list[SavedSeat]) -> SavedTable:
    fields = dict(found._mapping)
    try:
        fields["options"] = {str(name): str(value) for name, value in json.loads(fields["options"]).items()}
    except (ValueError, AttributeError) as error:
        raise Unreadable("table-unreadable") from error
    for name in ("touched", "owner", "epoch"):
        del fields[name]
    return SavedTable(**fields, seats=tuple(sat))


def seat_of(found: "Found[tuple[object, ...]]") -> SavedSeat:
    fields = dict(found._mapping)
    del fields["table_id"]
    return SavedSeat(**fields)
