"""Servers die by SIGKILL in the middle of play: what was acknowledged is never lost, and never applied twice."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from bench.services import Postgres, Redis
from tests.budgets import SCALES, budget
from tests.server.campaign import Campaign, is_told
from tests.server.forking import Forge
from tests.server.places import Place

pytestmark = pytest.mark.slow

ALONE: Final = 15  # kills of a server alone, on each database; a nightly run has ten times as many in both builds
TOGETHER: Final = 20  # kills of owners among three servers
MATCHES: Final = 4  # at the same time


@dataclass
class Fleet:
    """Servers that share a place, each replaced as soon as it is killed."""

    forge: Forge
    place: Place
    redis: str | None
    running: dict[int, str] = field(default_factory=dict)  # addresses by process

    def start(self) -> None:
        more = {"database_url": self.place.url, "redis_url": self.redis, "data": str(self.place.folder)}
        pid, address = self.forge.start(**{name: value for name, value in more.items() if value is not None})
        self.running[pid] = address

    def addresses(self) -> list[str]:
        return list(self.running.values())

    def kill(self, pid: int) -> None:
        del self.running[pid]
        self.forge.kill(pid)
        self.start()

    def owners(self) -> list[int]:
        """The processes that own a table of a match that goes on."""
        asked = "select distinct place from servers join tables on owner = servers.id where not over"
        found = [int(place.split()[-1]) for (place,) in self.place.execute(asked)]
        return [pid for pid in found if pid in self.running]


@pytest.fixture(scope="module")
def forge() -> Iterator[Forge]:
    made = Forge()
    yield made
    made.close()


async def test_a_server_alone_is_killed_again_and_again(forge: Forge, place: Place) -> None:
    fleet = Fleet(forge, place, None)
    fleet.start()
    campaign, rng = Campaign(fleet.addresses, 7), random.Random(7)
    campaign.begin(MATCHES)
    try:
        for _ in range(budget(ALONE)):
            await campaign.until(campaign.acknowledged + rng.randint(1, 8))
            await asyncio.sleep(rng.random() / 200)
            await asyncio.to_thread(fleet.kill, next(iter(fleet.running)))
        await campaign.until(campaign.acknowledged + 1)
    finally:
        await campaign.end()
    await campaign.check(place)
    for pid in fleet.running:
        forge.kill(pid)


async def test_owners_among_three_servers_are_killed(forge: Forge, tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL is restarted meanwhile, Redis is emptied, and Redis is restarted."""
    database, redis = Postgres(), Redis()
    fleet = Fleet(forge, Place(tmp_path, database.database()), redis.url)
    try:
        for _ in range(3):
            fleet.start()
        campaign, rng, kills = Campaign(fleet.addresses, 8), random.Random(8), budget(TOGETHER)
        troubles = {kills // 4: database.restart, kills // 2: redis.empty, 3 * kills // 4: redis.restart}
        campaign.begin(MATCHES)
        try:
            for number in range(kills):
                await campaign.until(campaign.acknowledged + rng.randint(1, 8))
                if number in troubles:
                    await asyncio.to_thread(troubles[number])
                    await campaign.until(campaign.acknowledged + 4)
                owners = await asyncio.to_thread(fleet.owners)
                await asyncio.to_thread(fleet.kill, rng.choice(owners or list(fleet.running)))
            await campaign.until(campaign.acknowledged + 1)
        finally:
            await campaign.end()
        await campaign.check(fleet.place)
    finally:
        for pid in fleet.running:
            forge.kill(pid)
        database.close()
        redis.close()


def test_a_nightly_run_has_a_thousand_kills() -> None:
    """On two databases alone and among three servers; it runs in both builds, and `make test` with compiled rules."""
    kills = 2 * ALONE + TOGETHER

    assert [round(kills * scale) for scale in SCALES["long"]] == [500, 500]
    assert round(kills * SCALES["wawel"][1]) == 50


def test_the_check_notices_what_is_lost_or_doubled() -> None:
    sent, told = ["a", "b", "a", "c"], {0, 3}

    assert is_told(["a", "c"], sent, told)
    assert is_told(["a", "b", "a", "c"], sent, told)
    assert not is_told(["a", "b"], sent, told)
    assert not is_told(["a", "a", "a", "c"], sent, told)
    assert not is_told(["a", "c", "c"], sent, told)
    assert not is_told(["c"], sent, told)
