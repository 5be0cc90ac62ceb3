"""HTTP as uvicorn speaks it, but a client is let go whose request is too slow, too long, or one of too many."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST: Final = 64 * 1024  # bytes of a head or after a body; the parser would keep any number of them
WAITING: Final = 20  # requests that may come before the first is answered; uvicorn would keep any number of them
LATE: Final = b"408 Request Timeout"
LONG: Final = b"431 Request Header Fields Too Large"


def patient_for(seconds: float) -> type[HttpToolsProtocol]:
    """The protocol of connections that wait so long for a head."""

    class Patient(HttpToolsProtocol):
        """Waits from the moment when a connection opens or a request begins until its head is there."""

        _alarm: asyncio.TimerHandle | None = None
        _moved = False  # whether the last bytes were part of a body, or began or ended something
        _read = 0  # bytes since then

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._calm()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self._moved = False
            super().data_received(data)
            self._read = 0 if self._moved else self._read + len(data)
            if self._read > LONGEST or len(self.pipeline) > WAITING:
                self._let_go(LONG)

        def on_message_begin(self) -> None:
            self._moved = True
            self._expect()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._moved = True
            self._calm()
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self._moved = True
            super().on_body(body)

        def _expect(self) -> None:
            if self._alarm is None:
                self._alarm = self.loop.call_later(seconds, self._let_go, LATE)

        def _calm(self) -> None:
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None

        def _let_go(self, why: bytes) -> None:
            self._calm()
            self.pipeline.clear()
            if not self.transport.is_closing():
                self.transport.write(b"HTTP/1.1 " + why + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                self.transport.close()

    return Patient
