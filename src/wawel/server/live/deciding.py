"""Decisions at a table: what people and bots play, and what people take back by themselves."""

from wawel.core.errors import WawelError
from wawel.server.live.connection import Connection
from wawel.server.live.house.keeping import Keeping
from wawel.server.live.limits import Limits
from wawel.server.live.refusals import key, refused, too_many
from wawel.server.live.room import Room
from wawel.server.live.showing import Showing
from wawel.server.live.steps import Steps
from wawel.server.messages.live import Default, Play, Undo


class Deciding:
    """Whoever calls it holds the lock of the table."""

    def __init__(self, room: Room, limits: Limits, showing: Showing, steps: Steps, keeping: Keeping) -> None:
        self._table = room.saved.id
        self._match = room.course.match
        self._house = room.house
        self._limits = limits
        self._showing = showing
        self._steps = steps
        self._keeping = keeping

    async def play(self, connection: Connection, message: Play | Default) -> None:
        """A person decides, or lets the rules decide."""
        text = message.text if isinstance(message, Play) else ""
        if message.seat not in connection.mine:
            connection.tell(refused(message.id, text, "not-your-seat"))
            return
        held = self._house.why_not_play(message.seat)
        if held:
            connection.tell(refused(message.id, text, held))
            return
        try:
            self._match.play(message.seat, text if isinstance(message, Play) else self._match.default(message.seat))
        except WawelError as error:
            connection.tell(refused(message.id, text, key(error, self._match.over), error.rule))
            return
        asked = self._keeping.played(message.seat)
        await self._steps.settle(connection, message.id)
        if asked is not None:
            await self._keeping.not_undone(asked)

    async def undo(self, connection: Connection, message: Undo) -> None:
        """A person takes back what nobody else has seen."""
        refusal = self._showing.why_not_undo(message.seat)
        held = self._house.why_not_play(message.seat)
        if message.seat not in connection.mine:
            connection.tell(refused(message.id, "", "not-your-seat"))
        elif held or self._match.over:
            connection.tell(refused(message.id, "", held or "over"))
        elif refusal is not None:
            connection.tell(refused(message.id, "", "cannot-undo", refusal.rule))
        elif wait := self._limits.undo(self._table, message.seat):
            connection.tell(too_many(message.id, wait))
        else:
            asked = self._keeping.played(message.seat)
            await self._steps.undo(connection, message.id, message.seat, message.whole_turn)
            if asked is not None:
                await self._keeping.not_undone(asked)

    async def play_bot(self, seat: int, text: str) -> None:
        """A bot decides; what is no legal action counts as a timeout."""
        try:
            self._match.play(seat, text)
        except WawelError:
            self._match.play(seat, self._match.default(seat))
        await self._steps.settle()
