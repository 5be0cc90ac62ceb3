"""One table, the sole owner of its match. Everything that touches the match holds the table's lock."""

import asyncio
import logging
from dataclasses import replace
from time import monotonic
from typing import Final

from wawel.core.errors import CannotUndo, WawelError
from wawel.core.game import SPECTATOR
from wawel.server.errors import not_over
from wawel.server.live import frames
from wawel.server.live.bots import BotFailed, Bots
from wawel.server.live.connection import GOING_AWAY, NOT_YOUR_SEAT, TRY_AGAIN, Connection
from wawel.server.live.course import Course
from wawel.server.live.projecting import projected
from wawel.server.live.refusals import key, refused
from wawel.server.live.seating import Seating
from wawel.server.live.thinking import Thinking
from wawel.server.messages.http import TableInfo
from wawel.server.messages.live import (
    PROTOCOL,
    Allowed,
    Default,
    Frame,
    Hint,
    Hinted,
    Name,
    Paint,
    Play,
    Refused,
    Rematch,
    Seats,
    Undo,
    Welcome,
    Why,
)
from wawel.server.store.saved import Row, SavedTable
from wawel.server.store.store import NotStored, Store

log = logging.getLogger("wawel.server")

FRESH: Final = -1  # the era of a connection that has heard nothing yet


class Table:
    """A match with its seating and its bots. Every step is stored before anybody hears of it."""

    def __init__(self, saved: SavedTable, course: Course, store: Store, bots: Bots) -> None:
        self.saved = saved
        self.seating = Seating(saved, store)
        self.touched = monotonic()  # when somebody last asked for it or left it
        self.closed = False
        self._course = course
        self._match = course.match
        self._store = store
        self._lock = asyncio.Lock()
        self._thinking = Thinking(saved, self.seating, bots, self._bot_decides)

    # for everybody

    async def start(self) -> None:
        """Resume the match: store any draws that are not stored yet, then wake the bots."""
        async with self._lock:
            await self._store_rows(self._course.unstored())
            self._thinking.wake(self._match, self._course.seq)

    async def info(self) -> TableInfo:
        async with self._lock:
            return self._info()

    async def record(self) -> str:
        """The record as a file. Only after the end, because it holds all secrets."""
        async with self._lock:
            if not self._match.over:
                raise not_over()
            return self._match.record.text()

    def announce(self, rematch: str) -> None:
        """Tell everybody where the next match is."""
        self.saved = replace(self.saved, rematch=rematch)
        self.seating.tell(Rematch(table=rematch))

    async def take(self, seat: int) -> str:
        """Give an open seat to somebody who knows the table's code; returns the key to it."""
        async with self._lock:
            self._check_open()
            return await self.seating.take(seat)

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

    async def join(self, connection: Connection, token: str | None, since: int | None) -> None:
        """Let a connection in. Raises if the token is wrong."""
        mine = () if token is None else self.seating.owned(token)
        async with self._lock:
            self._check_open()
            await self.seating.join(connection, mine)
            # an owner of several seats may have seen another seat's view before, so the old notes may not match
            known = None if since is None or len(mine) > 1 else self._course.notes_until(since)
            if known is not None:
                connection.sent, connection.era = known, self._course.era
            connection.tell(Welcome(protocol=PROTOCOL, table=self._info(), mine=list(mine), seat=connection.seat))
            connection.tell(self._frame(connection, None))
            self._thinking.wake(self._match, self._course.seq)  # they do not play among themselves while nobody looks

    def leave(self, connection: Connection) -> None:
        """Remove a connection. This does not touch the match, so it need not wait and cannot be interrupted."""
        self.touched = monotonic()
        self.seating.leave(connection)

    async def sit(self, connection: Connection, seat: int) -> None:
        """Switch to the view of one of the connection's own seats, or watch as a spectator."""
        async with self._lock:
            self._check_open()
            if seat != SPECTATOR and seat not in connection.mine:
                connection.fail("not-your-seat", NOT_YOUR_SEAT)
                return
            connection.seat = seat
            connection.era = FRESH
            connection.tell(self._frame(connection, None))

    async def play(self, connection: Connection, message: Play | Default) -> None:
        async with self._lock:
            self._check_open()
            text = message.text if isinstance(message, Play) else ""
            if message.seat not in connection.mine:
                connection.tell(refused(message.id, text, "not-your-seat"))
                return
            try:
                self._match.play(message.seat, text if isinstance(message, Play) else self._match.default(message.seat))
            except WawelError as error:
                connection.tell(self._refused(message.id, text, error))
                return
            await self._settle(connection, message.id)

    async def why(self, connection: Connection, message: Why) -> None:
        async with self._lock:
            self._check_open()
            connection.tell(self._why_not(connection, message) or Allowed(id=message.id, text=message.text))

    async def undo(self, connection: Connection, message: Undo) -> None:
        async with self._lock:
            self._check_open()
            refusal = self._why_not_undo(message.seat)
            if message.seat not in connection.mine:
                connection.tell(refused(message.id, "", "not-your-seat"))
            elif self._match.over:
                connection.tell(refused(message.id, "", "over"))
            elif refusal is not None:
                connection.tell(refused(message.id, "", "cannot-undo", refusal.rule))
            else:
                await self._undo(message.seat, message.whole_turn)
                self._tell_all(connection, message.id)
                self._thinking.wake(self._match, self._course.seq)

    async def hint(self, connection: Connection, message: Hint) -> None:
        """Say what a bot would do. The table goes on meanwhile; advice that comes too late is not given."""
        async with self._lock:
            self._check_open()
            refusal = self._why_no_hint(connection, message.seat)
            if refusal:
                connection.tell(refused(message.id, "", refusal))
                return
            seq, position = self._course.seq, self._match.position
        try:
            found = await self._thinking.advise(message.seat, position, seq)
        except BotFailed as error:
            log.error("no advice for seat %d at %s: %s", message.seat, self.saved.id, error)
            connection.tell(refused(message.id, "", "no-advice"))
            return
        if seq != self._course.seq:
            connection.tell(refused(message.id, "", "too-late"))
            return
        connection.tell(frames.advice(message.id, seq, found))
        self.seating.tell(Hinted(seat=message.seat))

    async def rename(self, connection: Connection, message: Name) -> None:
        async with self._lock:
            self._check_open()
            if message.seat not in connection.mine:
                connection.fail("not-your-seat", NOT_YOUR_SEAT)
                return
            await self.seating.rename(message.seat, message.name)
            self._match.names = [seat.name for seat in self.seating.seats]

    async def paint(self, connection: Connection, message: Paint) -> None:
        async with self._lock:
            self._check_open()
            if message.seat not in connection.mine:
                connection.fail("not-your-seat", NOT_YOUR_SEAT)
            elif not await self.seating.paint(message.seat, message.colour):
                connection.tell(Seats(seats=self.seating.infos()))  # as it was

    # steps, under the lock

    async def _settle(self, connection: Connection | None, ack: int | None) -> None:
        """After a step: store it, tell everybody, and wake the bots."""
        await self._store_rows(self._course.unstored())
        self._tell_all(connection, ack)
        self._thinking.wake(self._match, self._course.seq)

    async def _undo(self, seat: int, whole_turn: bool) -> None:
        if self._match.pending(seat) >= 0:
            await self._store_rows([self._course.withdraw(seat)])  # bots go on: they do not know what was chosen
            return
        self._thinking.stop()
        await self._store_rows([self._course.undo(seat, whole_turn)])

    async def _store_rows(self, rows: list[Row]) -> None:
        try:
            if rows:
                await self._store.append(self.saved.id, rows, self._match.over)
        except BaseException:
            self._close(TRY_AGAIN)  # the match is ahead of the store: the next request loads it again
            raise
        self._course.stored(rows)

    def _check_open(self) -> None:
        if self.closed:
            raise NotStored("the table has left the memory")

    def _close(self, code: int) -> None:
        self.closed = True
        self._thinking.stop()
        self.seating.close(code)

    # refusals

    def _why_not(self, connection: Connection, message: Why) -> Refused | None:
        if message.seat not in connection.mine:
            return refused(message.id, message.text, "not-your-seat")
        error = self._match.why_not(message.seat, message.text)
        return None if error is None else self._refused(message.id, message.text, error)

    def _refused(self, id: int, text: str, error: WawelError) -> Refused:
        return refused(id, text, key(error, self._match.over), error.rule)

    def _why_no_hint(self, connection: Connection, seat: int) -> str:
        """The key of the refusal; empty if advice may be given."""
        if seat not in connection.mine:
            return "not-your-seat"
        if not self.saved.hints:
            return "no-hints"
        return "" if seat in self._match.waiting else "not-waiting"

    def _why_not_undo(self, seat: int) -> CannotUndo | None:
        entries = self._match.entries
        if self._match.pending(seat) >= 0:
            return None
        if entries and entries[-1].seat != seat:
            return CannotUndo("undo-somebody-else")
        return self._match.why_not_undo()

    # telling

    def _info(self) -> TableInfo:
        saved, match, outcome = self.saved, self._match, self._match.outcome
        return TableInfo(
            table=saved.id,
            game=saved.game,
            seats=self.seating.infos(),
            options=match.options,
            commitment=match.commitment,
            seed_given=saved.seed_given,
            started=saved.started,
            secrets=match.game.secrets,
            waiting=match.waiting,
            over=match.over,
            winners=list(outcome.winners) if outcome else [],
            seq=self._course.seq,
            created=saved.created,
            hints=saved.hints,
            projection=saved.projection,
        )

    def _frame(self, connection: Connection, ack: int | None) -> Frame:
        match, course, seat = self._match, self._course, connection.seat
        whole_log = connection.era != course.era
        first = 0 if whole_log else connection.sent
        connection.sent, connection.era = len(match.notes), course.era
        notes = frames.notes(match.game, match.notes, course.note_seqs(), first, seat)
        can_undo = seat != SPECTATOR and not match.over and self._why_not_undo(seat) is None
        shown = self.saved.projection and not match.over
        ahead = projected(match.game, match.state(), seat, course.seq) if shown else None
        return frames.frame(match, seat, course.seq, notes, whole_log, can_undo, ack, ahead)

    def _tell_all(self, actor: Connection | None, ack: int | None) -> None:
        for connection in self.seating.connections:
            connection.tell(self._frame(connection, ack if connection is actor else None))

    # bots

    async def _bot_decides(self, seat: int, text: str) -> None:
        """Play a bot's decision; one that is no legal action counts as a timeout."""
        async with self._lock:
            self._thinking.ended(seat)
            try:
                self._match.play(seat, text)
            except WawelError:
                self._match.play(seat, self._match.default(seat))
            try:
                await self._settle(None, None)
            except NotStored as error:
                log.error("not stored: %s", error)
