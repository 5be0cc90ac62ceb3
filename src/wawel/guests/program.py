"""A guest's program: a process of its own, with limits on time, memory and what it may write."""

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from wawel.guests.faults import CRASH, FLOOD, TIME, Fault, Lost
from wawel.guests.protocol import REMARK

LAUNCHER: Final = Path(__file__).with_name("limits.py")
PIECE: Final = 1 << 16  # bytes read at once
MOST_SAID: Final = 1 << 18  # bytes before an answer, or between two questions
REMEMBERED: Final = 2000  # bytes of the last complaints
COMPLAINTS: Final = 12  # lines: the end of a traceback with its places
SHOWN: Final = 100  # characters of a flood
FAREWELL: Final = 1.0  # seconds to leave in peace
ENDING: Final = 0.5  # seconds between the end of its output and its own


@dataclass(frozen=True, slots=True)
class Limits:
    """What a guest's program may use."""

    seconds: float = 5.0  # for a decision
    start: float = 30.0  # seconds until it is ready
    memory: int = 1 << 30  # bytes, for each of its processes


class Program:
    """A running program. Whoever started it must kill() it or part() from it, which also ends what it started."""

    def __init__(self, command: Sequence[str], folder: str, limits: Limits) -> None:
        launch = [sys.executable, "-I", "-S", str(LAUNCHER), str(limits.memory), *command]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            launch, stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder, bufsize=0, start_new_session=True
        )
        self._heard = bytearray()  # of the line that is not complete yet
        self._complaint = bytearray()
        self._said = 0  # bytes since the last question
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream.fileno(), False)

    def ask(self, line: str, seconds: float) -> str:
        """Write a line and return the next line that the program writes, remarks left out. Raises Lost."""
        self._forget()
        self._said = 0
        text = memoryview(f"{line}\n".encode())
        end = time.monotonic() + seconds
        with selectors.DefaultSelector() as streams:
            for stream in (self._out, self._err):
                streams.register(stream, selectors.EVENT_READ)
            if text:
                streams.register(self._in, selectors.EVENT_WRITE)
            while True:
                for key, _ in streams.select(max(0.0, end - time.monotonic())):
                    if key.fileobj is self._in:
                        text = text[self._write(text) :]
                        if not text:
                            streams.unregister(self._in)
                    elif not self._read(self._out if key.fileobj is self._out else self._err):
                        if key.fileobj is self._out:
                            raise self._crash()
                        streams.unregister(self._err)
                if (found := self._line()) is not None:
                    return found
                if time.monotonic() >= end:
                    raise Lost(Fault(TIME, self.complaint))

    def tell(self, line: str) -> None:
        """Write a line that needs no answer. It is short, so it fits into the pipe."""
        with suppress(Lost):
            self._write(f"{line}\n".encode())

    @property
    def complaint(self) -> str:
        """The last lines that the program wrote to stderr."""
        with suppress(OSError, Lost):
            while self._read(self._err):
                pass
        lines = self._complaint.decode(errors="replace").strip().splitlines()
        return "\n".join(line.rstrip() for line in lines[-COMPLAINTS:])

    def part(self, line: str) -> None:
        """Say goodbye, and give the program a moment to end by itself."""
        self.tell(line)
        with suppress(OSError):
            self._in.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End it at once, with everything it has started in its group."""
        with suppress(ProcessLookupError, PermissionError):  # they have all ended
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._in, self._out, self._err):
            with suppress(OSError):
                stream.close()

    # inside

    @property
    def _in(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _out(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _err(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    def _crash(self) -> Lost:
        """It ends, or has closed its output and goes on."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        return Lost(Fault(CRASH, self.complaint, self._process.returncode))

    def _forget(self) -> None:
        """Drop what was written since the last answer: nobody had asked."""
        with suppress(BlockingIOError):
            while self._read(self._out):
                self._heard.clear()
        self._heard.clear()

    def _write(self, text: bytes | memoryview) -> int:
        try:
            return os.write(self._in.fileno(), text)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise self._crash() from error

    def _read(self, stream: IO[bytes]) -> int:
        """Read a piece; return its length, 0 at the end. Raises Lost if the program writes too much."""
        piece = os.read(stream.fileno(), PIECE)
        if stream is self._err:
            self._complaint = (self._complaint + piece)[-REMEMBERED:]
        else:
            self._heard += piece
        self._said += len(piece)
        if self._said > MOST_SAID:
            raise Lost(Fault(FLOOD, _shown(piece)))
        return len(piece)

    def _line(self) -> str | None:
        """The next complete line that is not empty and no remark."""
        while (end := self._heard.find(b"\n")) >= 0:
            line = self._heard[:end].decode(errors="replace").strip()
            del self._heard[: end + 1]
            if line and not line.startswith(REMARK):
                return line
        return None


def _shown(piece: bytes) -> str:
    """How a flood begins, in one line."""
    return " ".join(piece.decode(errors="replace").split())[:SHOWN]
