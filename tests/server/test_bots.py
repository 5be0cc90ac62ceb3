"""Bots at tables: they play, they fail, and the table goes on."""

import asyncio
import logging
import pkgutil
import sys
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.playing import Player, calling, open_table
from tests.waiting import soon
from wawel import Match, game
from wawel.build import is_compiled
from wawel.server.live.bots import BotFailed, Bots
from wawel.server.live.jobs import Job, think

pytestmark = pytest.mark.slow  # starts worker processes


async def watch(address: str, table: str) -> Player:
    """Watch a table to its end."""
    watcher = await Player.join(address, table)
    while not watcher.frame["outcome"]:
        await watcher.hear("frame")
    return watcher


async def test_bots_play_a_whole_table(address: str) -> None:
    """Four bots, nobody else: the match ends and its draws follow from the seed."""
    made = await open_table(address, "random", "strong", "random", "random")

    watcher = await watch(address, made["table"])

    assert watcher.frame["view"]["phase"] == "over"
    async with calling(address) as http:
        record = (await http.get(f"/api/tables/{made['table']}/record")).text
    assert Match.replay(record, verify=True).over


async def test_a_person_plays_against_bots(address: str) -> None:
    made = await open_table(address, "here", "strong")
    player = await Player.join(address, made["table"], made["token"])
    assert player.welcome["seat"] == 0
    assert player.welcome["table"]["seats"][1]["level"] == "strong"

    while not player.frame["outcome"]:
        if player.frame["actions"]:
            await player.play(0, player.frame["actions"][0])
        else:
            await player.hear("frame")


async def test_a_given_seed_gives_one_match_bots_included(start: Start) -> None:
    """Bots derive their randomness from the seed of the match; with counted simulations the clock plays no part."""
    server = await start(bot_simulations=20)
    records = []
    for _ in range(2):
        made = await open_table(server.address, "random", "strong", "random", seed="smok")
        await watch(server.address, made["table"])
        async with calling(server.address) as http:
            records.append((await http.get(f"/api/tables/{made['table']}/record")).text)

    assert records[0] == records[1]


async def test_bots_go_on_after_a_restart(start: Start) -> None:
    """The bot had not answered yet when the server stopped; it is asked again when somebody connects."""
    first = await start(bot_delay=60.0)
    made = await open_table(first.address, "link", "random")
    await first.stop()

    second = await start()
    player = await Player.join(second.address, made["table"])

    assert (await player.catch_up(3))["waiting"] == [0]


async def test_a_bot_that_fails_does_what_a_timeout_would_do(
    address: str, quay: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Workers do not know the test's own game: each answer fails, is logged, and the default is played."""
    with caplog.at_level(logging.ERROR, "wawel.server"):
        made = await open_table(address, "random", "random", game=quay)
        watcher = await watch(address, made["table"])

    assert watcher.frame["outcome"]["key"] == "points"
    assert "no game is called 'quay'" in caplog.text


async def test_a_pool_whose_worker_died_is_made_anew() -> None:
    bots = Bots(workers=1, seconds=0.05, delay=0.0, patience=30.0)
    position = Match("knights-and-castles", 2, 7).position
    try:
        await bots.choose("table", "knights-and-castles", position, 0, "random", 1)
        assert bots._workers._pool is not None
        for process in (bots._workers._pool._processes or {}).values():
            process.kill()
        text = await bots.choose("table", "knights-and-castles", position, 0, "random", 1)
    finally:
        bots.close()

    assert "+" in text


async def test_a_bot_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker may hang forever; the table does not."""
    monkeypatch.setattr("wawel.server.live.bots.HINT", 0.0)
    bots = Bots(workers=1, seconds=0.001, delay=0.0, patience=0.001)
    try:
        with pytest.raises(BotFailed, match="in time"):
            await bots.choose(
                "table", "knights-and-castles", Match("knights-and-castles", 2, 7).position, 0, "strong", 1
            )
    finally:
        bots.close()


async def test_a_decision_takes_at_least_the_delay() -> None:
    bots = Bots(workers=1, seconds=0.05, delay=0.5, patience=30.0)
    loop = asyncio.get_running_loop()
    began = loop.time()
    try:
        await bots.choose("table", "knights-and-castles", Match("knights-and-castles", 2, 7).position, 0, "random", 1)
    finally:
        bots.close()

    assert loop.time() - began >= 0.5


class Held(ProcessPoolExecutor):
    """Workers that answer when the test says so, and cannot be stopped earlier."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given: list[Future[Any]] = []

    def submit(self, *_: object, **__: object) -> Future[Any]:
        self.given.append(Future())
        self.given[-1].set_running_or_notify_cancel()
        return self.given[-1]

    async def holds(self, count: int) -> bool:
        """Whether exactly this many jobs have been given."""
        for _ in range(10):
            await asyncio.sleep(0)
        return len(self.given) == count


async def test_a_seat_has_one_job_at_a_time() -> None:
    """Undo and play as often as you like: an abandoned job keeps its seat and its worker busy until it ends."""
    bots, pool = Bots(workers=2, seconds=9.0, delay=0.0, patience=30.0), Held()
    bots._workers._pool = pool
    asked = [asyncio.create_task(bots.choose("one", "game", "position", 0, "random", 1))]
    assert await pool.holds(1)
    for _ in range(5):
        asked[-1].cancel()
        asked.append(asyncio.create_task(bots.choose("one", "game", "position", 0, "random", 1)))
        assert await pool.holds(1)
    other = [asyncio.create_task(bots.choose("two", "game", "position", seat, "random", 1)) for seat in (0, 1)]
    assert await pool.holds(2)

    pool.given[0].set_result("given up")
    assert await pool.holds(3)
    pool.given[1].set_result("b")
    assert await pool.holds(4)
    for future, text in zip(pool.given[2:], "cd", strict=True):
        future.set_result(text)

    assert sorted([await asked[-1], *[await task for task in other]]) == ["b", "c", "d"]
    assert not bots._workers._busy
    pool.shutdown()


async def test_a_worker_that_hangs_is_let_go_although_nobody_waits() -> None:
    bots, pool = Bots(workers=1, seconds=0.05, delay=0.0, patience=0.05), Held()
    bots._workers._pool = pool
    asked = asyncio.create_task(bots.choose("one", "game", "position", 0, "random", 1))
    assert await pool.holds(1)
    asked.cancel()

    await soon(lambda: bots._workers._pool is None)


@pytest.mark.parametrize("level", ["random", "strong"])
def test_a_worker_chooses_from_text(level: str) -> None:
    """A job is text and numbers, and so is the answer."""
    match = Match("knights-and-castles", 3, 7)

    text = think(Job("knights-and-castles", match.position, 1, level, 5, 0.05))

    assert match.why_not(1, text) is None


async def test_bots_move_to_a_compiled_copy_as_soon_as_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without restarting the server: new processes load the package from the copy, and play goes on."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    copy = tmp_path / "compiled"
    bots = Bots(workers=1, seconds=1.0, delay=0.0, patience=30.0, compiled=copy)
    knights = game("knights-and-castles")
    match = Match(knights, seats=2, seed=1)
    position = knights.position(match.state())
    home = Path(pkgutil.resolve_name("wawel:__file__")).parent

    async def worker_home() -> Path:
        assert await bots.choose("table", knights.id, position, 0, "random", 1)
        assert bots._workers._pool is not None
        found = bots._workers._pool.submit(pkgutil.resolve_name, "wawel:__file__")
        return Path(await asyncio.wrap_future(found)).parent

    before = await worker_home()
    assert bots.compiled is is_compiled()
    copy.mkdir()
    (copy / "wawel").symlink_to(home)
    assert bots.compiled
    after = await worker_home()
    bots.close()

    assert (before, after) == (home, copy / "wawel")
    assert bots.compiled
