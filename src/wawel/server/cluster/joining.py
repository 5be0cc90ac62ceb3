"""A server joins others that share its database, if its settings say so."""

from starlette.types import ASGIApp

from wawel.server.cluster.bus import connected
from wawel.server.cluster.limiting import Counts
from wawel.server.cluster.peers import Peers
from wawel.server.errors import Refusal
from wawel.server.live.hub import Hub
from wawel.server.store.store import Store


async def joined(url: str, store: Store, hub: Hub, app: ASGIApp) -> Peers:
    """Join the other servers of a database: clients of each of them reach the tables of all."""
    space = await store.secret("bus")  # the same for all of them, and nobody else's
    counts = Counts(url, space)
    hub.limits.share(counts)
    peers = Peers(store, connected(url), space, app, hub.give_up, counts)

    async def claim_seat(table: str, token: str, name: str) -> bool:
        person = await store.people.by_name(name)
        try:
            return person is not None and await hub.claim_seat(table, token, person)
        except Refusal:
            return False

    async def vacate(person: str) -> None:
        await hub.vacate(person)

    async def end_sessions(gone: list[str]) -> None:
        hub.end_sessions(gone)

    for errand in (claim_seat, vacate, end_sessions):
        peers.runs(errand.__name__, errand)
    hub.peers = peers
    hub.bots.employ(peers.workers.before)
    return peers
