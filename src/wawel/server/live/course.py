"""A match and the rows it is stored as."""

from collections.abc import Sequence

from wawel.core.match import Match
from wawel.core.record import Line, Record
from wawel.server.live.names import now
from wawel.server.store.saved import ACT, UNDO, Row, SavedTable


class Course:
    """Knows which steps of a match are stored, under which sequence numbers, and which notes came with them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 0  # number of stored rows
        self.era = 0  # number of undos: what clients heard before an undo may be wrong after it
        self._undone_at = 0  # the row of the last undo
        self._seqs: list[int] = []  # the row of each stored step of the match

    @staticmethod
    def load(saved: SavedTable, rows: Sequence[Row]) -> "Course":
        """Replay the rows. Raises BadRecord if the rules have changed since."""
        steps: list[Row] = []
        for row in rows:
            if row.kind == UNDO:
                del steps[len(steps) - int(row.text) :]
            else:
                steps.append(row)
        names = [seat.name for seat in saved.seats]
        record = Record(saved.game, saved.rules, len(saved.seats), saved.options, names, saved.seed)
        record.components = saved.components
        record.position = saved.position
        record.lines = [Line(row.seat, row.text, row.seq) for row in steps]
        course = Course(Match.replay(record))
        course.stored(rows)
        return course

    # steps

    def unstored(self) -> list[Row]:
        """Rows for the steps that are not stored yet, draws included."""
        time = now()
        new = self.match.entries[len(self._seqs) :]
        return [Row(self.seq + n, ACT, entry.seat, entry.text, time) for n, entry in enumerate(new, start=1)]

    def undo(self, seat: int, whole_turn: bool) -> Row:
        """Undo steps; the row says how many."""
        before = len(self.match.entries)
        self.match.undo(whole_turn)
        return Row(self.seq + 1, UNDO, seat, str(before - len(self.match.entries)), now())

    def stored(self, rows: Sequence[Row]) -> None:
        """Take note that these rows are on disk."""
        for row in rows:
            self.seq = row.seq
            if row.kind == UNDO:
                del self._seqs[len(self._seqs) - int(row.text) :]
                self.era += 1
                self._undone_at = row.seq
            else:
                self._seqs.append(row.seq)

    # notes

    def note_seqs(self) -> list[int]:
        """The row that each note came from."""
        seqs: list[int] = []
        for entry, seq in zip(self.match.entries, self._seqs, strict=True):
            seqs += [seq] * (entry.notes_end - len(seqs))
        return seqs

    def notes_until(self, since: int) -> int | None:
        """How many notes a client that saw row `since` already has; None if an undo has invalidated them."""
        if not self._undone_at <= since <= self.seq:
            return None
        return sum(seq <= since for seq in self.note_seqs())
