"""Where the games of an arena are played: in this process, in local processes, or on a Ray cluster."""

import re
import socket
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from typing import Any, Final

from wawel import workers
from wawel.arena.plan import Plan, Played, played
from wawel.arena.schedule import Fixture
from wawel.core.errors import BadOption

RAY: Final = "ray"
HOST_AND_PORT: Final = re.compile(r"(?:ray://)?([^:/]+):(\d+)")
PATIENCE: Final = 5.0  # seconds; Ray itself would knock for minutes


def local(plan: Plan, fixtures: Iterable[Fixture], cores: int) -> Generator[Played]:
    """Play the games in this many processes; each comes when it ends. With one core they are played here."""
    if cores == 1:
        for fixture in fixtures:
            yield played(plan, fixture)
        return
    with closing(workers.spread(partial(played, plan), fixtures, cores, ordered=False)) as games:
        yield from games


def on_ray(plan: Plan, fixtures: Iterable[Fixture], address: str, cores: int | None) -> Generator[Played]:
    """Play the games on a Ray cluster, or on a local one if there is no address. Raises ImportError without Ray.

    The machines of the cluster need the same version of Wawel. `cores` is for a local one. Raises BadOption if the
    cluster does not answer, or does not let this machine in.
    """
    import ray

    try:
        _knock(address)
        ray.init(**_cluster(address, cores), log_to_driver=False, logging_level="warning")
    except OSError as error:
        if not address:
            raise
        raise BadOption("ray-closed", values={"address": address}) from error
    try:
        yield from _spread(ray, plan, iter(fixtures))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError if nobody listens there; other forms of an address are left to Ray."""
    found = HOST_AND_PORT.fullmatch(address)
    if found is not None:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()


def _cluster(address: str, cores: int | None) -> dict[str, Any]:
    return {"address": address} if address else {"address": "local", "num_cpus": cores, "include_dashboard": False}


def _spread(ray: Any, plan: Plan, fixtures: Iterator[Fixture]) -> Iterator[Played]:
    play = ray.remote(played)
    shared = ray.put(plan)
    most = workers.QUEUE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = {play.remote(shared, fixture) for fixture in islice(fixtures, most)}
    while running:
        done, _ = ray.wait(list(running))
        running -= set(done)
        running |= {play.remote(shared, fixture) for fixture in islice(fixtures, len(done))}
        yield from ray.get(done)
