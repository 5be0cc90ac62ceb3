"""What connections at a table are shown. Each distinct view is worked out and written once, however many look at it."""

from typing import Final

from wawel.core.errors import CannotUndo
from wawel.core.game import SPECTATOR
from wawel.server.live import frames
from wawel.server.live.connection import Connection
from wawel.server.live.projecting import projected
from wawel.server.live.room import Room
from wawel.server.messages.tables import TableInfo

FRESH: Final = -1  # the era of a connection that has heard nothing yet


class Showing:
    """Tells connections how their match stands. Whoever calls it holds the lock of the table."""

    def __init__(self, room: Room) -> None:
        self._saved = room.saved
        self._course = room.course
        self._seating = room.seating
        self._house = room.house

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        saved, match, outcome = self._saved, self._course.match, self._course.outcome
        return TableInfo(
            table=saved.id,
            game=saved.game,
            seats=self._seating.infos(),
            options=match.options,
            commitment=match.commitment,
            seed_given=saved.seed_given,
            started=saved.started,
            secrets=match.game.secrets,
            waiting=self._course.waiting,
            over=self._course.over,
            winners=list(outcome.winners) if outcome else [],
            seq=self._course.seq,
            created=saved.created,
            hints=saved.hints,
            projection=saved.projection,
            gathering=self._house.state.gathering,
            terms=self._house.terms,
            deal=saved.deal,
        )

    def remember(self, connection: Connection, since: int | None) -> None:
        """A connection that comes back knows what it saw up to row `since`, unless it has become wrong."""
        # an owner of several seats may have seen another seat's view before, so the old notes may not match
        known = None if since is None or len(connection.mine) > 1 else self._course.notes_until(since)
        if known is not None:
            connection.sent, connection.era = known, self._course.era

    def show(self, connection: Connection) -> None:
        """Send a frame to one connection."""
        everybody = self._everybody()
        connection.send(frames.whole(everybody, self._own(connection.seat, self._first(connection)), None))
        self._shown(connection)

    def show_all(self, actor: Connection | None, ack: int | None) -> None:
        """Send a frame to everybody; the one who acted learns which message it answers."""
        if not self._seating.connections:
            return
        everybody = self._everybody()
        views: dict[tuple[int, int], str] = {}  # by seat and first note
        texts: dict[tuple[int, int], str] = {}
        for connection in self._seating.connections:
            key = (connection.seat, self._first(connection))
            if key not in views:
                views[key] = self._own(*key)
            if connection is actor:
                connection.send(frames.whole(everybody, views[key], ack))
            else:
                if key not in texts:
                    texts[key] = frames.whole(everybody, views[key], None)
                connection.send(texts[key])
            self._shown(connection)

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Why a seat cannot take back its last decision; None if it can."""
        match = self._course.match
        if match.pending(seat) >= 0:
            return None
        if match.entries and match.entries[-1].seat != seat:
            return CannotUndo("undo-somebody-else")
        return match.why_not_undo()

    def _everybody(self) -> str:
        course = self._course
        return frames.written(frames.everybody(course.match, course.seq, course.waiting, course.outcome))

    def _first(self, connection: Connection) -> int:
        """The first note that a connection does not know; FRESH if it needs the whole log."""
        return connection.sent if connection.era == self._course.era else FRESH

    def _shown(self, connection: Connection) -> None:
        connection.sent, connection.era = len(self._course.match.notes), self._course.era

    def _own(self, seat: int, known: int) -> str:
        match, course = self._course.match, self._course
        first = max(known, 0)
        notes = frames.notes(match.game, match.notes, course.note_seqs(first), first, seat)
        held = self._house.why_not_play(seat) is not None
        can_undo = seat != SPECTATOR and not (held or match.over) and self.why_not_undo(seat) is None
        shown = self._saved.projection and not course.over
        ahead = projected(match.game, match.state(), seat, course.seq) if shown else None
        return frames.written(frames.own(match, seat, notes, known == FRESH, can_undo, ahead, held))
