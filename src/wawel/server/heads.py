"""HTTP as uvicorn speaks it, but a client that does not send the head of its request in time is let go."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def patient_for(seconds: float) -> type[HttpToolsProtocol]:
    """The protocol of connections that wait so long for a head."""

    class Patient(HttpToolsProtocol):
        """Waits from the moment when a connection opens or a request begins until its head is there."""

        _alarm: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._calm()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            self._expect()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._calm()
            super().on_headers_complete()

        def _expect(self) -> None:
            if self._alarm is None:
                self._alarm = self.loop.call_later(seconds, self._let_go)

        def _calm(self) -> None:
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None

        def _let_go(self) -> None:
            self._alarm = None
            if not self.transport.is_closing():
                self.transport.write(LATE)
                self.transport.close()

    return Patient
