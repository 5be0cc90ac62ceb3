"""What one address, one person and one table may use, so that nobody makes others wait. Settings say how much."""

import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from wawel.server.errors import too_many
from wawel.server.live.guesses import Guesses
from wawel.server.live.meters import Meter, SharedMeter, Together, rates, whole
from wawel.server.settings import Settings
from wawel.server.watch.metrics import LIMITED, Limit

NEIGHBOURS: Final = 64  # bits of an IPv6 address that belong to one household


class Limits:
    """All meters of a server. Without limits everything is allowed."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._on = settings.limits
        self._connections: Counter[str] = Counter()
        self._most_connections = settings.limit_connections
        self._spectators = settings.limit_spectators
        shared = {
            "tables": settings.limit_tables,
            "uploads": settings.limit_uploads,
            "logins": settings.limit_logins,
            "passwords": settings.limit_passwords,
            "challenges": settings.limit_passwords,
            "accounts": settings.limit_accounts,
            "requests": settings.limit_requests,
            "invites": settings.limit_invites,
            "joins": settings.limit_joins,
        }
        self._shared = {name: SharedMeter(name, rates(text), clock) for name, text in shared.items()}
        self.guesses = Guesses(clock)
        self._messages = Meter(rates(settings.limit_messages), clock)
        self._seats = Meter(rates(settings.limit_names), clock)
        self._undos = Meter(rates(settings.limit_undos), clock)
        self._hints = Meter(rates(settings.limit_hints), clock)
        self._says = Meter(rates(settings.limit_says), clock)
        self._wishes = Meter(rates(settings.limit_wishes), clock)

    def share(self, together: Together) -> None:
        """Count together with other servers what comes over HTTP."""
        for meter in (*self._shared.values(), *self.guesses.meters):
            meter.together = together

    # over HTTP, by address, for all servers together: refused with 429

    async def request(self, address: str) -> None:
        """Somebody asks for anything at all."""
        await self._check("requests", household(address))

    async def open_table(self, address: str) -> None:
        await self._check("tables", household(address))

    async def join(self, address: str) -> None:
        """Somebody takes a seat from the lobby."""
        await self._check("joins", household(address))

    async def invite(self, person: str) -> None:
        """Somebody with an account invites somebody by name, whether or not anybody has it."""
        await self._check("invites", person)

    async def upload(self, address: str) -> None:
        await self._check("uploads", household(address))

    async def keep_account(self, address: str) -> None:
        await self._check("accounts", household(address))

    async def log_in(self, name: str, address: str) -> None:
        """Somebody says a password or a recovery code, or signs with a passkey. The name need not be known."""
        await self._check("logins", household(address), "passwords")
        await self._check("logins", name)

    async def challenge(self, address: str) -> None:
        """Somebody is going to use a passkey."""
        await self._check("logins", household(address), "challenges")

    # at a table, counted by the server that has it, and connections, counted by each server for itself

    @contextmanager
    def connected(self, address: str) -> Iterator[bool]:
        """Count a connection as long as it lasts; false if its address has too many already."""
        who = household(address)
        self._connections[who] += 1
        try:
            yield self._room("connections", self._connections[who] <= self._most_connections)
        finally:
            self._connections[who] -= 1
            if not self._connections[who]:
                del self._connections[who]

    def may_watch(self, watching: int) -> bool:
        """Whether there is room for one more spectator."""
        return self._room("spectators", watching < self._spectators)

    def message(self, person: str, cost: float) -> float:
        """Seconds that somebody has to wait before the next message is read."""
        return self._spend(self._messages, "messages", person, cost)

    def change_seat(self, table: str, seat: int) -> int:
        """Seconds until a seat may change its name or colour; 0 if it may now."""
        return self._wait(self._seats, "names", f"{table} {seat}")

    def undo(self, table: str, seat: int) -> int:
        return self._wait(self._undos, "undos", f"{table} {seat}")

    def hint(self, table: str, seat: int) -> int:
        return self._wait(self._hints, "hints", f"{table} {seat}")

    def say(self, table: str, seat: int) -> int:
        return self._wait(self._says, "talk", f"{table} {seat}")

    def wish(self, table: str, who: str) -> int:
        """Seconds until somebody may ask something of the house again; 0 if they may now."""
        return self._wait(self._wishes, "wishes", f"{table} {who}")

    async def _check(self, what: Limit, who: str, meter: str = "") -> None:
        wait = await self._shared[meter or what].spend(who) if self._on else 0.0
        if not self._room(what, not wait):
            raise too_many(what, whole(wait))

    def _wait(self, meter: Meter, what: Limit, who: str) -> int:
        wait = self._spend(meter, what, who)
        return whole(wait) if wait else 0

    def _spend(self, meter: Meter, what: Limit, who: str, cost: float = 1.0) -> float:
        wait = meter.spend(who, cost) if self._on else 0.0
        self._room(what, not wait)
        return wait

    def _room(self, what: Limit, is_room: bool) -> bool:
        """Whether there is room; counts what is turned down."""
        if self._on and not is_room:
            LIMITED.labels(what).inc()
        return is_room or not self._on


def household(address: str) -> str:
    """Whom an address belongs to: an IPv6 network counts as one, because it has no end of addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NEIGHBOURS), strict=False))
    return str(found)
