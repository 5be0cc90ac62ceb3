"""WebSockets as uvicorn speaks them, in less memory: most of a server's memory is connections that wait.

Messages are read no faster than a table takes them. What is no message is read at once: pings and pongs, which uvicorn
answers itself, and pieces of a message. A client that sends many of these is up to no good, and is let go.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wawel.server.mailbox import Gate, Mailbox

GULP: Final = 4096  # bytes that are seen to at once; the loop reads up to 256 kB, which may be thousands of frames
NOISE: Final = 60  # pings and pongs in a while; programs send one every twenty seconds or so
WHILE: Final = 10.0  # seconds
NOT_TEXT: Final = 1007  # as RFC 6455 calls it
PIECES: Final = 60  # of one message; browsers send a message of ours in one


class LeanSocket(WebSocketsSansIOProtocol):
    """Waits in small things, keeps its attributes in slots instead of a large dict, and forgets its handshake."""

    __slots__ = (
        "app",
        "app_state",
        "asgi_version",
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "config",
        "conn",
        "connections",
        "curr_msg_data_type",
        "default_headers",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "initial_response",
        "is_feeding",
        "last_ping_rtt",
        "logger",
        "loop",
        "noise",
        "noise_until",
        "pending_ping_payload",
        "ping_interval",
        "ping_sent_at",
        "ping_timeout",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "request",
        "response",
        "rest",
        "root_path",
        "scheme",
        "scope",
        "server",
        "tasks",
        "transport",
        "writable",
    )

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.noise = 0
        self.noise_until = 0.0
        self.rest = b""
        self.is_feeding = False

    def data_received(self, data: bytes) -> None:
        if self.rest or len(data) > GULP:
            self.rest += data
            self._go_on()
        else:
            super().data_received(data)

    async def receive(self) -> Any:
        message = await super().receive()
        self._go_on()
        return message

    def _go_on(self) -> None:
        """See to what has been read, bit by bit: others get their turn, and messages that nobody takes stay unread."""
        if self.rest and not self.is_feeding and not self.read_paused:
            self.is_feeding = True
            self.loop.call_soon(self._feed)

    def _feed(self) -> None:
        self.is_feeding = False
        if self.close_sent:  # it was told to go, and has sent all this meanwhile
            self.transport.abort()
        if self.transport.is_closing():
            self.rest = b""
            return
        bit, self.rest = self.rest[:GULP], self.rest[GULP:]
        super().data_received(bit)
        self._go_on()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:  # uvicorn would write a whole traceback into the log
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def _is_bearable(self) -> bool:
        """Count a ping or a pong; too many end the connection, without waiting for a client that reads nothing."""
        now = self.loop.time()
        if now > self.noise_until:
            self.noise, self.noise_until = 0, now + WHILE
        self.noise += 1
        if self.noise > NOISE:
            self.transport.abort()
        return self.noise <= NOISE

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept" and self.handshake_complete:
            self.request.headers.clear()  # the parser holds the request
            del self.request, self.response
