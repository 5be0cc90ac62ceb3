"""Questions that change nothing: is an action allowed, and what would a bot do?"""

import logging

from wawel.server.live import frames
from wawel.server.live.bots import BotFailed
from wawel.server.live.connection import Connection
from wawel.server.live.refusals import key, refused
from wawel.server.live.room import Room
from wawel.server.live.thinking import Thinking
from wawel.server.messages.live import Allowed, Hint, Hinted, Why

log = logging.getLogger("wawel.server")


class Asking:
    """Answers questions at a table."""

    def __init__(self, room: Room, thinking: Thinking) -> None:
        self._saved = room.saved
        self._course = room.course
        self._seating = room.seating
        self._house = room.house
        self._thinking = thinking

    def why(self, connection: Connection, message: Why) -> None:
        """Say whether an action would be allowed."""
        match = self._course.match
        if message.seat not in connection.mine:
            connection.tell(refused(message.id, message.text, "not-your-seat"))
            return
        if self._house.state.gathering:  # an answer would tell what the seat has
            connection.tell(refused(message.id, message.text, "gathering"))
            return
        error = match.why_not(message.seat, message.text)
        if error is None:
            connection.tell(Allowed(id=message.id, text=message.text))
        else:
            connection.tell(refused(message.id, message.text, key(error, match.over), error.rule))

    def hint(self, connection: Connection, message: Hint) -> tuple[int, str] | None:
        """The row and the position that a bot should look at; None if advice was refused."""
        refusal = self._why_no_hint(connection, message.seat)
        if refusal:
            connection.tell(refused(message.id, "", refusal))
            return None
        return self._course.seq, self._course.match.position

    async def advise(self, connection: Connection, message: Hint, seq: int, position: str) -> None:
        """Tell what a bot would do, unless the match has gone on."""
        try:
            found = await self._thinking.advise(message.seat, position, seq)
        except BotFailed as error:
            log.error("no advice for seat %d at %s: %s", message.seat, self._saved.id, error)
            connection.tell(refused(message.id, "", "no-advice"))
            return
        if seq != self._course.seq:
            connection.tell(refused(message.id, "", "too-late"))
            return
        connection.tell(frames.advice(message.id, seq, found))
        self._seating.tell(Hinted(seat=message.seat))

    def _why_no_hint(self, connection: Connection, seat: int) -> str:
        """The key of the refusal; empty if advice may be given."""
        if seat not in connection.mine:
            return "not-your-seat"
        if not self._saved.hints:
            return "no-hints"
        if self._house.held:
            return self._house.why_held() or ""
        return "" if seat in self._course.waiting else "not-waiting"
