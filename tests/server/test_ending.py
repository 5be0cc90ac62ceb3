"""A cancellation that comes together with an answer is not lost: whatever waits for bots or Redis ends when told to."""

import asyncio
from contextlib import suppress

import pytest

from wawel.server.cluster import ending
from wawel.server.cluster.ending import end, is_ending
from wawel.server.live.turns import Rank
from wawel.server.live.workers import Workers


async def test_a_task_that_loses_its_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)
    lost: list[bool] = []

    async def losing() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                lost.append(is_ending())
                if len(lost) > 1:
                    raise

    task = asyncio.create_task(losing())
    await asyncio.sleep(0)
    await end(task)

    assert task.cancelled()
    assert lost == [True, True]


async def test_a_loop_sees_that_it_has_to_end_although_the_cancellation_was_lost() -> None:
    rounds = 0

    async def losing() -> None:
        nonlocal rounds
        while not is_ending():
            rounds += 1
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

    task = asyncio.create_task(losing())
    await asyncio.sleep(0)
    await end(task)

    assert (rounds, task.cancelled(), task.exception()) == (1, False, None)
    assert not is_ending()


async def test_who_stops_waiting_as_the_answer_comes_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that was told to end just then went on for ever."""
    workers = Workers(1, 60.0)
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def take(*_: object) -> None: ...

    monkeypatch.setattr(workers, "_take", take)
    monkeypatch.setattr(workers, "_submit", lambda *_: answer)
    waiting = asyncio.create_task(workers.do(("slot", 0), "", Rank.PLAYED, 1.0, int, 7))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answer.set_result(7)
    waiting.cancel()

    with pytest.raises(asyncio.CancelledError):
        await waiting
