"""Coming back: after a lost connection, after a restart, after kill -9."""

import os
import time
from pathlib import Path

import pytest

from tests.server.conftest import Launch, Start
from tests.server.playing import Player, join_all, open_table, play_on
from tests.waiting import PATIENCE, wait_until


async def test_who_comes_back_hears_what_was_missed(address: str) -> None:
    """With `since` only the notes after it arrive; without it, all of them."""
    made = await open_table(address, "link", "link")
    players = await join_all(address, made)
    token = made["invites"][0]["token"]
    seen = (await players[0].play(0, "knight+dragon"))["seq"]
    log = players[0].frame["notes"]
    await players[0].leave()
    last = (await players[1].play(1, "shepherd+shepherd"))["seq"]

    back = await Player.join(address, made["table"], token, since=seen)
    fresh = await Player.join(address, made["table"], token)

    assert back.frame["seq"] == last
    assert not back.frame["whole_log"]
    assert min(note["seq"] for note in back.frame["notes"]) == seen + 1
    assert fresh.frame["whole_log"]
    assert fresh.frame["notes"][-len(back.frame["notes"]) :] == back.frame["notes"]
    assert [note["n"] for note in fresh.frame["notes"]][: len(log)] == list(range(len(log)))


@pytest.mark.parametrize("since", [99, -5])
async def test_a_number_that_never_was_brings_the_whole_log(address: str, since: int) -> None:
    made = await open_table(address, "link", "link")

    player = await Player.join(address, made["table"], made["invites"][0]["token"], since=since)

    assert player.frame["whole_log"]
    assert player.frame["notes"]


async def test_a_shared_screen_comes_back_with_the_whole_log(address: str) -> None:
    """Its last perspective is unknown, and notes read differently for each seat."""
    made = await open_table(address, "here", "here")

    player = await Player.join(address, made["table"], made["token"], since=1)

    assert player.frame["whole_log"]


@pytest.mark.slow
async def test_a_restart_resumes_in_the_middle_of_a_decision(start: Start) -> None:
    """Seat 1 has committed, seats 0 and 2 have not: that stays so, and the match goes on to its end."""
    first = await start()
    made = await open_table(first.address, "link", "link", "link")
    before = await join_all(first.address, made)
    frame = await before[1].play(1, "knight+dragon")
    await before[0].catch_up(frame["seq"])
    await first.stop()

    second = await start()
    after = await join_all(second.address, made)

    for old, new in zip(before[:2], after[:2], strict=True):
        assert new.frame["view"] == old.frame["view"]
    assert after[1].frame["view"]["mine"]["commit"] == ["knight", "dragon"]
    assert after[0].frame["waiting"] == [0, 2]
    assert after[0].frame["seq"] == frame["seq"]
    assert after[0].welcome["table"]["commitment"] == before[0].welcome["table"]["commitment"]
    await play_on(after)


async def test_a_table_that_nobody_looks_at_leaves_the_memory(start: Start) -> None:
    server = await start(idle_seconds=0.1)
    made = await open_table(server.address, "link", "link")
    player = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    await player.play(0, "knight+dragon")
    table = await server.app.state.hub.table(made["table"])
    await player.leave()

    until = time.monotonic() + PATIENCE
    while not table.closed:
        assert time.monotonic() < until
        await Player.join(server.address, (await open_table(server.address, "here", "here"))["table"])

    again = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    assert again.frame["view"]["mine"]["commit"] == ["knight", "dragon"]
    assert await server.app.state.hub.table(made["table"]) is not table


@pytest.mark.slow
async def test_kill_9_in_the_middle_loses_nothing_that_was_told(launch: Launch) -> None:
    """Everything told in a frame survives the kill: pending commits, and a table with a thinking bot."""
    first = launch()
    people = await open_table(first.address, "link", "link", "link")
    mixed = await open_table(first.address, "link", "strong", "random")
    before = await join_all(first.address, people)
    against = await join_all(first.address, mixed)
    for _ in range(2):
        for seat in list(before[0].frame["waiting"]):
            frame = await before[seat].play(seat, "shepherd+shepherd")
            await before[0].catch_up(frame["seq"])
    frame_found = await before[2].play(2, "knight+dragon")
    played = await against[0].play(0, "knight+dragon")
    first.kill()

    second = launch()
    after = await join_all(second.address, people)
    again = await join_all(second.address, mixed)

    assert after[2].frame["seq"] == frame_found["seq"]
    assert after[2].frame["view"] == frame_found["view"]
    assert after[2].frame["view"]["mine"]["commit"] == ["knight", "dragon"]
    assert again[0].frame["seq"] >= played["seq"]
    await play_on(after)
    while not again[0].frame["outcome"]:
        if again[0].frame["actions"]:
            await again[0].play(0, again[0].frame["actions"][0])
        else:
            await again[0].hear("frame")
    assert second.stop() == 0


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
async def test_workers_go_when_the_server_is_killed(launch: Launch) -> None:
    """A worker that outlived its server would hold memory forever."""
    server = launch()
    made = await open_table(server.address, "link", "random")
    player = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    await player.catch_up(2)
    wait_until(lambda: bool(_children(server.process.pid)))
    children = _children(server.process.pid)

    server.kill()

    wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in children))


def _children(parent: int) -> list[int]:
    pids = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
    return [pid for pid in pids if _parent(pid) == parent]


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0
