"""Connections that wait take little memory, and wait as uvicorn's own would; floods end the flooder's own."""

import asyncio
import base64
from urllib.parse import urlsplit

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from tests.server.playing import open_table
from tests.waiting import PATIENCE
from wawel.server.mailbox import Gate, Mailbox
from wawel.server.sockets import GULP, NOISE, NOT_TEXT, PIECES, LeanSocket

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
MORE, TEXT, PING, PONG = 0x00, 0x81, 0x89, 0x8A  # the first byte of a frame
FIRST = 0x01  # of a text in pieces
HELLO = b'{"type":"hello","protocol":1,"token":null,"since":null}'


def test_a_mailbox_gives_things_in_order_and_loses_none() -> None:
    """Not even when somebody stops waiting at the moment something comes."""

    async def steps() -> list[int]:
        box: Mailbox[int] = Mailbox()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(1)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        box.put_nowait(2)
        found = [await box.get(), await box.get()]
        assert box.empty()
        later = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        assert not later.done()
        box.put_nowait(3)
        return [*found, await later]

    assert asyncio.run(steps()) == [1, 2, 3]


def test_a_gate_holds_everybody_while_it_is_shut() -> None:
    async def steps() -> list[bool]:
        gate = Gate()
        await gate.wait()
        gate.clear()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        held = [task.done() for task in waiting]
        gate.set()
        await asyncio.gather(*waiting)
        gate.set()
        await gate.wait()
        return held

    assert asyncio.run(steps()) == [False, False]


def test_a_socket_keeps_nothing_in_a_dict() -> None:
    """Each attribute that uvicorn gives it has a slot."""

    async def made() -> dict[str, object]:
        config = uvicorn.Config(unused, ws=LeanSocket, log_config=None)
        config.load()
        return vars(LeanSocket(config, ServerState(), {}))

    assert asyncio.run(made()) == {}


async def unused(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """The application of a socket that hears nothing."""


def frame(first: int, said: bytes = b"") -> bytes:
    """What a client sends, with a mask that changes nothing."""
    return bytes([first, 0x80 | len(said)]) + bytes(4) + said


async def connected(address: str, table: str) -> Line:
    """A connection without a library that would keep to the rules."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    key = base64.b64encode(bytes(16)).decode()
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {place.netloc}\r\nSec-WebSocket-Key: {key}\r\n"
    writer.write((head + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def ended(line: Line) -> bytes:
    """What comes until the server ends the connection, or refuses a message."""
    heard = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            while b"bad-message" not in heard and (part := await line[0].read(GULP)):
                heard += part
    except ConnectionError:
        pass
    line[1].close()
    return bytes(heard)


@pytest.mark.parametrize("noise", [frame(PING) * NOISE, frame(PONG) * NOISE, frame(FIRST) + frame(MORE) * (PIECES - 2)])
async def test_who_sends_much_that_is_no_message_is_let_go(address: str, noise: bytes) -> None:
    """Pings, pongs and pieces of a message are read at once, so a flood of them would hold up everybody."""
    table = (await open_table(address, "link", "link"))["table"]
    calm, loud = await connected(address, table), await connected(address, table)
    calm[1].write(frame(TEXT, HELLO) + noise + (frame(0x80) if noise[0] == FIRST else frame(TEXT, b"?")))
    loud[1].write(frame(TEXT, HELLO) + noise + noise)
    heard = [await ended(line) for line in (calm, loud)]

    assert b"bad-message" in heard[0]
    assert b"bad-message" not in heard[1]


async def test_many_messages_at_once_are_answered_one_by_one(address: str) -> None:
    """Much more than is seen to at once, and nothing is lost."""
    table = (await open_table(address, "link", "link"))["table"]
    line = await connected(address, table)
    asked = frame(TEXT, b'{"type":"ping"}') * 1000
    assert len(asked) > 4 * GULP
    line[1].write(frame(TEXT, HELLO) + asked + frame(TEXT, b"?"))

    assert (await ended(line)).count(b'"type":"pong"') == 1000


async def test_what_is_no_text_is_refused_without_a_word_in_the_log(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever sends it would otherwise fill the log."""
    table = (await open_table(address, "link", "link"))["table"]
    line = await connected(address, table)
    line[1].write(frame(TEXT, HELLO) + frame(TEXT, b"\xff"))
    heard = await ended(line)

    assert heard.endswith(b"\x88\x02" + NOT_TEXT.to_bytes(2, "big"))
    assert not caplog.records
