"""The servers under load: processes of their own on one core, with their processor time and memory."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.services import Postgres, Redis


class Service:
    """Running servers. Those that share tables come with a PostgreSQL and a Redis."""

    def __init__(self, processes: "list[subprocess.Popen[str]]", shared: list[int]) -> None:
        self.ports = [int(_line(process).rsplit(":", 1)[1].strip("/\n")) for process in processes]
        self.port = self.ports[0]
        self._servers = [process.pid for process in processes]
        self._shared = shared

    @property
    def cpu(self) -> float:
        """Seconds of processor time of the servers so far, without those of their workers."""
        return sum(map(_seconds, self._servers))

    @property
    def shared_cpu(self) -> float:
        """Seconds of processor time of PostgreSQL and Redis so far."""
        return sum(_seconds(pid) for parent in self._shared for pid in (parent, *_children(parent)))

    @property
    def kilobytes(self) -> int:
        """The memory that the servers hold."""
        return sum(map(_kilobytes, self._servers))


@contextmanager
def served(count: int = 1, profile: Path | None = None) -> Iterator[Service]:
    """Start servers on the last core; this process and its clients keep to the other ones.

    One server has a file in an empty folder. Several share a PostgreSQL and a Redis, which are on the same core. With
    `profile`, cProfile writes there what the main thread of the first server did; it takes its own time.
    """
    cores = sorted(os.sched_getaffinity(0))
    with ExitStack() as running:
        folder = running.enter_context(TemporaryDirectory())
        running.callback(os.sched_setaffinity, 0, set(cores))
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[-1]})
        environment, shared = dict(os.environ), list[int]()
        if count > 1:
            postgres, redis = running.enter_context(closing(Postgres())), running.enter_context(closing(Redis()))
            environment |= {"WAWEL_DATABASE_URL": postgres.database(), "WAWEL_REDIS_URL": redis.url}
            shared = [postgres.pid, redis.pid]
        processes = []
        for number in range(count):
            watched = ["-m", "cProfile", "-o", str(profile)] if profile and not number else []
            started = [sys.executable, *watched, "-m", "wawel.server", "--port", "0", "--data", f"{folder}/{number}"]
            process = subprocess.Popen(started, stdout=subprocess.PIPE, text=True, env=environment)
            running.callback(_end, process)
            processes.append(process)
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[:-1]))
        yield Service(processes, shared)


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def _end(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGINT)
    with suppress(subprocess.TimeoutExpired):
        process.wait(20)
    process.kill()
    process.wait()


def _seconds(pid: int) -> float:
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def _kilobytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def _children(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
