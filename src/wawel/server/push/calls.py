"""Calls people who look elsewhere: it is their turn, or a rematch or a table waits for them."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from wawel.server.live.names import days_ago
from wawel.server.live.people import SESSION_DAYS
from wawel.server.messages.base import Args
from wawel.server.push.services import GONE, BadDevice, Services, new_key
from wawel.server.settings import Settings
from wawel.server.store.pushes import PushStore
from wawel.server.store.saved import SavedDevice, SavedPerson, SavedSeat
from wawel.server.store.store import Store
from wawel.server.watch.metrics import PUSHES, Sent
from wawel.words import sentence, word

log = logging.getLogger("wawel.server")

THREADS: Final = 2
MOST: Final = 500  # calls under way; beyond that nobody is called, and tables go on
USUAL: Final = "pl"


class Calls:
    """Sends notices to the devices of people with an account who want them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._pushes: PushStore = store.pushes
        self._settings = settings
        self._services: Services | None = None
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: dict[str, frozenset[int]] = {}  # the seats that a table waited for when it was last looked at

    async def close(self) -> None:
        """Forget calls that are under way."""
        for task in list(self._tasks):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # devices

    async def key(self) -> str:
        """The server's public key; browsers want it before they subscribe."""
        return (await self._known()).key

    async def add(self, device: SavedDevice) -> None:
        """Call this device from now on. Raises BadDevice if that cannot be."""
        (await self._known()).check(device)
        await self._pushes.add(device)

    async def remove(self, session: str) -> None:
        await self._pushes.remove(session)

    async def has(self, session: str) -> bool:
        return await self._pushes.has(session)

    # what there is to tell

    def turn(
        self, table: str, game: str, seats: Sequence[SavedSeat], waiting: Sequence[int], present: Collection[int]
    ) -> None:
        """A table waits for these seats. Whoever was not waited for before and is not there is called."""
        before = self._asked.get(table, frozenset())
        self._asked[table] = frozenset(waiting)
        for seat in set(waiting) - before - set(present):
            if seats[seat].person is not None:
                self._begin("turn", table, game, seats, seat)

    def rematch(self, table: str, game: str, seats: Sequence[SavedSeat], present: Collection[str | None]) -> None:
        """Another match begins; those who are not there are invited."""
        for seat in seats:
            if seat.person is not None and seat.person not in present:
                self._begin("rematch", table, game, seats, seat.seat)

    def invite(self, person: str, table: str, game: str, seats: Sequence[SavedSeat], sender: SavedPerson) -> None:
        """Somebody is invited by name."""
        there = [seat for seat in seats if seat.joined and seat.person != sender.id]
        self._add(person, "invited", table, game, there, sender.name)

    def forget(self, table: str) -> None:
        """A table has left the memory."""
        self._asked.pop(table, None)

    def _begin(self, kind: str, table: str, game: str, seats: Sequence[SavedSeat], seat: int) -> None:
        self._add(str(seats[seat].person), kind, table, game, [each for each in seats if each.seat != seat])

    def _add(self, person: str, kind: str, table: str, game: str, others: list[SavedSeat], sender: str = "") -> None:
        if len(self._tasks) >= MOST:
            PUSHES.labels("dropped").inc()
            return
        task = asyncio.create_task(self._call(person, kind, table, game, others, sender))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, person: str, kind: str, table: str, game: str, others: list[SavedSeat], sender: str) -> None:
        try:
            whom, devices = await self._pushes.of(person, days_ago(SESSION_DAYS))
            if whom is not None and devices:
                told = notice(kind, table, game, others, whom, sender)
                services = await self._known()
                await asyncio.gather(*(self._send(services, told, device) for device in devices))
        except Exception as error:  # nobody waits for this, and a table must not suffer from it
            log.error("a call failed: %s", type(error).__name__)

    async def _send(self, services: Services, told: dict[str, str], device: SavedDevice) -> None:
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self._threads, services.send, told, device)
        except (BadDevice, OSError) as error:
            PUSHES.labels("failed").inc()
            log.warning("a push service did not take a notice: %s", type(error).__name__)
            return
        if status in GONE:
            await self._pushes.remove(device.session)
        result: Sent = "sent" if 200 <= status < 300 else "gone" if status in GONE else "refused"
        PUSHES.labels(result).inc()

    async def _known(self) -> Services:
        if self._services is None:
            private = await self._store.secret("vapid", new_key)
            settings = self._settings
            self._services = Services(private, settings.push_services, settings.push_contact)
        return self._services


def notice(
    kind: str, table: str, game: str, others: list[SavedSeat], person: SavedPerson, sender: str = ""
) -> dict[str, str]:
    """What a device shows: the game and the table, which anybody at it may know. Nothing of the position.

    An invitation says who sent it, and leads to the home page, where it waits for an answer.
    """
    lang = person.settings.get("language", USUAL)
    names = [seat.name or sentence(None, lang, "seat", {"number": seat.seat + 1}, []) for seat in others]
    args: Args = {"names": [f"seat.{n}" for n in range(len(names))]}
    if sender:
        names, args = [*names, sender], {**args, "sender": f"seat.{len(names)}", "count": len(names)}
    body = sentence(None, lang, f"notice-{kind}", args, names)
    url = "/" if sender else f"/table/{table}"
    return {"title": word(game, lang, "title"), "body": body, "lang": lang, "url": url, "tag": table}
