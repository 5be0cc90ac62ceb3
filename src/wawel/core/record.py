"""A record: a match as text that a person can read and diff. `docs/notation/` describes the format.

wawel-record 1
game: knights-and-castles
rules: 1
components: 5d0c81f2a9b4  fingerprint of the values on the components
seats: 3
option ages: 9,7,12
name 0: Hania
seed: 7
commitment: 7902699b…
position: …              only for a match that did not start from the setup; one line each

. brick_large            a draw
0 knight+dragon          a decision of seat 0
end 26 over 3cd41a9f…    number of lines, over or open, checksum of everything above
"""

import hashlib
from typing import Final

from wawel.core.errors import BadRecord
from wawel.core.game import CHANCE
from wawel.core.numerals import NONE, whole
from wawel.core.rng import commitment

MAGIC: Final = "wawel-record 1"
DRAW: Final = "."


class Line:
    """One decision or draw: the seat (CHANCE for a draw), its notation, and its line in a file."""

    def __init__(self, seat: int, text: str, number: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.number = number


class Record:
    """Everything needed to replay a match: header and lines. It contains all secrets of the match."""

    def __init__(self, game: str, rules: int, seats: int, options: dict[str, str], names: list[str], seed: str) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.names = names
        self.seed = seed  # "" if the draws were given by hand
        self.components = ""  # fingerprint of the component values used in the match
        self.position = ""
        self.where: dict[str, int] = {}  # the line of each header field, if it was read from a file
        self.lines: list[Line] = []
        self.over = False

    def text(self) -> str:
        """The record as a file."""
        rows = [MAGIC, f"game: {self.game}", f"rules: {self.rules}"]
        rows += [f"components: {self.components}"] if self.components else []
        rows.append(f"seats: {self.seats}")
        rows += [f"option {name}: {value}" for name, value in self.options.items()]
        rows += [f"name {seat}: {name}" for seat, name in enumerate(self.names)]
        if self.seed:
            rows += [f"seed: {self.seed}", f"commitment: {commitment(self.seed)}"]
        rows += [f"position: {row}" for row in self.position.splitlines()]
        rows.append("")
        rows += [f"{DRAW if line.seat == CHANCE else line.seat} {line.text}" for line in self.lines]
        body = "".join([row.rstrip() + "\n" for row in rows])
        return body + f"end {len(self.lines)} {'over' if self.over else 'open'} {_checksum(body)}\n"

    @staticmethod
    def parse(text: str) -> "Record":
        """Read a file. BadRecord names the line. Match.replay checks whether the lines are legal."""
        return _Reader(text).read()


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


class _Reader:
    """Reads a record line by line and keeps track of the line."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._rows = self._text.split("\n")
        self._at = 0
        self._where: dict[str, int] = {}  # the line of each header field

    def read(self) -> Record:
        if self._rows[0].rstrip() != MAGIC:
            raise BadRecord(1, "no-record", values={"magic": MAGIC})
        record = self._header()
        while self._at < len(self._rows):
            row = self._rows[self._at]
            self._at += 1
            if row.startswith("end "):
                self._end(record, row)
                return record
            record.lines.append(self._line(record, row))
        raise BadRecord(len(self._rows), "truncated")

    def _header(self) -> Record:
        fields: dict[str, str] = {}
        position: list[str] = []
        self._at = 1
        while self._at < len(self._rows):
            row = self._rows[self._at].rstrip()
            self._at += 1
            if not row:
                return self._record(fields, position)
            name, colon, value = row.partition(":")
            if not colon:
                raise BadRecord(self._at, "header-form", values={"row": row})
            self._where.setdefault(name, self._at)
            if name == "position":
                position.append(value.strip())
            elif name in fields:
                raise BadRecord(self._at, "header-twice", values={"name": name})
            else:
                fields[name] = value.strip()
        raise BadRecord(len(self._rows), "header-truncated")

    def _record(self, fields: dict[str, str], position: list[str]) -> Record:
        seats = self._number(fields, "seats")
        game = self._field(fields, "game")
        options: dict[str, str] = {}
        names: dict[int, str] = {}
        record = Record(game, self._number(fields, "rules"), seats, options, [], fields.pop("seed", ""))
        components = fields.pop("components", "")
        given = fields.pop("commitment", "")
        if given != (commitment(record.seed) if record.seed else ""):
            line = self._where.get("commitment", self._at)
            raise BadRecord(line, "commitment")
        for name, value in fields.items():
            kind, _, rest = name.partition(" ")
            if kind == "option" and rest:
                options[rest] = value
            elif kind == "name" and whole(rest, seats - 1) != NONE:
                names[int(rest)] = value
            else:
                raise BadRecord(self._where[name], "unknown-header-line", values={"name": name})
        if names:
            record.names = [names.get(seat, "") for seat in range(seats)]
        record.components = components
        record.position = "\n".join(position)
        record.where = self._where
        return record

    def _field(self, fields: dict[str, str], name: str) -> str:
        value = fields.pop(name, "")
        if not value:
            raise BadRecord(self._at, "no-header-line", values={"name": name})
        return value

    def _number(self, fields: dict[str, str], name: str) -> int:
        value = self._field(fields, name)
        if whole(value) == NONE:
            raise BadRecord(self._where[name], "header-number", values={"name": name, "value": value})
        return int(value)

    def _line(self, record: Record, row: str) -> Line:
        who, _, text = row.partition(" ")
        text = text.strip()
        if not text:
            raise BadRecord(self._at, "line-form", values={"row": row})
        if who == DRAW:
            return Line(CHANCE, text, self._at)
        if whole(who, record.seats - 1) == NONE:
            raise BadRecord(self._at, "no-seat-of-match", values={"who": who})
        return Line(int(who), text, self._at)

    def _end(self, record: Record, row: str) -> None:
        parts = row.split()
        if len(parts) != 4 or parts[2] not in ("over", "open"):
            raise BadRecord(self._at, "end-form")
        if parts[1] != str(len(record.lines)):
            raise BadRecord(
                self._at,
                "line-count",
                values={"count": len(record.lines), "said": parts[1]},
            )
        body = "".join([row.rstrip() + "\n" for row in self._rows[: self._at - 1]])
        if parts[3] != _checksum(body):
            raise BadRecord(self._at, "checksum")
        if any(rest.strip() for rest in self._rows[self._at :]):
            raise BadRecord(self._at + 1, "text-after-end")
        record.over = parts[2] == "over"
