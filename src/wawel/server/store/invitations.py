"""Invitations by name in the database, and whose invitations nobody wants."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, exists, func, insert, select
from sqlalchemy import update as updating

from wawel.server.store.library import Run
from wawel.server.store.people import person_of
from wawel.server.store.saved import SavedInvitation, SavedPerson
from wawel.server.store.schema import blocks, invitations, people, seats, tables

MOST: Final = 20  # that wait for one person; more are not told


@dataclass(frozen=True, slots=True)
class Waiting:
    """An invitation that waits for an answer."""

    id: str
    sender: str  # their name
    table: str
    game: str
    terms: str  # JSON
    names: list[str]  # of people at the table
    created: str


class InvitationStore:
    """An invitation is stored whether or not somebody has the name, so that nobody learns it from the answer."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add(self, wanted: SavedInvitation, folded: str, since: str) -> SavedPerson | None:
        """Store an invitation for whoever has this name; returns them if they are to be told. Those before `since` are
        gone.
        """
        whom = select(people).where(people.c.folded == folded)
        same = (invitations.c.table_id == wanted.table_id) & (invitations.c.name == wanted.name)

        def work(connection: Connection) -> SavedPerson | None:
            connection.execute(delete(invitations).where(invitations.c.created < since))
            known = connection.execute(select(invitations.c.id).where(same)).first() is not None
            found = connection.execute(whom).first()
            person = None if found is None else person_of(found)
            if person is not None and not _takes(connection, person, wanted):
                person = None
            if known:
                return None
            fields = asdict(wanted) | {"person": person.id if person else None}
            connection.execute(insert(invitations).values(fields))
            return person

        return await self._write(work)

    async def names(self, table: str) -> list[str]:
        """The names that were typed for a table."""
        asked = select(invitations.c.name).where(invitations.c.table_id == table).order_by(invitations.c.created)
        return await self._read(lambda connection: list(connection.execute(asked).scalars()))

    async def waiting(self, person: str, since: str) -> list[Waiting]:
        """What somebody is invited to: tables that go on and have an open seat, the newest first."""
        open_seat = (seats.c.table_id == tables.c.id) & seats.c.kind.in_(("link", "lobby")) & ~seats.c.joined
        columns = (
            invitations.c.id,
            people.c.name,
            tables.c.id,
            tables.c.game,
            tables.c.terms,
            invitations.c.created,
        )
        joined = invitations.join(tables, tables.c.id == invitations.c.table_id)
        joined = joined.join(people, people.c.id == invitations.c.sender)
        mine = (invitations.c.person == person) & ~invitations.c.refused & (invitations.c.created >= since)
        asked = select(*columns).select_from(joined).where(mine & ~tables.c.over & exists().where(open_seat))
        asked = asked.order_by(invitations.c.created.desc()).limit(MOST)

        def work(connection: Connection) -> list[Waiting]:
            found = connection.execute(asked).all()
            return [
                Waiting(id, sender, table, game, terms, _names(connection, table), created)
                for id, sender, table, game, terms, created in found
            ]

        return await self._read(work)

    async def of(self, person: str, id: str) -> SavedInvitation | None:
        """An invitation of somebody that they have not refused."""
        mine = (invitations.c.id == id) & (invitations.c.person == person) & ~invitations.c.refused
        asked = select(invitations).where(mine)
        found = await self._read(lambda connection: connection.execute(asked).first())
        return None if found is None else SavedInvitation(**dict(found._mapping))

    async def refuse(self, person: str, id: str, block: str | None) -> bool:
        """Refuse an invitation, and with an id for it all others of its sender; false if there is none."""
        mine = (invitations.c.id == id) & (invitations.c.person == person) & ~invitations.c.refused

        def work(connection: Connection) -> bool:
            sender = connection.execute(select(invitations.c.sender).where(mine)).scalar()
            if sender is None:
                return False
            connection.execute(updating(invitations).where(mine).values(refused=True))
            if block is not None and not _is_blocked(connection, person, sender):
                theirs = (invitations.c.person == person) & (invitations.c.sender == sender)
                connection.execute(updating(invitations).where(theirs).values(refused=True))
                connection.execute(insert(blocks).values(id=block, person=person, blocked=sender))
            return True

        return await self._write(work)

    async def blocked(self, person: str) -> list[tuple[str, str]]:
        """Whose invitations somebody does not want: an id for each, and the name."""
        joined = blocks.join(people, people.c.id == blocks.c.blocked)
        asked = select(blocks.c.id, people.c.name).select_from(joined).where(blocks.c.person == person)
        return await self._read(lambda connection: [(id, name) for id, name in connection.execute(asked)])

    async def unblock(self, person: str, id: str) -> bool:
        gone = delete(blocks).where((blocks.c.person == person) & (blocks.c.id == id))
        return await self._write(lambda connection: connection.execute(gone).rowcount == 1)


def forget_tables(connection: Connection, gone: Sequence[str]) -> None:
    connection.execute(delete(invitations).where(invitations.c.table_id.in_(gone)))


def _takes(connection: Connection, person: SavedPerson, wanted: SavedInvitation) -> bool:
    """Whether somebody is told of an invitation: not if they want none, or none from this person; not of their own,
    not twice, and not of too many.
    """
    if person.id == wanted.sender or not person.invites:
        return False
    theirs = invitations.c.person == person.id
    again = select(invitations.c.id).where(theirs & (invitations.c.table_id == wanted.table_id))
    if _is_blocked(connection, person.id, wanted.sender) or connection.execute(again).first() is not None:
        return False
    return connection.execute(select(func.count()).where(theirs & ~invitations.c.refused)).scalar_one() < MOST


def _is_blocked(connection: Connection, person: str, sender: str) -> bool:
    pair = (blocks.c.person == person) & (blocks.c.blocked == sender)
    return connection.execute(select(blocks.c.id).where(pair)).first() is not None


def _names(connection: Connection, table: str) -> list[str]:
    there = (seats.c.table_id == table) & seats.c.joined & (seats.c.name != "")
    return list(connection.execute(select(seats.c.name).where(there).order_by(seats.c.seat)).scalars())
