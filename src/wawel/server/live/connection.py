"""One client at a table: the seats it owns, the seat whose view it sees, and the messages waiting to be sent."""

import asyncio
from time import monotonic
from typing import Any, Final

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
TOO_MANY: Final = 4005
NOT_WELCOME: Final = 4006

PACES: Final = {"calm": 1.6, "usual": 1.0, "fast": 0.5}  # by how much bots wait longer before they decide


class Connection:
    """Queues messages; a task of the connection sends them, so nobody waits for a slow client."""

    __slots__ = (
        "_backlog",
        "_waiting",
        "_wake",
        "address",
        "close_code",
        "era",
        "host",
        "lag",
        "listening",
        "mine",
        "opened",
        "pace",
        "seat",
        "sent",
        "sent_at",
        "session",
        "tasks",
    )

    def __init__(self, backlog: int, address: str = "") -> None:
        self.address = address
        self.pace = PACES["usual"]
        self.mine: tuple[int, ...] = ()
        self.seat = SPECTATOR
        self.sent = 0  # notes already sent
        self.era = -1  # the log that they belong to; an undo starts a new one
        self.session: str | None = None  # of the account that it belongs to
        self.opened = False  # it is of whoever opened the table
        self.host = False  # it may use the host's tools
        self.lag: int | None = None  # ms that a message and its answer take; the least that was measured
        self.close_code: int | None = None
        self.tasks: tuple[asyncio.Task[Any] | None, ...] = ()  # that send and read
        self.listening = False  # for the next message; nothing of the last one is under way
        self.sent_at: float | None = None  # when the message was sent that the client does not take
        self._backlog = backlog
        self._waiting: list[str] = []  # short, and much smaller than a queue
        self._wake: asyncio.Future[None] | None = None  # somebody waits for the next text

    def tell(self, message: Message) -> None:
        """Queue a message."""
        self.send(message.model_dump_json())

    def send(self, text: str) -> None:
        """Queue the text of a message. A client that does not read is disconnected; it may come back and catch up."""
        if self.close_code is not None:
            return
        if len(self._waiting) >= self._backlog:
            self.close(TRY_AGAIN)
        else:
            self._waiting.append(text)
            self._notify()

    def measure(self, lag: int) -> None:
        """How long a message and its answer took, in ms. The least counts: who dawdles gains nothing by it."""
        if lag >= 0:
            self.lag = lag if self.lag is None else min(lag, self.lag)

    def fail(self, key: str, code: int) -> None:
        """Say what is wrong and close."""
        self.tell(Fault(key=key))
        self.close(code)

    def close(self, code: int = NORMAL) -> None:
        """Close once the waiting messages have been sent."""
        if self.close_code is None:
            self.close_code = code
            self._notify()

    async def next(self) -> str | None:
        """The next text to send; None when it is time to close."""
        while not self._waiting:
            if self.close_code is not None:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        self.sent_at = monotonic()
        return self._waiting.pop(0)

    def drop(self, before: float) -> None:
        """Give up a client that has taken nothing since then, but not in the middle of a step."""
        if self.sent_at is not None and self.sent_at < before and self.listening:
            self.close(TRY_AGAIN)
            for task in self.tasks:
                if task is not None:
                    task.cancel()

    def _notify(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
