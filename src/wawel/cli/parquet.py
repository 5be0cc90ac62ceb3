"""Decisions as a Parquet file, written in row groups so that memory does not grow with the number of matches."""

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from wawel.cli.decisions import Decisions

ROWS: Final = 1 << 16  # of a row group at most
ROOM: Final = 1 << 26  # bytes of a row group's observations and masks at most
COMPRESSION: Final = "zstd"


class Parquet:
    """A file that takes the decisions of one match after another. The same decisions make the same bytes.

    `facts` say what all rows have in common; `sizes` are the bytes of an observation and a mask, or empty.
    """

    def __init__(self, path: Path, facts: Mapping[str, str], rules_version: int, sizes: tuple[int, ...]) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        self._arrow = pa
        self._rules_version = rules_version
        self._sizes = sizes
        self._limit = min(ROWS, ROOM // (sum(sizes) + 1))
        self.schema: Any = pa.schema(
            [
                ("match", pa.int32()),
                ("step", pa.int32()),
                ("seat", pa.int8()),
                ("action", pa.int32()),
                ("notation", pa.string()),
                ("legal", pa.int32()),
                ("digest", pa.string()),
                ("reward", pa.float64()),
                ("points", pa.int32()),
                ("winner", pa.bool_()),
                ("rules_version", pa.int16()),
                ("seed", pa.string()),
                *zip(("observation", "mask"), map(pa.binary, sizes), strict=False),
            ],
            metadata={f"wawel.{name}": value for name, value in facts.items()},
        )
        self._writer: Any = parquet.ParquetWriter(path, self.schema, compression=COMPRESSION)
        self._waiting: list[Any] = []  # tables that no row group has yet
        self._rows = 0  # in them
        self.rows = 0

    def add(self, found: Decisions) -> None:
        """Add the decisions of a match."""
        count = len(found.step)
        columns: list[Any] = [
            [found.match] * count,
            found.step,
            found.seat,
            found.action,
            found.notation,
            found.legal,
            found.digest,
            [found.rewards[seat] for seat in found.seat],
            [found.points[seat] for seat in found.seat],
            [seat in found.winners for seat in found.seat],
            [self._rules_version] * count,
            [found.seed] * count,
        ]
        if self._sizes:
            columns += [found.observation, found.mask]
        self._waiting.append(self._arrow.Table.from_arrays(self._arrays(columns), schema=self.schema))
        self.rows += count
        self._rows += count
        if self._rows >= self._limit:
            self._write(self._rows - self._rows % self._limit)

    def _arrays(self, columns: list[Any]) -> list[Any]:
        return [self._arrow.array(column, field.type) for column, field in zip(columns, self.schema, strict=True)]

    def _write(self, rows: int) -> None:
        table = self._arrow.concat_tables(self._waiting)
        self._writer.write_table(table.slice(0, rows), row_group_size=self._limit)
        self._waiting = [table.slice(rows)]
        self._rows -= rows

    def __enter__(self) -> "Parquet":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if kind is None and self._rows:
            self._write(self._rows)
        self._writer.close()
