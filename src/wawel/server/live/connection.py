"""One client at a table: the seats it owns, the seat whose view it sees, and the messages waiting to be sent."""

import asyncio
from typing import Final

from wawel.core.game import SPECTATOR
from wawel.server.messages.base import Message
from wawel.server.messages.live import Fault

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
TOO_LONG: Final = 1009
BROKEN: Final = 1011
TRY_AGAIN: Final = 1013
WRONG_PROTOCOL: Final = 4000
BAD_TOKEN: Final = 4001
BAD_MESSAGE: Final = 4002
NOT_YOUR_SEAT: Final = 4003
UNKNOWN_TABLE: Final = 4004

PACES: Final = {"calm": 1.6, "usual": 1.0, "fast": 0.5}  # by how much bots wait longer before they decide


class Connection:
    """Queues messages; a task of the connection sends them, so nobody waits for a slow client."""

    def __init__(self, backlog: int, address: str = "") -> None:
        self.address = address
        self.pace = PACES["usual"]
        self.mine: tuple[int, ...] = ()
        self.seat = SPECTATOR
        self.sent = 0  # notes already sent
        self.era = -1  # the log that they belong to; an undo starts a new one
        self.close_code: int | None = None
        self._backlog = backlog
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def tell(self, message: Message) -> None:
        """Queue a message. A client that does not read is disconnected; it may come back and catch up."""
        if self.close_code is not None:
            return
        if self._waiting.qsize() >= self._backlog:
            self.close(TRY_AGAIN)
        else:
            self._waiting.put_nowait(message.model_dump_json())

    def fail(self, key: str, code: int) -> None:
        """Say what is wrong and close."""
        self.tell(Fault(key=key))
        self.close(code)

    def close(self, code: int = NORMAL) -> None:
        """Close once the waiting messages have been sent."""
        if self.close_code is None:
            self.close_code = code
            self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """The next text to send; None when it is time to close."""
        return await self._waiting.get()
