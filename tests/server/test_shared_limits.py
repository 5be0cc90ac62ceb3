"""Limits that several servers count together, with a real Redis."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis as Client

from bench.services import Redis
from tests.server.conftest import Servers
from tests.server.playing import GAME, calling, open_table, seats
from tests.server.test_http import problem
from wawel.server.cluster.limiting import Counts
from wawel.server.errors import Refusal
from wawel.server.live.guesses import EACH
from wawel.server.live.limits import Limits
from wawel.server.live.meters import SharedMeter, rates
from wawel.server.settings import Settings

LONG = 1_000_000  # seconds: nothing comes back while a test runs
TWO = rates(f"2/{LONG}, 9/{LONG}")
TWO_TOO = rates(f"9/{LONG}, 2/{LONG}")


@pytest.fixture
async def counts(redis: Redis) -> AsyncIterator[list[Counts]]:
    """What two servers count together."""
    found = [Counts(redis.url, "space") for _ in range(2)]
    yield found
    for each in found:
        await each.close()


def limits(counts: Counts) -> Limits:
    made = Limits(Settings(limits=True, limit_logins=f"2/{LONG}", limit_tables=f"2/{LONG}"))
    made.share(counts)
    return made


async def test_a_script_counts_like_a_meter(counts: list[Counts]) -> None:
    """All rates hold, what is refused or looked at costs nothing, and every name has its own room."""
    here, there = counts
    looks = [await there.spend("tables", TWO, "Ada", False) for _ in range(5)]
    spent = [await each.spend("tables", TWO, "Ada", True) for each in (here, there, here, there)]
    second = [await each.spend("tables", TWO_TOO, "Ola", True) for each in (here, there, here)]

    assert looks == [0.0] * 5
    assert spent[:2] == second[:2] == [0.0, 0.0]
    assert all(0.49 * LONG < wait <= 0.5 * LONG for wait in (*spent[2:], second[2]))
    assert await there.spend("tables", TWO, "Bolek", True) == 0.0
    assert await there.spend("names", TWO, "Ada", True) == 0.0


async def test_many_at_once_get_no_more_than_there_is(counts: list[Counts]) -> None:
    waits = await asyncio.gather(*(counts[n % 2].spend("tables", rates(f"7/{LONG}"), "Ada", True) for n in range(60)))

    assert waits.count(0.0) == 7


async def test_two_servers_give_one_room(counts: list[Counts], redis: Redis) -> None:
    """By address and by name, log-ins and wrong codes. Redis is told no address and no name, and forgets in time."""
    here, there = (limits(each) for each in counts)
    await here.open_table("192.0.2.7")
    await there.open_table("192.0.2.7")
    for each in (here, there):
        with pytest.raises(Refusal) as refused:
            await each.open_table("192.0.2.7")
        assert (refused.value.status, refused.value.problem.args["what"]) == (429, "tables")
    await there.open_table("192.0.2.8")
    for address in ("192.0.2.1", "192.0.2.2"):
        await here.log_in("hania", address)
    with pytest.raises(Refusal):
        await there.log_in("hania", "192.0.2.3")
    for _ in range(EACH):
        await here.guesses.count("192.0.2.9")
    with pytest.raises(Refusal):
        await there.guesses.check("192.0.2.9")

    async with Client.from_url(redis.url) as client:
        kept = [name async for name in client.scan_iter()]
        lives = [await client.pttl(name) for name in kept]
    assert len(kept) == 8
    assert not any(said in name for name in kept for said in (b"192", b"hania"))
    assert all(0 < life <= 1000 * LONG for life in lives)


async def test_without_redis_each_server_counts_for_itself(counts: list[Counts], redis: Redis) -> None:
    """What it has counted so far holds, and nobody waits for Redis again and again."""
    here, there = (SharedMeter("tables", rates(f"2/{LONG}")) for _ in range(2))
    here.together, there.together = counts
    first = [await here.spend("Ada"), await there.spend("Ada"), await there.wait("Ada")]
    redis.stop()
    alone = [await here.spend("Ada"), await here.spend("Ada")]
    redis.start()

    assert (first[:2], alone[0]) == ([0.0, 0.0], 0.0)
    assert first[2] > 0
    assert alone[1] > 0
    assert await there.spend("Bolek") == 0.0


async def test_an_address_has_one_room_at_all_servers(servers: Servers) -> None:
    """A request that is passed on to the owner of a table counts once."""
    one, two = await servers(2, limits=True, limit_tables=f"2/{LONG}", limit_requests=f"7/{LONG}")
    wanted = {"game": GAME, "seats": seats("here", "here")}
    made = await open_table(one.address, "here", "link")
    async with calling(one.address) as near, calling(two.address) as far:
        passed_on = [(await far.get(f"/api/tables/{made['table']}")).status_code for _ in range(2)]
        opened = [await far.post("/api/tables", json=wanted), await near.post("/api/tables", json=wanted)]
        last = [await near.get("/api/health"), await far.get("/api/health"), await near.get("/api/health")]

    assert passed_on == [200, 200]
    assert opened[0].status_code == 200
    assert problem(opened[1]) == (429, "too-many")
    assert [answer.status_code for answer in last] == [200, 200, 429]
    assert last[2].json()["error"]["args"]["what"] == "requests"
