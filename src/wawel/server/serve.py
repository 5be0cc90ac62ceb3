"""Runs the server, on a free port if none is given, and prints its address once it listens."""

import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Final

import uvicorn
from fastapi import FastAPI

from wawel.server.app import create_app
from wawel.server.descriptors import raise_limit
from wawel.server.heads import patient_for
from wawel.server.redis_url import check_redis
from wawel.server.settings import Settings
from wawel.server.sockets import LeanSocket
from wawel.server.store.database import open_database
from wawel.server.watch.logs import configured

GRACE: Final = 3  # seconds that open requests get at shutdown
SWITCH: Final = 0.001  # seconds after which a busy thread lets another one go on: the one that stores should not wait
PING: Final = 45.0  # seconds between pings of a WebSocket, and until one without an answer is given up
KEEP_ALIVE: Final = 10  # seconds that a connection may rest between two requests


class StartFailed(Exception):
    """The server did not start, for example because its database is broken."""


class _Server(uvicorn.Server):
    """Calls back as soon as the server is up, and hands its tables over before it ends."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.hub.hand_over()
        await super().shutdown(sockets)


def serve(
    settings: Settings | None = None, open_browser: bool = False, ready: Callable[[str], None] | None = None
) -> None:
    """Serve until interrupted. Calls `ready` with the address once the server is up; prints a line if there is none.

    Raises OSError if the address is not available, BadDatabase or BadBus if these cannot be used, StartFailed if
    anything else goes wrong.
    """
    chosen = settings or Settings()
    raise_limit(chosen.descriptors)
    sys.setswitchinterval(SWITCH)
    open_database(chosen.data, chosen.postgres).dispose()  # what is wrong is told better before the start
    if chosen.redis is not None:
        check_redis(chosen.redis, chosen.postgres)
    listener = _listen(chosen.host, chosen.port)
    address = _address(chosen.host, listener.getsockname()[1])

    def started() -> None:
        (ready or _say)(address)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    app = create_app(chosen)
    config = uvicorn.Config(
        app,
        log_config=configured(chosen.log),
        access_log=False,
        forwarded_allow_ips=list(chosen.proxies),
        server_header=False,
        ws=LeanSocket,
        ws_max_size=chosen.message_bytes,
        ws_per_message_deflate=False,  # a frame holds secrets of a seat next to names that others have chosen
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        http=patient_for(chosen.header_seconds),
        timeout_keep_alive=KEEP_ALIVE,
    )
    server = _Server(app, config, started)
    # uvicorn raises both: it repeats the first once everything is closed, and raises the second if it cannot start
    with closing(listener), suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listener])
    if not server.started:
        raise StartFailed("the server could not start; the log says why")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def _say(address: str) -> None:
    sys.stdout.write(f"Wawel: {address}\n")
    sys.stdout.flush()
