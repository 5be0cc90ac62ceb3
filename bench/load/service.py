"""The server under load: a process of its own on one core, with its processor time and memory."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory


class Service:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, data: Path) -> None:
        self.address = address
        self.data = data
        self.port = int(address.rsplit(":", 1)[1].strip("/"))
        self._process = process

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far, without those of its workers."""
        after_name = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def kilobytes(self) -> int:
        """The memory it holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


@contextmanager
def served(profile: Path | None = None) -> Iterator[Service]:
    """Start a server on an empty folder, on the last core; this process and its clients keep to the other ones.

    With `profile`, cProfile writes there what the main thread did; it takes its own time.
    """
    cores = sorted(os.sched_getaffinity(0))
    with TemporaryDirectory() as folder:
        watched = ["-m", "cProfile", "-o", str(profile)] if profile else []
        started = [sys.executable, *watched, "-m", "wawel.server", "--port", "0", "--data", folder]
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[-1]})
        process = subprocess.Popen(started, stdout=subprocess.PIPE, text=True)
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[:-1]))
        try:
            assert process.stdout is not None
            yield Service(process, process.stdout.readline().split()[-1], Path(folder))
        finally:
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()
            process.wait()
            os.sched_setaffinity(0, set(cores))
