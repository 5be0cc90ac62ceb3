"""Who gets the next free worker."""

import asyncio

from wawel.server.live.turns import Rank, Turns


async def served(turns: Turns, *wishes: tuple[str, Rank]) -> list[str]:
    """Everybody waits for the only place, in this order; the order in which they get it."""
    await turns.take("holder", Rank.WATCHED)
    got: list[str] = []

    async def wait(person: str, rank: Rank) -> None:
        await turns.take(person, rank)
        got.append(person)

    tasks = [asyncio.create_task(wait(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    for _ in wishes:
        turns.give()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    turns.give()
    return got


async def test_people_take_turns_however_many_tables_they_have() -> None:
    wishes = [("Ada", Rank.WATCHED)] * 3 + [("Bolek", Rank.WATCHED)]

    assert await served(Turns(1), *wishes) == ["Ada", "Bolek", "Ada", "Ada"]


async def test_who_looks_comes_before_who_does_not() -> None:
    wishes = [("analysis", Rank.BACKGROUND), ("away", Rank.UNWATCHED), ("looks on", Rank.WATCHED)]
    wishes += [("hint", Rank.ASKED), ("plays", Rank.PLAYED)]

    assert await served(Turns(1), *wishes) == ["plays", "hint", "looks on", "away", "analysis"]


async def test_a_place_that_nobody_takes_is_free_again() -> None:
    """Somebody who gave up while waiting does not keep it."""
    turns = Turns(1)
    await turns.take("Ada", Rank.WATCHED)
    waiting = asyncio.create_task(turns.take("Bolek", Rank.WATCHED))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)

    turns.give()

    await asyncio.wait_for(turns.take("Cyryl", Rank.BACKGROUND), 30)


async def test_a_place_given_to_somebody_who_gives_up_at_the_same_moment_goes_on() -> None:
    turns = Turns(1)
    await turns.take("Ada", Rank.WATCHED)
    waiting = asyncio.create_task(turns.take("Bolek", Rank.WATCHED))
    await asyncio.sleep(0)

    turns.give()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)

    await asyncio.wait_for(turns.take("Cyryl", Rank.WATCHED), 30)
