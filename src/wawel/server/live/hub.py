"""What people ask of a server: a table, a new one, one more of a deal, a seat, a rematch, an invitation."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Final

from wawel.server.errors import (
    Refusal,
    bad_token,
    deal_closed,
    not_host,
    not_over,
    unknown_code,
    unknown_deal,
)
from wawel.server.live import contests, names, opening
from wawel.server.live.analyses import Analyses
from wawel.server.live.bots import Bots
from wawel.server.live.connection import BAD_TOKEN
from wawel.server.live.deals import Deals
from wawel.server.live.forgetting import Forgetting
from wawel.server.live.house.alarms import Alarms
from wawel.server.live.house.ticking import Downtimes
from wawel.server.live.invitations import Invitations
from wawel.server.live.limits import Limits, household
from wawel.server.live.lobby import Lobby
from wawel.server.live.memory import Memory
from wawel.server.live.opening import Opening
from wawel.server.live.people import Login, People
from wawel.server.live.replays import Replays
from wawel.server.live.table import Table
from wawel.server.messages.tables import MOST_DEALT, CreateTable, TableCreated
from wawel.server.push.calls import Calls
from wawel.server.settings import Settings
from wawel.server.store.games import Games, Wanted
from wawel.server.store.leases import Elsewhere
from wawel.server.store.ratings import RatedKind
from wawel.server.store.saved import SavedPerson
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

if TYPE_CHECKING:  # it needs Redis, which is an extra
    from wawel.server.cluster.peers import Peers

log = logging.getLogger("wawel.server")

LATELY: Final = 4096  # sessions that have ended are remembered while somebody may still be coming in by one
SEND_SECONDS: Final = 20.0  # a client that reads nothing for this long is gone


class Hub:
    """All tables and replays of a server."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, down: Downtimes) -> None:
        self._settings = settings
        self._store = store
        self.bots = bots
        self.limits = Limits(settings)
        self.people = People(store, self.limits, self._end_everywhere)
        self.peers: Peers | None = None  # other servers that share the database
        self._leaving = False
        self._rematching = asyncio.Lock()
        self._ended: deque[str] = deque(maxlen=LATELY)  # sessions
        self.replays = Replays(
            store, settings.replay_workers, settings.kept_replays, settings.bot_patience, self._record, self._at_home
        )
        self.analyses = Analyses(store, bots, self.replays, settings.kept_replays)
        self.lobby = Lobby(store)
        self.deals = Deals(store)
        self.calls = Calls(store, settings)
        self.memory = Memory(settings, store, bots, self.limits, down, self.calls)
        self._forgetting = Forgetting(settings, store, self.memory.known)
        self.invitations = Invitations(store)
        self._alarms = Alarms(store, self.table)
        self._dropping = asyncio.create_task(self._drop_slow())

    async def close(self) -> None:
        """Unload everything; nothing is lost."""
        self._dropping.cancel()
        self.memory.close()
        await self._alarms.close()
        await self.lobby.close()
        await self.calls.close()
        await self._forgetting.close()
        await self.analyses.close()
        self.replays.close()
        self.people.close()
        await self.give_up()

    async def hand_over(self) -> None:
        """This server is about to end: other servers may have its tables at once, and its clients go there."""
        if self.peers is not None:
            self._leaving = True
            await self.give_up()
            await self.peers.close()

    async def give_up(self) -> None:
        """Unload all tables: clients come back and find them here or elsewhere."""
        await self.memory.clear()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is connected to any table."""
        return not any(table.seating.connections for table in self.memory.tables.values())

    async def check(self) -> None:
        """Raises if the database does not answer, other servers cannot be reached, or this one is about to end."""
        if self._leaving or (self.peers is not None and not self.peers.is_up):
            raise NotStored("this server does not serve all tables now")
        await self._store.read(lambda connection: connection.exec_driver_sql("select 1").scalar())

    def loaded(self) -> list[Table]:
        """The tables in memory."""
        return list(self.memory.tables.values())

    async def table(self, id: str) -> Table:
        """The table with this id, loaded if necessary."""
        table = self.memory.tables.get(id)
        if table is None or table.closed:
            if self._leaving:
                raise NotStored("this server is about to end; others have its tables")
            table = await self.memory.load(id)
        table.touched = monotonic()
        return table

    async def by_code(self, typed: str, address: str) -> Table:
        """The table that a code belongs to, as long as it has an open seat. Nobody may guess too often."""
        who = household(address)
        await self.limits.guesses.check(who)
        code = names.as_code(typed)
        id = await self._store.table_of_code(code) if code else None
        table = await self.table(id) if id else None
        if table is None or not table.seating.open() or (await table.info()).over:
            await self.limits.guesses.count(who)
            raise unknown_code()
        return table

    async def create(self, wanted: CreateTable, address: str, login: Login | None = None) -> TableCreated:
        """Open the table that a request asks for."""
        contests.check(wanted, login)
        begun = None
        if wanted.start is not None:
            source = await self.replays.source(wanted.start.replay, household(address))
            begun = await self.replays.ask(source, household(address), "beginning", wanted.start.moment, wanted.game)
        for _ in range(wanted.tables):  # not before we know that no other server has the replay, or it counts twice
            await self.limits.open_table(address)
        made, created = opening.open_table(wanted, begun)
        made = made if login is None else opening.owned(made, login.person)
        await self._open(made, None)
        if created.deal is not None and login is not None:
            await self._store.deals.sit(created.deal, login.person.id, created.table)
            for _ in range(wanted.tables - 1):
                await self._open(opening.same_deal(made.saved), None)
        return created

    async def add_to_deal(self, deal: str, address: str, login: Login) -> None:
        """Open one more table of a deal that is not over, for other people. Only whoever opened the deal may."""
        first = await self._store.table(await self.deals.first(deal, login))
        if first is None:
            raise unknown_deal()
        await self.limits.open_table(address)
        if not await self._open(opening.same_deal(first), None, MOST_DEALT):
            raise deal_closed()

    async def call_off(self, id: str, login: Login) -> None:
        """Do not wait any longer for people at a table of a deal."""
        table = await self.table(id)
        if table.saved.deal is None:
            raise unknown_deal()
        await self.deals.check_waits(table.saved.deal, login)
        await table.call_off()

    async def rematch(self, id: str, token: str | None, address: str, login: Login | None = None) -> str:
        """The table of the next match; everyone who asks gets the same one. Asked by token, or else by account."""
        if token is None and login is None:
            raise bad_token()
        old = await self.table(id)
        if token is not None:
            old.seating.owned(token)
        elif login is None or not old.seating.owned_by(login.person.id):
            raise bad_token()
        if not (await old.info()).over:
            raise not_over()
        async with self._rematching:
            if old.saved.rematch is None:
                await self.limits.open_table(address)
                made = opening.open_rematch(old.saved, old.seating.seats, old.house.host)
                await self._open(made, id)
                old.announce(made.saved.id)
                here = {old.seating.seats[seat].person for seat in old.seating.here()}
                self.calls.rematch(made.saved.id, made.saved.game, made.saved.seats, here)
            return str(old.saved.rematch)

    async def sit_down(self, id: str, name: str, address: str, login: Login | None) -> tuple[int, str]:
        """Take a seat that the lobby offers; returns it, and the key to it."""
        table = await self.table(id)
        await self.limits.join(address)
        called = login.person.name if login else name
        return await table.take(None, login.person.id if login else None, called)

    # for people with an account

    async def invite(self, id: str, name: str, token: str | None, login: Login) -> list[str]:
        """Invite somebody by name; returns all names that were typed for the table. Only its host may."""
        table = await self.table(id)
        await self.limits.invite(login.person.id)
        if not table.is_host(token, login.person.id):
            raise not_host()
        whom = await self.invitations.send(id, name, login.person)
        if whom is not None:
            self.calls.invite(whom.id, id, table.saved.game, table.seating.seats, login.person)
        return await self.invitations.names(id)

    async def accept(self, invitation: str, login: Login) -> tuple[str, int, str]:
        """Take an open seat of the table that somebody is invited to; returns the table, the seat and the key to it."""
        person = login.person
        table = await self.table(await self.invitations.table(invitation, person.id))
        seat, token = await table.take(None, person.id, person.name, opening.ELSEWHERE)
        await self.invitations.refuse(invitation, person.id, False)
        return table.saved.id, seat, token

    async def claim(self, keys: Iterable[tuple[str, str]], login: Login) -> list[str]:
        """Let seats that a guest has the keys to belong to an account. Keys that open nothing are passed over."""
        claimed: list[str] = []
        for id, token in keys:
            try:
                if await self.claim_seat(id, token, login.person):
                    claimed.append(id)
            except Refusal as refusal:
                log.info("a seat at %s was not claimed: %s", id, refusal.problem.key)
        return claimed

    async def claim_seat(self, id: str, token: str, person: SavedPerson) -> bool:
        """Let a seat belong to an account; false if it is somebody else's already."""
        try:
            return await (await self.table(id)).claim(token, person)
        except Elsewhere as elsewhere:
            return self.peers is not None and await self.peers.claim_seat(elsewhere.owner, id, token, person)

    async def games_of(self, login: Login, wanted: Wanted) -> Games:
        """The games of an account that somebody wants to see."""
        return await self._store.games.of(login.person.id, wanted)

    async def ratings_of(self, login: Login) -> list[RatedKind]:
        """The ratings of an account."""
        return await self._store.ratings.of(login.person.id)

    async def remove(self, login: Login) -> None:
        """Delete an account, and take its name off every table."""
        await self.people.remove(login)
        await self.vacate(login.person.id)
        if self.peers is not None:
            self.peers.everybody("vacate", person=login.person.id)

    async def vacate(self, person: str) -> None:
        """Take the name of a deleted account off every table in memory."""
        await self.memory.settle()  # what is being loaded may have the name already
        for table in self.loaded():
            await table.vacate(person)

    def _end_everywhere(self, gone: Sequence[str]) -> None:
        self.end_sessions(gone)
        if self.peers is not None:
            self.peers.everybody("end_sessions", gone=list(gone))

    def end_sessions(self, gone: Sequence[str]) -> None:
        """Whoever is connected by one of these sessions is so no longer, nor is anybody who is just coming in."""
        self._ended.extend(gone)
        for table in self.loaded():
            for connection in list(table.seating.connections):
                if connection.session in gone:
                    connection.fail("bad-token", BAD_TOKEN)

    def has_ended(self, session: str) -> bool:
        """Whether a session has ended lately."""
        return session in self._ended

    async def _open(self, made: Opening, follows: str | None, among: int | None = None) -> bool:
        first = made.course.unstored()
        if not await self._store.add_table(made.saved, first, follows, among):
            return False
        made.course.stored(first)
        table = await self.memory.add(made.saved, made.course)
        for person in {seat.person for seat in made.saved.seats} - {None}:
            if not await self._store.people.has(str(person)):  # it was deleted meanwhile
                await table.vacate(str(person))
        self._forgetting.look()
        return True

    async def _drop_slow(self) -> None:
        """Give up clients that take nothing."""
        while True:
            await asyncio.sleep(SEND_SECONDS / 4)
            before = monotonic() - SEND_SECONDS
            far = self.peers.tunnels.connections if self.peers is not None else []
            near = [each for table in self.loaded() for each in table.seating.connections]
            for connection in [*near, *far]:
                connection.drop(before)

    def _at_home(self, id: str) -> None:
        """Raises Elsewhere if another server answers for this uploaded record, so that it is analysed once."""
        home = self.peers.home(id) if self.peers is not None else self._store.leases.server
        if home != self._store.leases.server:
            raise Elsewhere(id, home)

    async def _record(self, id: str) -> str:
        return await (await self.table(id)).record()
