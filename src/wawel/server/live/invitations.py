"""Invitations by name. Whoever sends one learns nothing by it: neither who has the name nor what they think of it."""

from typing import Final

from wawel.server import errors
from wawel.server.live import names
from wawel.server.messages.house import Terms
from wawel.server.messages.invitations import BlockedInfo, InvitationInfo
from wawel.server.messages.people import LONGEST_NAME
from wawel.server.store.saved import SavedInvitation, SavedPerson
from wawel.server.store.store import Store

DAYS: Final = 14.0  # after which an invitation is gone


class Invitations:
    """What people are invited to, and by whom they do not want to be."""

    def __init__(self, store: Store) -> None:
        self._store = store.invitations

    async def send(self, table: str, said: str, sender: SavedPerson) -> SavedPerson | None:
        """Invite whoever has this name; returns them if they are to be told."""
        name = names.cleaned(said, LONGEST_NAME)
        if not name:
            raise errors.no_name()
        wanted = SavedInvitation(names.new_id(), table, sender.id, name, names.now())
        return await self._store.add(wanted, names.folded(name), names.days_ago(DAYS))

    async def names(self, table: str) -> list[str]:
        return await self._store.names(table)

    async def waiting(self, person: str) -> list[InvitationInfo]:
        return [
            InvitationInfo(
                id=found.id,
                name=found.sender,
                table=found.table,
                game=found.game,
                names=found.names,
                terms=Terms.model_validate_json(found.terms),
                created=found.created,
            )
            for found in await self._store.waiting(person, names.days_ago(DAYS))
        ]

    async def table(self, id: str, person: str) -> str:
        """The table that somebody is invited to."""
        found = await self._store.of(person, id)
        if found is None:
            raise errors.unknown_invitation()
        return found.table_id

    async def refuse(self, id: str, person: str, block: bool) -> None:
        """An invitation is answered; with `block`, its sender's next ones are not told."""
        if not await self._store.refuse(person, id, names.new_id() if block else None):
            raise errors.unknown_invitation()

    async def blocked(self, person: str) -> list[BlockedInfo]:
        return [BlockedInfo(id=id, name=name) for id, name in await self._store.blocked(person)]

    async def unblock(self, person: str, id: str) -> None:
        if not await self._store.unblock(person, id):
            raise errors.unknown_invitation()
