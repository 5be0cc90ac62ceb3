"""A match and the rows it is stored as."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pydantic_core import to_json

from wawel.arena.skill import ranks
from wawel.core.game import Outcome
from wawel.core.match import Match
from wawel.core.record import Line, Record
from wawel.server.live import frames
from wawel.server.live.house.state import HouseState
from wawel.server.live.names import now
from wawel.server.store.folding import taken_back
from wawel.server.store.saved import ACT, UNDO, WITHDRAW, History, Placed, Row, SavedTable

RESIGNED: Final = 1_000_000  # points that whoever has given up is behind the others for the ratings
IDLE_ROWS: Final = 200  # rows that were taken back and may stay; more of them are dropped


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A row that takes steps back, which steps these are, and rows to drop with it."""

    row: Row
    steps: slice
    dropped: list[int]


class Course:
    """Knows which steps of a match are stored, under which sequence numbers, and which notes came with them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.house = HouseState()  # people may end a match before the rules do
        self.rated = False
        self.dealt = False  # other tables have the same draws, and the results will be compared
        self.seq = 0  # the last stored row
        self.era = 0  # how often steps were taken back: what clients heard before may be wrong after it
        self._undone_at = 0  # the row that last took steps back
        self._gone: list[int] = []  # rows that say nothing any more
        self._seqs: list[int] = []  # the row of each stored step of the match

    @staticmethod
    def load(saved: SavedTable, history: History) -> "Course":
        """Replay what happened. Raises BadRecord if the rules have changed since."""
        names = [seat.name for seat in saved.seats]
        record = Record(saved.game, saved.rules, len(saved.seats), saved.options, names, saved.seed)
        record.components = saved.components
        record.position = saved.position
        record.lines = [Line(row.seat, row.text, row.seq) for row in history.steps]
        course = Course(Match.replay(record))
        course.seq, course.era = history.seq, history.undos
        course._undone_at, course._gone = history.undone_at, history.gone
        course._seqs = [row.seq for row in history.steps]
        return course

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because people ended it."""
        return bool(self.house.ended) or self.match.over

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide; nobody while people gather."""
        return [] if self.house.ended or self.house.gathering else self.match.waiting

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None while the match goes on, or if it was called off. Whoever resigned is behind all others.

        If people ended the match, the key begins with "house-", and the points as they stand decide.
        """
        gone, found = self.house.resigned, self.match.outcome
        if self.house.ended == "off":
            return None
        if self.house.ended:
            points = {score.seat: score.total for score in self.match.scores}
            playing = [seat for seat in points if seat not in gone]
            best = max(points[seat] for seat in playing)
            ranking = sorted(points, key=lambda seat: (seat in gone, -points[seat], seat))
            winners = [seat for seat in playing if points[seat] == best]
            return Outcome(winners, ranking, f"house-{self.house.ended}", "", [])
        if found is None or not gone:
            return found
        ranking = sorted(found.ranking, key=lambda seat: seat in gone)  # stable: the others keep their order
        winners = [seat for seat in found.winners if seat not in gone]
        if winners:
            return Outcome(winners, ranking, found.key, found.rule, found.args)
        return Outcome(ranking[:1], ranking, "house-resigned", "", [])

    def results(self) -> list[Placed]:
        """How the match ended for each seat; nothing before the end. Winners share the first place."""
        outcome = self.outcome
        if outcome is None:
            return []
        places = {seat: 1 if seat in outcome.winners else n for n, seat in enumerate(outcome.ranking, 1)}
        points = [score.total for score in self.match.scores]
        ranked, tallies = self._ranks(outcome, points), self._tallies()
        return [Placed(seat, places[seat], points[seat], ranked[seat], tallies[seat]) for seat in range(len(points))]

    def _tallies(self) -> Sequence[str | None]:
        """The points of each seat item by item, where they are compared."""
        match = self.match
        if not self.dealt:
            return [None] * match.seats
        return [to_json(score).decode() for score in frames.scores(match.game, match.scores)]

    def _ranks(self, outcome: Outcome, points: Sequence[int]) -> Sequence[float | None]:
        """Places for the ratings; a match that people have agreed to end does not count."""
        if not self.rated or self.house.ended == "agreed":
            return [None] * len(points)
        counted = [total - RESIGNED * (seat in self.house.resigned) for seat, total in enumerate(points)]
        return ranks(outcome.ranking, outcome.winners, counted)

    # steps

    def pass_over(self) -> None:
        """In a rated match no bot plays for those who have given up: the rules' default decides, as when time is up."""
        if not self.rated or self.over:
            return
        while gone := [seat for seat in self.waiting if seat in self.house.resigned]:
            self.match.play(gone[0], self.match.default(gone[0]))

    def unstored(self) -> list[Row]:
        """Rows for the steps that are not stored yet, draws included."""
        time = now()
        new = self.match.entries[len(self._seqs) :]
        return [Row(self.seq + n, ACT, entry.seat, entry.text, time) for n, entry in enumerate(new, start=1)]

    def undo(self, seat: int, whole_turn: bool) -> TakenBack:
        """Undo steps; the row says how many."""
        before = len(self.match.entries)
        self.match.undo(whole_turn)
        return self._taking_back(Row(self.seq + 1, UNDO, seat, str(before - len(self.match.entries)), now()))

    def rewind(self, seat: int, kept: int) -> TakenBack:
        """Take back everything after the first `kept` steps, whatever was shown since."""
        before = len(self.match.entries)
        self.match.rewind(kept)
        return self._taking_back(Row(self.seq + 1, UNDO, seat, str(before - kept), now()))

    def withdraw(self, seat: int) -> TakenBack:
        """Take back a seat's part of a simultaneous decision; the row says which step that was."""
        return self._taking_back(Row(self.seq + 1, WITHDRAW, seat, str(self.match.withdraw(seat)), now()))

    def stored(self, rows: Sequence[Row]) -> None:
        """Take note that the rows of new steps are on disk."""
        for row in rows:
            self.seq = row.seq
            self._seqs.append(row.seq)

    def stored_back(self, back: TakenBack) -> None:
        """Take note that the row of an undo or a withdrawal is on disk."""
        self._gone = [] if back.dropped else self._gone_with(back.steps)
        del self._seqs[back.steps]
        self.seq = self._undone_at = back.row.seq
        self.era += 1

    def _taking_back(self, row: Row) -> TakenBack:
        steps = taken_back(row, len(self._seqs))
        gone = self._gone_with(steps)
        if len(gone) <= IDLE_ROWS:
            return TakenBack(row, steps, [])
        return TakenBack(replace(row, kind=UNDO, text="0"), steps, gone)

    def _gone_with(self, steps: slice) -> list[int]:
        return [*self._gone, *self._seqs[steps], *([self._undone_at] if self._undone_at else [])]

    # notes

    def note_seqs(self, first: int) -> list[int]:
        """The row that each note came from, beginning with note number `first`."""
        entries, end = self.match.entries, len(self.match.notes)
        seqs: list[int] = []
        for step in range(len(entries) - 1, -1, -1):
            start = entries[step - 1].notes_end if step else 0
            seqs += [self._seqs[step]] * (end - max(start, first))
            end = start
            if end <= first:
                break
        seqs.reverse()
        return seqs

    def notes_until(self, since: int) -> int | None:
        """How many notes a client that saw row `since` already has; None if an undo has invalidated them."""
        if not self._undone_at <= since <= self.seq:
            return None
        steps = bisect_right(self._seqs, since)
        return self.match.entries[steps - 1].notes_end if steps else 0
