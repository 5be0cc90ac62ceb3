"""Connections that wait take little memory, and wait as uvicorn's own would."""

import asyncio

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from wawel.server.mailbox import Gate, Mailbox
from wawel.server.sockets import LeanSocket


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
