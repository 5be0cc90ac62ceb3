"""The games of somebody with an account: tables where a seat belongs to them, and nobody else's."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, Select, Subquery, exists, func, select
from sqlalchemy.sql.elements import ColumnElement

from wawel.server.store.library import Run
from wawel.server.store.schema import ratings, seats, tables

MOST_NAMES: Final = 50


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games, and how many of them; what is None does not matter."""

    game: str | None = None
    over: bool | None = None
    won: bool | None = None
    against: Literal["people", "bots"] | None = None
    name: str | None = None  # of somebody else at the table
    table: str | None = None
    first: int = 0
    most: int | None = 20
    ratings: bool = False  # whether what became of them is told


@dataclass(frozen=True, slots=True)
class GameSeat:
    """A seat of a game in a list."""

    seat: int
    name: str
    kind: str
    level: str | None
    colour: int
    place: int | None
    points: int | None


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a rated match made of a rating."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Game:
    """A game in a list. `mine` is the seat of whoever asks."""

    table: str
    game: str
    created: str
    touched: str
    over: bool
    deal: str | None
    mine: int
    seats: list[GameSeat]
    rating: RatingChange | None


@dataclass(frozen=True, slots=True)
class Games:
    """The games asked for, how many there are, and numbers and names of all games."""

    games: list[Game]
    total: int
    played: int
    won: int
    names: list[str]  # of people at these tables, those met most often first


class GamesStore:
    """Finds the games of people with an account."""

    def __init__(self, read: Run) -> None:
        self._read = read

    async def of(self, person: str, wanted: Wanted) -> Games:
        """The games of somebody, the last ones first."""
        mine = select(seats.c.table_id, func.min(seats.c.seat).label("seat")).where(seats.c.person == person)
        own = mine.group_by(seats.c.table_id).subquery("own")
        place = select(seats.c.place).where((seats.c.table_id == own.c.table_id) & (seats.c.seat == own.c.seat))
        joined = tables.join(own, own.c.table_id == tables.c.id)
        where = _conditions(wanted, own, place.scalar_subquery())
        facts = (tables.c.id, tables.c.game, tables.c.created, tables.c.touched, tables.c.over, tables.c.deal)
        listed = select(*facts, own.c.seat).select_from(joined).where(*where)
        listed = listed.order_by(tables.c.touched.desc(), tables.c.id).offset(wanted.first).limit(wanted.most)
        counted = select(func.count()).select_from(joined)
        first = place.scalar_subquery() == 1

        def work(connection: Connection) -> Games:
            found = connection.execute(listed).all()
            ids = [row.id for row in found]
            around, changes = _seats(connection, ids), _changes(connection, person, ids) if wanted.ratings else {}
            return Games(
                [Game(*row, around[row.id], changes.get(row.id)) for row in found],
                connection.execute(counted.where(*where)).scalar_one(),
                connection.execute(counted.where(tables.c.over)).scalar_one(),
                connection.execute(counted.where(first)).scalar_one(),
                list(connection.execute(_met(own)).scalars()),
            )

        return await self._read(work)


def _changes(connection: Connection, person: str, ids: list[str]) -> dict[str, RatingChange]:
    mine = (ratings.c.person == person) & ratings.c.table_id.in_(ids)
    asked = select(ratings.c.table_id, ratings.c.before, ratings.c.value).where(mine)
    return {table: RatingChange(round(old), round(new)) for table, old, new in connection.execute(asked)}


def _conditions(wanted: Wanted, own: Subquery, place: Any) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    other = (seats.c.table_id == own.c.table_id) & (seats.c.seat != own.c.seat)
    people = exists().where(other & (seats.c.kind != "bot"))
    if wanted.game is not None:
        found.append(tables.c.game == wanted.game)
    if wanted.over is not None:
        found.append(tables.c.over == wanted.over)
    if wanted.won is not None:
        found.append(place == 1 if wanted.won else place > 1)
    if wanted.against is not None:
        found.append(people if wanted.against == "people" else ~people)
    if wanted.table is not None:
        found.append(tables.c.id == wanted.table)
    if wanted.name is not None:
        found.append(exists().where(other & (seats.c.name == wanted.name)))
    return found


def _met(own: Subquery) -> Select[Any]:
    """Names of other people at these tables."""
    joined = seats.join(own, (seats.c.table_id == own.c.table_id) & (seats.c.seat != own.c.seat))
    named = select(seats.c.name).select_from(joined).where((seats.c.kind != "bot") & (seats.c.name != ""))
    return named.group_by(seats.c.name).order_by(func.count().desc(), seats.c.name).limit(MOST_NAMES)


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[GameSeat]]:
    columns = (seats.c.seat, seats.c.name, seats.c.kind, seats.c.level, seats.c.colour, seats.c.place, seats.c.points)
    asked = select(seats.c.table_id, *columns).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[GameSeat]] = {id: [] for id in ids}
    for table, *rest in connection.execute(asked):
        found[table].append(GameSeat(*rest))
    return found
