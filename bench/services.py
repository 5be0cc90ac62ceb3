"""A real PostgreSQL and a real Redis on this machine, for measurements and tests. They end with the process."""

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from typing import Any, Final

MEMORY: Final = Path("/dev/shm")
PATIENCE: Final = 120.0  # seconds
DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG
USER: Final = "postgres"  # of Debian's package: PostgreSQL refuses to run as root

# Nothing outlives the machine here, so nothing has to be synced to a disk.
QUICK: Final = {
    "autovacuum": "off",
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "unix_socket_directories": "",
}


def postgres_folder() -> Path | None:
    """Where the programs of PostgreSQL are; None if it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    here = shutil.which("initdb")
    return found[-1].parent if found else Path(here).resolve().parent if here else None


class _Service:
    """A program that listens on a port of this machine. What it writes is kept in a file."""

    ending = signal.SIGKILL

    def __init__(self, name: str, user: str | None = None) -> None:
        where = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else Path(gettempdir())
        self.folder = Path(mkdtemp(prefix=f"wawel-{name}-", dir=where))
        self.port = free_port()
        self._user: dict[str, Any] = {"user": user, "group": user, "extra_groups": []} if user else {}
        if user:
            shutil.chown(self.folder, user, user)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _start(self, command: list[str]) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, preexec_fn=self._end_with_parent, **self._user
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{command[0]} did not start: {(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def stop(self) -> None:
        """End at once, in the middle of whatever clients want."""
        if self._process is not None:
            self._process.send_signal(self.ending)
            self._process.wait(PATIENCE)
            self._process = None

    def _end_with_parent(self) -> None:
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DEATH_SIGNAL, self.ending)

    def close(self) -> None:
        """End it, and remove what it stored."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(_Service):
    """A server of databases that trusts everybody on this machine."""

    ending = signal.SIGQUIT  # at once, without a goodbye to clients, but not without its helpers

    def __init__(self) -> None:
        super().__init__("postgres", USER if os.geteuid() == 0 else None)
        self._numbers = count()
        self._programs = postgres_folder()
        assert self._programs is not None, "PostgreSQL is not installed"
        made = [str(self._programs / "initdb"), "--no-sync", "--auth=trust", "--username=wawel", "--encoding=UTF8"]
        made += ["--locale=C", f"--pgdata={self.folder / 'data'}"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self._user)
        self.start()

    def start(self) -> None:
        """Begin to serve."""
        assert self._programs is not None
        settings = [f"-c{name}={value}" for name, value in {**QUICK, "port": self.port}.items()]
        self._start([str(self._programs / "postgres"), f"-D{self.folder / 'data'}", *settings])

    def restart(self) -> None:
        self.stop()
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql://wawel@127.0.0.1:{self.port}/{database}"

    def database(self, template: str = "template0") -> str:
        """The address of a new database, a copy of the template."""
        name = f"wawel_{next(self._numbers)}"
        self.execute(f'create database "{name}" template "{template}"')
        return self.url(name)

    def execute(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _answers(self) -> bool:
        import psycopg

        with suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres"), connect_timeout=5):
            return True
        return False


class Redis(_Service):
    """A Redis that keeps nothing on disk."""

    def __init__(self) -> None:
        super().__init__("redis")
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Begin to serve."""
        options = {"port": str(self.port), "bind": "127.0.0.1", "save": "", "appendonly": "no"}
        self._start(["redis-server", *(word for name, value in options.items() for word in (f"--{name}", value))])

    def restart(self) -> None:
        self.stop()
        self.start()

    def empty(self) -> None:
        """Forget everything, as after a mistake."""
        with socket.create_connection(("127.0.0.1", self.port)) as line:
            line.sendall(b"FLUSHALL\r\n")
            line.recv(64)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
