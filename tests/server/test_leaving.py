"""Leaving: abandoned seats go offline, and tables that nobody needs are unloaded once."""

import asyncio

import pytest

from tests.server.conftest import Running, Start
from tests.server.playing import Json, Player, calling, open_table
from tests.waiting import soon
from wawel.server.live.connection import Connection
from wawel.server.live.hub import Hub
from wawel.server.live.table import Table
from wawel.server.messages.live import Name, Why
from wawel.server.store.writing import NotStored

pytestmark = pytest.mark.slow


async def online(address: str, table: str) -> list[bool]:
    async with calling(address) as http:
        info = (await http.get(f"/api/tables/{table}")).json()
    return [seat["online"] for seat in info["seats"]]


async def opened(start: Start, **settings: object) -> tuple[Running, Json, Table]:
    """A server, a table with two link seats, and the table as the server has it."""
    server = await start(**settings)
    made = await open_table(server.address, "link", "link")
    hub: Hub = server.app.state.hub
    return server, made, await hub.table(made["table"])


async def test_a_connection_that_fails_while_the_table_is_busy_is_gone(start: Start) -> None:
    """A step holds the lock when the broken message arrives: the seat still goes offline."""
    server, made, table = await opened(start)
    guest = await Player.join(server.address, made["table"], made["invites"][1]["token"])
    async with table._lock:
        await guest.shout("{")
        assert await guest.close_code() == 4002

    assert await online(server.address, made["table"]) == [False, False]
    assert not table.seating.connections


async def test_no_seat_is_haunted_after_many_broken_guests(start: Start) -> None:
    server, made, table = await opened(start)
    host = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    for _ in range(15):
        for n in range(26):
            await host.say(type="name", seat=0, name=f"Host {n}")
        guest = await Player.connect(server.address, made["table"])
        await guest.say(type="hello", protocol=1, token=made["invites"][1]["token"], since=None)
        await guest.shout("{")
        await guest.close_code()

    assert await online(server.address, made["table"]) == [True, False]
    assert len(table.seating.connections) == 1


async def test_a_table_is_not_loaded_again_while_it_is_being_put_away(start: Start) -> None:
    """A step is running when the table has been idle long enough: a new request then gets the same table."""
    server, made, table = await opened(start, idle_seconds=0.2)
    hub: Hub = server.app.state.hub
    async with table._lock:
        await asyncio.sleep(0.5)
        same = await hub.table(made["table"])

    assert same is table
    await soon(lambda: table.closed)
    assert await hub.table(made["table"]) is not table


async def test_a_table_that_left_the_memory_does_nothing_more(start: Start) -> None:
    """What it would send or store is no longer up to date."""
    _, _, table = await opened(start)
    connection = Connection(backlog=9)
    await table.seating.join(connection, (0,))
    await table.close()

    with pytest.raises(NotStored):
        await table.sit(connection, 0)
    with pytest.raises(NotStored):
        await table.why(connection, Why(type="why", id=1, seat=0, text="knight+dragon"))
    with pytest.raises(NotStored):
        await table.rename(connection, Name(type="name", seat=0, name="Ewa"))
