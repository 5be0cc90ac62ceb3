"""Deals: tables with the same draws, compared at the end."""

from typing import Literal

from wawel.server.messages.base import Message, Score
from wawel.server.messages.tables import Sitting


class DealSeat(Sitting):
    """A seat of a table of a deal. `place` and `score` are null before the end of all tables."""

    place: int | None
    score: Score | None


class DealTable(Message):
    """A table of a deal. `code` opens a seat as long as it waits for people; null otherwise."""

    table: str
    state: Literal["gathering", "playing", "over", "off"]
    code: str | None
    seats: list[DealSeat]


class DealInfo(Message):
    """Tables with the same draws. `mine`: where the asker sits. `over`: all of them are, so the results are told.

    `may_add`: the asker has opened the deal, and may open one more table of it.
    `best`: for each seat, the tables at which it has most points; nothing before the end.
    """

    deal: str
    game: str
    over: bool
    mine: str | None
    may_add: bool
    tables: list[DealTable]
    best: list[list[str]]
