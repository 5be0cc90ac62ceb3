"""python -m bench.load: starts servers on one core and plays whole games at many tables from the other cores.

Prints decisions per second, how long it takes until the last seat knows of one, and what each costs. `--against` sends
hostile clients at the same time, for comparison. Everything stays on this machine and ends by itself.
"""

import argparse
import asyncio
import json
import resource
import sys
from pathlib import Path
from pstats import Stats
from statistics import quantiles
from tempfile import TemporaryDirectory

from bench.load.hostile import ATTACKS, harass
from bench.load.playing import Times, play_matches
from bench.load.service import Service, served

GAMES = ("knights-and-castles", "carcassonne", "dragon-castle", "dragonkeepers", "simurgh")
DESCRIPTORS = 16384
LINES = 40  # of a profile
JOINING = 300.0  # seconds for all tables to begin


async def measure(service: Service, given: argparse.Namespace) -> dict[str, float]:
    """Play for a while, and count only once everybody is there."""
    times, before = Times(), service.kilobytes
    tables = [
        asyncio.create_task(
            play_matches(service.ports, number, given.game[number % len(given.game)], given.seats, given.pause, times)
        )
        for number in range(given.tables)
    ]
    watched = list(tables)
    try:
        async with asyncio.timeout(JOINING):
            while times.joined < given.tables:
                await _look(watched, 0.1)
        await _look(watched, given.pause)
        attack = asyncio.create_task(harass(service, given.against)) if given.against else None
        watched += [attack] if attack else []
        times.counting, cpu, shared = True, service.cpu, service.shared_cpu
        await _look(watched, given.seconds)
        times.counting, cpu, shared = False, service.cpu - cpu, service.shared_cpu - shared
        grown = service.kilobytes - before
    finally:
        for task in watched:
            task.cancel()
        await asyncio.gather(*watched, return_exceptions=True)
    found = _figures(given, times, cpu, grown)
    if given.servers > 1:
        sys.stderr.write(f"PostgreSQL and Redis: {1000 * shared / len(times.seconds):.2f} ms per action\n")
    return found


async def _look(tasks: "list[asyncio.Task[None]]", seconds: float) -> None:
    """Wait so long, and notice at once if a table broke."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def _figures(given: argparse.Namespace, times: Times, cpu: float, grown: int) -> dict[str, float]:
    count = len(times.seconds)
    if count < 2:
        raise SystemExit("too few decisions: give more tables or more --seconds")
    parts = quantiles(times.seconds, n=100, method="inclusive")
    return {
        "tables": given.tables,
        "seconds": given.seconds,
        "actions_per_s": round(count / given.seconds, 1),
        "p50_ms": round(1000 * parts[49], 1),
        "p95_ms": round(1000 * parts[94], 1),
        "p99_ms": round(1000 * parts[98], 1),
        "cpu_ms_per_action": round(1000 * cpu / count, 2),
        "kb_per_table": round(grown / given.tables, 1),
    }


def main() -> None:
    """Measure once and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--servers", type=int, default=1, help="several share tables over PostgreSQL and Redis")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long is measured")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two decisions at a table")
    parser.add_argument("--seats", type=int, default=2, help="people at a table")
    parser.add_argument("--game", action="append", choices=GAMES, help="may be given several times (all games)")
    parser.add_argument("--against", choices=sorted(ATTACKS), help="hostile clients at the same time")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", action="store_true", help="say what the server spends its time on")
    given = parser.parse_args()
    given.game = given.game or list(GAMES)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS if hard < 0 else min(hard, DESCRIPTORS), hard))
    with TemporaryDirectory() as folder:
        profile = Path(folder) / "profile" if given.profile else None
        with served(given.servers, profile) as service:
            found = asyncio.run(measure(service, given))
        if profile is not None:
            Stats(str(profile), stream=sys.stderr).sort_stats("tottime").print_stats(LINES)
    if given.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        sys.stdout.write("".join(f"{name:18} {value:10}\n" for name, value in found.items()))


main()
