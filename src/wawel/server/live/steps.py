"""The steps of a table: each is stored before anybody hears of it, together with what else has changed by it."""

from collections.abc import Callable, Sequence

from wawel.server.live.connection import Connection
from wawel.server.live.course import TakenBack
from wawel.server.live.house.timing import Alarm
from wawel.server.live.names import now
from wawel.server.live.room import Room
from wawel.server.live.showing import Showing
from wawel.server.live.thinking import Thinking
from wawel.server.store.saved import Row
from wawel.server.store.store import Store
from wawel.server.watch.metrics import DECISIONS


class Steps:
    """Whoever calls it holds the lock of the table. `broken` is told when the match is ahead of the store."""

    def __init__(
        self, room: Room, store: Store, thinking: Thinking, showing: Showing, alarm: Alarm, broken: Callable[[], None]
    ) -> None:
        self._id = room.saved.id
        self._course = room.course
        self._house = room.house
        self._store = store
        self._thinking = thinking
        self._showing = showing
        self._alarm = alarm
        self._broken = broken
        self.settled: Callable[[], None] = _nothing  # hears of every decision after everybody at the table

    def close(self) -> None:
        """Let go of the table."""
        self._broken = _nothing
        self.settled = _nothing

    def give_up(self) -> None:
        """What is in memory is ahead of the store: the next request loads the table again."""
        self._broken()

    async def settle(self, connection: Connection | None = None, ack: int | None = None) -> None:
        """After decisions: store them, tell everybody, and wake the bots. The one who decided gets the number back."""
        asked = self._house.state.request
        await self.store_new()
        DECISIONS.labels("bot" if connection is None else "person").inc()
        self._showing.show_all(connection, ack)
        if self._house.clocks is not None or self._house.state.request is not asked:
            self._house.tell()
        self.wake()
        self.settled()

    async def store_new(self) -> None:
        """Store decisions and draws that are not stored yet."""
        self._course.pass_over()
        rows = self._course.unstored()
        if rows:
            await self._append(rows)
            self._course.stored(rows)

    async def undo(self, connection: Connection, ack: int, seat: int, whole_turn: bool) -> None:
        """Take back a seat's last decision, or its whole turn."""
        if self._course.match.pending(seat) >= 0:
            await self._back(self._course.withdraw(seat))  # bots go on: they do not know what was chosen
        else:
            self._thinking.stop()
            await self._back(self._course.undo(seat, whole_turn))
        self._showing.show_all(connection, ack)
        if self._house.clocks is not None:
            self._house.tell()
        self.wake()

    async def rewind(self, seat: int, kept: int) -> None:
        """Take back everything after the first `kept` steps."""
        self._thinking.stop()
        await self._back(self._course.rewind(seat, kept))
        self._showing.show_all(None, None)
        self._house.tell()
        self.wake()

    async def keep(self) -> None:
        """Something besides the match has changed: store it and tell everybody."""
        self._house.follow()
        kept = self._house.kept()
        if self._house.changed() is not None or self._course.over:
            try:
                await self._store.keep(self._id, kept, now(), self._course.over, self._course.results())
            except BaseException:
                self.give_up()
                raise
            self._house.stored(kept)
        self._alarm.set(self._house.alarm())
        self._house.tell()

    async def turned(self) -> None:
        """Who may decide has changed: everybody gets a new frame, and bots go on or rest."""
        await self.store_new()
        await self.keep()
        if self._house.bots_wait:
            self._thinking.stop()
        self._showing.show_all(None, None)
        self.wake()

    def rest(self) -> None:
        """Let the bots rest."""
        self._thinking.stop()

    def wake(self) -> None:
        """Wake every bot that has to decide."""
        self._thinking.wake(self._course.match, self._course.seq)

    async def _back(self, back: TakenBack) -> None:
        await self._append([back.row], back.dropped)
        self._course.stored_back(back)

    async def _append(self, rows: list[Row], dropped: Sequence[int] = ()) -> None:
        self._house.follow()
        kept = self._house.changed()
        course = self._course
        try:
            await self._store.append(self._id, rows, course.over, dropped, course.results(), kept)
        except BaseException:
            self.give_up()
            raise
        if kept is not None:
            self._house.stored(kept)
        self._alarm.set(self._house.alarm())


def _nothing() -> None:
    """Hears of a table that has left the memory."""
