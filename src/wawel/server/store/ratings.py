"""Ratings of people: stored in the transaction that ends a rated match, once however often its end is stored."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, func, insert, select

from wawel.arena.skill import BEGINNER, Rating, after
from wawel.server.store.library import Run
from wawel.server.store.saved import Placed
from wawel.server.store.schema import people, ratings, seats, tables

LOCK: Final = 0x7261_7465  # held while ratings change: matches that end at once on several servers wait for each other


@dataclass(frozen=True, slots=True)
class RatedKind:
    """What somebody's rated matches of a game with so many seats have come to."""

    game: str
    seats: int
    games: int
    rating: Rating


class RatingsStore:
    """Finds the ratings of people."""

    def __init__(self, read: Run) -> None:
        self._read = read

    async def of(self, person: str) -> list[RatedKind]:
        """Somebody's ratings, by game and seat count."""

        def work(connection: Connection) -> list[RatedKind]:
            found = connection.execute(_last([person]))
            return [RatedKind(row.game, row.seats, row.n, Rating(row.value, row.deviation)) for row in found]

        return await self._read(work)


def rate(connection: Connection, table: str, results: Sequence[Placed]) -> None:
    """Rate a match that has ended, unless it does not count or is rated already. Seats without a person are new."""
    ranks = [result.rank for result in results if result.rank is not None]
    if not ranks:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    if connection.execute(select(func.count()).where(ratings.c.table_id == table)).scalar():
        return
    game = connection.execute(select(tables.c.game).where(tables.c.id == table)).scalar_one()
    joined = seats.outerjoin(people, people.c.id == seats.c.person)  # an account may just have been deleted
    sat = select(people.c.id).select_from(joined).where(seats.c.table_id == table).order_by(seats.c.seat)
    persons = list(connection.execute(sat).scalars())
    kind = (ratings.c.game == game) & (ratings.c.seats == len(persons))
    known = {row.person: row for row in connection.execute(_last([each for each in persons if each]).where(kind))}
    before = [Rating(known[each].value, known[each].deviation) if each in known else BEGINNER for each in persons]
    for person, old, new in zip(persons, before, after(before, ranks), strict=True):
        if person is not None:
            fields = {"person": person, "table_id": table, "game": game, "seats": len(persons)}
            n = known[person].n + 1 if person in known else 1
            fields |= {"n": n, "before": old.value, "value": new.value, "deviation": new.deviation}
            connection.execute(insert(ratings).values(fields))


def _last(persons: Sequence[str]) -> Select[Any]:
    """The last row of each person for each game and seat count."""
    latest = select(ratings.c.person, ratings.c.game, ratings.c.seats, func.max(ratings.c.n).label("n"))
    last = latest.where(ratings.c.person.in_(persons)).group_by(ratings.c.person, ratings.c.game, ratings.c.seats)
    found = last.subquery("last")
    same = [ratings.c[name] == found.c[name] for name in ("person", "game", "seats", "n")]
    return select(ratings).join(found, same[0] & same[1] & same[2] & same[3]).order_by(ratings.c.game, ratings.c.seats)
