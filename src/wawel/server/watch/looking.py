"""Looks after the numbers while a server runs: what it has right now, how late its loop is, and where they are read."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from prometheus_client import start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from wawel.server.live.hub import Hub
from wawel.server.settings import Settings
from wawel.server.watch import metrics

EVERY: Final = 0.5  # seconds between two looks at the event loop


class Present(Collector):
    """What there is at the moment somebody asks."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        """Called by the thread that answers Prometheus, so it only reads."""
        tables = self._hub.loaded()
        connected = [list(table.seating.connections) for table in tables]
        seated = sum(bool(each.mine) for there in connected for each in there)
        yield GaugeMetricFamily("wawel_tables", "Tables in memory", len(tables))
        yield GaugeMetricFamily("wawel_tables_watched", "Tables with connections", sum(map(bool, connected)))
        people = GaugeMetricFamily("wawel_connections", "Connections to tables", labels=["kind"])
        people.add_metric(["seat"], seated)
        people.add_metric(["spectator"], sum(map(len, connected)) - seated)
        yield people
        work = GaugeMetricFamily("wawel_workers_waiting", "Work that waits for a worker, by rank", labels=["rank"])
        for rank, count in self._hub.bots.waiting().items():
            work.add_metric([rank], count)
        yield work


@contextmanager
def looked_at(hub: Hub, settings: Settings) -> Iterator[None]:
    """Measure this server as long as it runs, and answer Prometheus if there is a port for it."""
    present = Present(hub)
    metrics.registry.register(present)
    pauses = _Pauses()
    gc.callbacks.append(pauses)
    lag = asyncio.create_task(_watch_loop())
    answering = None
    try:
        if settings.metrics_port is not None:
            answering, _ = start_http_server(settings.metrics_port, settings.metrics_host, metrics.registry)
        yield
    finally:
        if answering is not None:
            answering.shutdown()
            answering.server_close()
        lag.cancel()
        gc.callbacks.remove(pauses)
        metrics.registry.unregister(present)


async def _watch_loop() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        metrics.LAG.observe(max(0.0, loop.time() - due))


class _Pauses:
    """Python calls it before and after every garbage collection."""

    def __init__(self) -> None:
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = perf_counter()
        else:
            metrics.COLLECTING.labels(info["generation"]).observe(perf_counter() - self._began)
