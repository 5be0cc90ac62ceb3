"""The application factory: create_app(settings)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from wawel import __version__
from wawel.server import errors
from wawel.server.api import (
    deals,
    document,
    games,
    invitations,
    joining,
    lessons,
    lobby,
    nothing,
    passkeys,
    people,
    push,
    replays,
    sessions,
    tables,
)
from wawel.server.api.live import table_of, talk
from wawel.server.collecting import collect_calmly
from wawel.server.counting import Counting
from wawel.server.live.bots import Bots
from wawel.server.live.house import ticking
from wawel.server.live.house.ticking import Downtimes
from wawel.server.live.hub import Hub
from wawel.server.packing import Packing
from wawel.server.security import Doorkeeper, Security
from wawel.server.settings import Settings
from wawel.server.store.store import Store
from wawel.server.watch.looking import looked_at
from wawel.server.watch.measuring import Measuring
from wawel.server.web import WebClient


class App(FastAPI):
    """The application. Whoever is at a table is talked to without the framework: most connections only wait there, and
    each of its layers would wait with them.
    """

    def __init__(self, door: Doorkeeper, **given: Any) -> None:
        super().__init__(**given)
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope)
        if table is None:
            await super().__call__(scope, receive, send)
        else:
            await talk(table, self.state, self._door, scope, receive, send)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Make an application with its own store, tables and bots; they live as long as its lifespan."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(chosen.data, chosen.postgres)
        bots = Bots(
            chosen.bot_workers,
            chosen.bot_seconds,
            chosen.bot_delay,
            chosen.bot_patience,
            simulations=chosen.bot_simulations,
            compiled=chosen.compiled,
        )
        down = Downtimes(await store.house.began(ticking.now()))
        if chosen.redis is not None:
            await store.leases.join()  # before anything asks for a table
        hub = Hub(chosen, store, bots, down)
        app.state.hub = hub
        peers = None
        if chosen.redis is not None:
            from wawel.server.cluster.joining import joined  # it needs Redis, which is an extra

            peers = await joined(chosen.redis, store, hub, app)
        collecting = asyncio.create_task(collect_calmly(lambda: hub.is_quiet))
        try:
            with looked_at(hub, chosen):
                yield
        finally:
            collecting.cancel()
            await asyncio.gather(collecting, return_exceptions=True)
            await hub.close()
            if peers is not None:
                await peers.close()
            bots.close()
            await store.close()

    door = Doorkeeper(chosen.allowed_hosts, chosen.hosts)
    app = App(door, title="Wawel", version=__version__, lifespan=lifespan, openapi_url=None)
    app.state.settings = chosen
    errors.install(app)
    for part in (
        games,
        lessons,
        tables,
        deals,
        joining,
        lobby,
        replays,
        people,
        sessions,
        passkeys,
        invitations,
        push,
        document,
        nothing,
    ):  # the last one takes what is left
        app.include_router(part.router, prefix="/api")
    if chosen.redis is not None:
        from wawel.server.cluster import forwarding

        forwarding.install(app)
        app.add_middleware(forwarding.Recording)
    app.add_middleware(Packing)
    app.add_middleware(Counting)
    app.add_middleware(Measuring, told=chosen.log_requests)
    app.add_middleware(Security, door=door)
    app.mount("/", WebClient(chosen.web), name="web")
    return app
