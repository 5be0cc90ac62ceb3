"""What people say at a table, and facts about it in between. No links; guests are silent unless the host allows it."""

import re
from typing import Final

from wawel.server.live import names
from wawel.server.live.connection import Connection
from wawel.server.live.limits import Limits
from wawel.server.live.refusals import refused, too_many
from wawel.server.live.room import Room
from wawel.server.live.steps import Steps
from wawel.server.messages.house import LONGEST_LINE, Hush, Report, Said, Say, TalkLine
from wawel.server.store.saved import SavedLine
from wawel.server.store.store import Store

_ENDINGS: Final = (
    "app biz click cn co com de dev eu gg info io link live ly me net online org pl ru shop site store to top tv uk xyz"
)
_LINK: Final = re.compile(
    rf"://|\bwww\.|\b[\w-]+\.(?:{'|'.join(_ENDINGS.split())})\b|\b[\w-]+\.[a-z]{{2,}}/\S", re.IGNORECASE
)


class Talking:
    """The conversation of one table. Whoever calls it holds the lock of the table."""

    def __init__(self, room: Room, store: Store, limits: Limits, steps: Steps) -> None:
        self._table = room.saved.id
        self._seating = room.seating
        self._house = room.house
        self._store = store
        self._limits = limits
        self._steps = steps
        self._lines: list[SavedLine] | None = None

    async def greet(self, connection: Connection) -> None:
        """Tell a newcomer what has been said."""
        lines = await self._all()
        if lines:
            connection.tell(Said(lines=[_told(line, connection.host) for line in lines]))

    async def fact(self, key: str, seat: int | None = None) -> None:
        """Let everybody know something about the table."""
        await self._add(seat, key, "")

    async def say(self, connection: Connection, message: Say) -> None:
        text = names.cleaned(message.text, LONGEST_LINE)
        why = self._why_silent(connection, message.seat, text)
        if why:
            connection.tell(refused(message.id, "", why))
        elif wait := self._limits.say(self._table, message.seat):
            connection.tell(too_many(message.id, wait))
        else:
            await self._add(message.seat, None, text)

    async def report(self, connection: Connection, message: Report) -> None:
        """Somebody points out a line to the host."""
        lines = await self._all()
        found = next((line for line in lines if line.n == message.n and line.key is None), None)
        if not connection.mine:
            connection.tell(refused(message.id, "", "not-your-seat"))
        elif found is None:
            connection.tell(refused(message.id, "", "no-line"))
        else:
            await self._store.house.report(self._table, found.n, names.now())
            marked = SavedLine(found.n, found.seat, None, found.text, found.time, True)
            lines[lines.index(found)] = marked
            for each in self._seating.connections:
                if each.host or each is connection:
                    each.tell(Said(lines=[_told(marked, True)]))

    async def hush(self, connection: Connection, message: Hush) -> None:
        """The host takes a seat's word away, or gives it back."""
        hushed = self._house.state.hushed
        if not connection.host:
            connection.tell(refused(message.id, "", "not-host"))
        elif not 0 <= message.seat < len(self._seating.seats):
            connection.tell(refused(message.id, "", "no-seat"))
        elif message.on != (message.seat in hushed):
            (hushed.append if message.on else hushed.remove)(message.seat)
            await self.fact("hushed" if message.on else "unhushed", message.seat)
            self._house.tell()

    def _why_silent(self, connection: Connection, seat: int, text: str) -> str:
        """The key of the refusal; empty if a seat may say this."""
        if seat not in connection.mine:
            return "not-your-seat"
        who = self._house.terms.talk
        if who == "nobody":
            return "no-talk"
        if who == "accounts" and self._seating.seats[seat].person is None:
            return "talk-account"
        if seat in self._house.state.hushed:
            return "hushed"
        if not text:
            return "nothing-said"
        return "no-links" if _LINK.search(text) else ""

    async def _all(self) -> list[SavedLine]:
        if self._lines is None:
            said = self._house.state.lines
            self._lines = await self._store.house.lines(self._table) if said else []
        return self._lines

    async def _add(self, seat: int | None, key: str | None, text: str) -> None:
        lines, state = await self._all(), self._house.state
        line = SavedLine(state.lines, seat, key, text, names.now())
        state.lines += 1
        kept = self._house.kept()
        try:
            await self._store.house.say(self._table, line, kept)
        except BaseException:
            self._steps.give_up()
            raise
        self._house.stored(kept)
        lines.append(line)
        self._seating.tell(Said(lines=[_told(line, False)]))


def _told(line: SavedLine, host: bool) -> TalkLine:
    """A line as a client gets it: what was reported, only the host knows, and whoever did it."""
    reported = host and line.reported
    return TalkLine(n=line.n, seat=line.seat, key=line.key, text=line.text, time=line.time, reported=reported)
