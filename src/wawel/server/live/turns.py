"""Who gets the next free worker: fair between people, and those who are looking come first."""

import asyncio
from collections import OrderedDict, deque
from enum import IntEnum


class Rank(IntEnum):
    """How urgent work is, the most urgent first."""

    PLAYED = 0  # somebody who plays is at the table
    ASKED = 1  # somebody asked for advice
    WATCHED = 2  # somebody looks on
    UNWATCHED = 3  # nobody is at the table right now
    BACKGROUND = 4  # analysis


class Turns:
    """Places for so many workers. Whoever waits gets one in turn: by rank, then person by person.

    Somebody with many tables waits as long as somebody with one, except for their own other tables.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places  # less than none if there are fewer places than before
        self._waiting: list[OrderedDict[str, deque[asyncio.Future[None]]]] = [OrderedDict() for _ in Rank]

    def waiting(self) -> dict[str, int]:
        """How many wait, by rank."""
        return {
            rank.name.lower(): sum(len(places) for places in list(people.values()))
            for rank, people in zip(Rank, self._waiting, strict=True)
        }

    async def take(self, person: str, rank: Rank) -> None:
        """Wait for a place; give() it back afterwards."""
        if self._free > 0:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(person, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given a place at the same moment
                self.give()
            raise

    def resize(self, places: int) -> None:
        """From now on there are so many places. Those that are taken stay so until they are given back."""
        more = places - self._places
        self._places = places
        self._free += min(more, 0)
        for _ in range(more):
            self.give()

    def give(self) -> None:
        """Pass a place on to whoever is next."""
        if self._free < 0:
            self._free += 1
            return
        for people in self._waiting:
            while people:
                person, places = people.popitem(last=False)
                place = _first_open(places)
                if places:
                    people[person] = places  # at the end of the line
                if place is not None:
                    place.set_result(None)
                    return
        self._free += 1


def _first_open(places: deque[asyncio.Future[None]]) -> asyncio.Future[None] | None:
    """The first that is still waiting; those who gave up are dropped."""
    while places:
        place = places.popleft()
        if not place.done():
            return place
    return None
