"""Real servers that start quickly: a process that has loaded everything forks one after another.

Each server is a process of its own with its own settings, and ends by SIGKILL like any other. Only the imports, which
are most of a start, happen once.
"""

import gc
import json
import os
import signal
import subprocess
import sys
from typing import Any, Final

from wawel.server.cluster import forwarding, joining
from wawel.server.serve import serve
from wawel.server.settings import Settings

LOADED: Final = (forwarding, joining)  # as a server does that shares its tables
BRISK: Final = {"limits": False, "bot_workers": 1, "bot_seconds": 0.05, "bot_delay": 0.0, "replay_workers": 0}


class Forge:
    """Makes servers; each is known by its process id."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forking"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, **settings: object) -> tuple[int, str]:
        """The process id and the address of a new server, which listens."""
        return tuple(self._ask({"start": {**BRISK, **settings}}))

    def kill(self, pid: int) -> None:
        """End a server by SIGKILL; it is gone when this returns."""
        self._ask({"kill": pid})

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _ask(self, question: dict[str, Any]) -> list[Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer: list[Any] = json.loads(self._process.stdout.readline())
        return answer


def main() -> None:
    """Do what each line says, until there are no more; then end all servers."""
    gc.collect()
    gc.freeze()
    running: set[int] = set()
    for line in sys.stdin:
        asked = json.loads(line)
        if "start" in asked:
            answer = _forked(asked["start"])
            running.add(int(answer[0]))
        else:
            _end(asked["kill"])
            running.discard(asked["kill"])
            answer = []
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
    for pid in running:
        _end(pid)


def _forked(settings: dict[str, Any]) -> list[Any]:
    hears, says = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(hears)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        try:
            serve(Settings.model_validate(settings), ready=lambda address: _tell(says, address))
        finally:
            os._exit(0)
    os.close(says)
    with os.fdopen(hears) as answer:
        return [pid, answer.readline().strip()]


def _tell(says: int, address: str) -> None:
    os.write(says, f"{address}\n".encode())
    os.close(says)


def _end(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
