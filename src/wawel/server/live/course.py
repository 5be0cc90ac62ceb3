"""A match and the rows it is stored as."""

from collections.abc import Sequence

from wawel.core.match import Match
from wawel.core.record import Line, Record
from wawel.server.live.names import now
from wawel.server.store.saved import ACT, UNDO, WITHDRAW, Row, SavedTable


class Course:
    """Knows which steps of a match are stored, under which sequence numbers, and which notes came with them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 0  # number of stored rows
        self.era = 0  # how often steps were taken back: what clients heard before may be wrong after it
        self._undone_at = 0  # the row that last took steps back
        self._seqs: list[int] = []  # the row of each stored step of the match

    @staticmethod
    def load(saved: SavedTable, rows: Sequence[Row]) -> "Course":
        """Replay the rows. Raises BadRecord if the rules have changed since."""
        steps: list[Row] = []
        for row in rows:
            if row.kind == ACT:
                steps.append(row)
            else:
                del steps[_taken_back(row, len(steps))]
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

    def withdraw(self, seat: int) -> Row:
        """Take back a seat's part of a simultaneous decision; the row says which step that was."""
        return Row(self.seq + 1, WITHDRAW, seat, str(self.match.withdraw(seat)), now())

    def stored(self, rows: Sequence[Row]) -> None:
        """Take note that these rows are on disk."""
        for row in rows:
            self.seq = row.seq
            if row.kind == ACT:
                self._seqs.append(row.seq)
            else:
                del self._seqs[_taken_back(row, len(self._seqs))]
                self.era += 1
                self._undone_at = row.seq

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


def _taken_back(row: Row, steps: int) -> slice:
    """Which of so many steps a row takes back."""
    number = int(row.text)
    return slice(steps - number, steps) if row.kind == UNDO else slice(number, number + 1)
