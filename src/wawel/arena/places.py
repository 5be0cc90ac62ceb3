"""Where the games of an arena are played: in this process, in local processes, or on a Ray cluster."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from typing import Any, Final

from wawel import workers
from wawel.arena.plan import Plan, Played, played
from wawel.arena.schedule import Fixture

RAY: Final = "ray"


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

    The machines of the cluster need the same version of Wawel. `cores` is for a local one.
    """
    import ray

    ray.init(**_cluster(address, cores), log_to_driver=False, logging_level="warning")
    try:
        yield from _spread(ray, plan, iter(fixtures))
    finally:
        ray.shutdown()


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
