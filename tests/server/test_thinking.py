"""The bots of a table: how urgent they are, and how long they wait for their readers."""

import asyncio
from typing import Any, cast

from tests.server.test_store import TABLE
from wawel.core.match import Match
from wawel.server.live.bots import Bots
from wawel.server.live.connection import PACES, Connection
from wawel.server.live.course import Course
from wawel.server.live.house.house import House
from wawel.server.live.house.ticking import Downtimes
from wawel.server.live.seating import Seating
from wawel.server.live.thinking import Thinking
from wawel.server.live.turns import Rank
from wawel.server.store.saved import SavedSeat
from wawel.server.store.store import Store


class Asked:
    """Remembers for whom a bot was asked."""

    def __init__(self) -> None:
        self.wishes: list[tuple[Any, ...]] = []

    async def choose(self, *wish: Any) -> str:
        self.wishes.append(wish[-3:])
        return ""


async def asked(*readers: Connection, people: bool = True, played: bool = False) -> list[tuple[Any, ...]]:
    """Wake the bot of a table of two with these readers: person, rank and pace of each wish."""
    bots = Asked()
    seating = Seating(TABLE, cast(Store, None))
    first = SavedSeat(0, "here" if people else "bot", "Hania", None if people else "random", None, True, 0)
    seating.seats = [first, SavedSeat(1, "bot", "Smok", "random", None, True, 1)]
    seating.connections = set(readers)

    async def decided(_seat: int, _text: str) -> None:
        pass

    match = Match("knights-and-castles", 2, 7)
    house = House(TABLE, Course(match), seating, Downtimes())
    thinking = Thinking(TABLE, seating, house, cast(Bots, bots), decided)
    if played:
        match.play(0, "knight+dragon")
    thinking.wake(match, 1)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return bots.wishes


def reader(pace: str, *mine: int, address: str = "192.0.2.1") -> Connection:
    found = Connection(10, address)
    found.pace, found.mine = PACES[pace], mine
    return found


async def test_a_bot_waits_as_long_as_the_slowest_player_wants() -> None:
    """Somebody who only watches has no say."""
    assert await asked(reader("fast", 0), reader("calm")) == [("192.0.2.1", Rank.PLAYED, PACES["fast"])]
    assert (await asked(reader("fast", 0), reader("usual", 1)))[0][2] == PACES["usual"]


async def test_people_who_play_come_before_those_who_look_on() -> None:
    """A spectator cannot make a table wait for the other tables of the spectator."""
    player, spectator = reader("usual", 0, address="192.0.2.9"), reader("usual", address="192.0.2.1")

    assert [wish[:2] for wish in await asked(player, spectator)] == [("192.0.2.9", Rank.PLAYED)]
    assert [wish[:2] for wish in await asked(spectator)] == [("192.0.2.1", Rank.WATCHED)]


async def test_a_table_without_people_does_not_think() -> None:
    """Unless somebody has decided something there and gone; then it comes after those where somebody is."""
    assert await asked() == []
    assert await asked(played=True) == [(TABLE.id, Rank.UNWATCHED, PACES["usual"])]


async def test_bots_alone_do_not_think_unless_somebody_looks() -> None:
    assert await asked(people=False) == []
    assert len(await asked(reader("usual"), people=False)) == 2
