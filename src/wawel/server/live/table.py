"""One table, the sole owner of its match. Everything that touches the match holds the table's lock."""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace
from time import monotonic

from wawel.server.errors import deal_runs, has_begun, not_over
from wawel.server.live.arriving import Arriving
from wawel.server.live.asking import Asking
from wawel.server.live.bots import Bots
from wawel.server.live.connection import GOING_AWAY, TRY_AGAIN, Connection
from wawel.server.live.course import Course
from wawel.server.live.deciding import Deciding
from wawel.server.live.house.house import House
from wawel.server.live.house.keeping import Keeping
from wawel.server.live.house.looks import Looks
from wawel.server.live.house.talking import Talking
from wawel.server.live.house.ticking import Downtimes
from wawel.server.live.house.timing import Alarm
from wawel.server.live.limits import Limits
from wawel.server.live.refusals import too_many
from wawel.server.live.room import Room
from wawel.server.live.seating import Seating
from wawel.server.live.showing import Showing
from wawel.server.live.steps import Steps
from wawel.server.live.thinking import Thinking
from wawel.server.messages.house import HouseMessage
from wawel.server.messages.live import Default, Hint, Name, Paint, Play, Rematch, Undo, Why
from wawel.server.messages.tables import TableInfo
from wawel.server.push.calls import Calls
from wawel.server.store.saved import SavedPerson, SavedTable
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

log = logging.getLogger("wawel.server")


class Table:
    """A match with its seating, its house and its bots. Every step is stored before anybody hears of it."""

    def __init__(
        self,
        saved: SavedTable,
        course: Course,
        store: Store,
        bots: Bots,
        limits: Limits,
        down: Downtimes,
    ) -> None:
        self.saved = saved
        self.seating = Seating(saved, store)
        self.touched = monotonic()  # when somebody last asked for it or left it
        self.closed = False
        self._course = course
        self._limits = limits
        self._lock = asyncio.Lock()
        self.house = House(saved, course, self.seating, down)
        self._alarm = Alarm(self.ring)
        self._thinking = Thinking(saved, self.seating, self.house, bots, self._bot_decides)
        self._room = room = Room(saved, course, self.seating, self.house)
        self._showing = Showing(room)
        self._asking = Asking(room, self._thinking)
        self._looks = Looks(room, limits)
        self._steps = Steps(room, store, self._thinking, self._showing, self._alarm, lambda: self._close(TRY_AGAIN))
        self._talking = Talking(room, store, limits, self._steps)
        self._keeping = Keeping(room, self._talking, self._steps, self._thinking, limits)
        self._deciding = Deciding(room, limits, self._showing, self._steps, self._keeping)
        self._arriving = Arriving(room, store, limits, self._showing, self._talking, self._steps, self._keeping)

    # for everybody

    async def start(self) -> None:
        """Resume the match: store any draws that are not stored yet, then wake the bots."""
        async with self._lock:
            await self._steps.store_new()
            if not self.house.is_plain:
                await self._steps.keep()
            self._steps.wake()

    def calls(self, calls: Calls) -> None:
        """Let people be called who look elsewhere when their turn comes."""
        self._steps.settled = lambda: calls.turn(
            self.saved.id, self.saved.game, self.seating.seats, self._course.waiting, self.seating.here()
        )

    async def info(self) -> TableInfo:
        async with self._lock:
            return self._showing.info()

    async def record(self) -> str:
        """The record as a file. Only after the end, because it holds all secrets."""
        async with self._lock:
            if not self._course.over:
                raise not_over()
            if await self._arriving.is_secret():
                raise deal_runs()
            return self._course.match.record.text()

    async def seen_by(self, person: str | None) -> TableInfo:
        """The table as somebody may see it: while others play the same deal, not even how far it has come."""
        info = await self.info()
        if self.seating.owned_by(person or "") or not await self._arriving.is_secret():
            return info
        return info.model_copy(update={"seq": 0, "waiting": [], "winners": []})

    async def call_off(self) -> None:
        """Somebody waits for the end of a deal, but not for people who do not come here."""
        async with self._lock:
            self._check_open()
            if not self.house.state.gathering or self._course.over:
                raise has_begun()
            self.house.state.ended = "off"
            await self._talking.fact("called-off")
            await self._steps.turned()

    def announce(self, rematch: str) -> None:
        """Tell everybody where the next match is."""
        self.saved = replace(self.saved, rematch=rematch)
        self.seating.tell(Rematch(table=rematch))

    def is_host(self, token: str | None, person: str) -> bool:
        """Whether somebody with an account, and maybe a key, is the host now."""
        opened = self.seating.has_opened(token, person) or self.seating.has_opened(None, person)
        host = self.house.host
        return opened if host is None else self.seating.seats[host].person == person

    async def take(
        self, seat: int | None, person: str | None = None, name: str = "", kinds: Collection[str] = ("lobby",)
    ) -> tuple[int, str]:
        """Give an open seat to somebody, or the first one of these kinds; returns it, and the key to it."""
        async with self._lock:
            self._check_open()
            return await self._arriving.take(seat, person, name, kinds)

    async def keep(self) -> None:
        """Store what has changed by itself: a table is listed as long as somebody is there."""
        async with self._lock:
            if not self.closed and self.house.changed() is not None:
                await self._steps.keep()

    async def claim(self, token: str, person: SavedPerson) -> bool:
        """Let a seat belong to an account; false if it is somebody else's already. Raises if the token is wrong."""
        async with self._lock:
            self._check_open()
            if self.house.is_contest:
                return any(self.seating.seats[seat].person == person.id for seat in self.seating.owned(token))
            return await self.seating.claim(token, person)

    async def vacate(self, person: str) -> None:
        """Take the name of somebody who has deleted their account off the table."""
        async with self._lock:
            if not self.closed:
                await self._arriving.vacate(person)

    async def close(self) -> None:
        """Unload the table. The store has everything; bots think again after the next load."""
        async with self._lock:
            self._close(GOING_AWAY)

    async def retire(self, before: float) -> bool:
        """Unload the table if nobody is connected and nobody has asked for it since. True if it is unloaded now."""
        if self.closed or self.seating.connections or self.touched >= before:
            return self.closed
        async with self._lock:
            if not self.seating.connections and self.touched < before:  # still true after the last step
                self._close(GOING_AWAY)
            return self.closed

    # for connections

    async def join(
        self, connection: Connection, token: str | None, since: int | None, person: str | None = None
    ) -> None:
        """Let a connection in, by a token or else by an account. Raises if the token is wrong."""
        async with self._lock:
            self._check_open()
            if await self._arriving.join(connection, token, since, person):
                self._steps.wake()  # they do not play among themselves while nobody looks

    def leave(self, connection: Connection) -> None:
        """Remove a connection. This does not touch the match, so it need not wait and cannot be interrupted."""
        self.touched = monotonic()
        self.seating.leave(connection)

    async def sit(self, connection: Connection, seat: int) -> None:
        """Switch to the view of one of the connection's own seats, or watch as a spectator."""
        async with self._lock:
            self._check_open()
            self._arriving.sit(connection, seat)

    async def play(self, connection: Connection, message: Play | Default) -> None:
        async with self._lock:
            self._check_open()
            await self._deciding.play(connection, message)

    async def undo(self, connection: Connection, message: Undo) -> None:
        async with self._lock:
            self._check_open()
            await self._deciding.undo(connection, message)

    async def keep_house(self, connection: Connection, message: HouseMessage) -> None:
        """Do what somebody asks of the house."""
        async with self._lock:
            self._check_open()
            await self._keeping.do(connection, message)
            self._room.name_seats()

    async def why(self, connection: Connection, message: Why) -> None:
        async with self._lock:
            self._check_open()
            self._asking.why(connection, message)

    async def hint(self, connection: Connection, message: Hint) -> None:
        """Say what a bot would do. The table goes on meanwhile; advice that comes too late is not given."""
        async with self._lock:
            self._check_open()
            asked = self._asking.hint(connection, message)
            if asked is not None and (wait := self._limits.hint(self.saved.id, message.seat)):
                connection.tell(too_many(message.id, wait))
                asked = None
        if asked is not None:
            await self._asking.advise(connection, message, *asked)

    async def rename(self, connection: Connection, message: Name) -> None:
        async with self._lock:
            self._check_open()
            await self._looks.rename(connection, message)

    async def paint(self, connection: Connection, message: Paint) -> None:
        async with self._lock:
            self._check_open()
            await self._looks.paint(connection, message)

    # by themselves

    async def ring(self) -> None:
        """A clock has run out, or nobody has agreed to a request."""
        async with self._lock:
            if self.closed:
                return
            try:
                await self._keeping.ring()
            except NotStored as error:
                log.error("not stored: %s", error)

    async def _bot_decides(self, seat: int, text: str) -> None:
        """A bot has decided, unless nobody waits for it any more."""
        async with self._lock:
            if not self._thinking.ended(seat) or self.closed:
                return
            try:
                await self._deciding.play_bot(seat, text)
            except NotStored as error:
                log.error("not stored: %s", error)

    def _check_open(self) -> None:
        if self.closed:
            raise NotStored("the table has left the memory")

    def _close(self, code: int) -> None:
        self.closed = True
        self._alarm.close()
        self._steps.close()
        self._thinking.close()
        self.seating.close(code)
