"""How a bot of your own is named: `python:MODULE.CLASS` or `cmd:COMMAND`."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from wawel.core.errors import BadOption

PYTHON: Final = "python:"
COMMAND: Final = "cmd:"
HOST: Final = Path(__file__).with_name("host.py")


def is_guest(name: str) -> bool:
    """Whether the name is one of a guest; all other names belong to the bots of Wawel."""
    return name.startswith((PYTHON, COMMAND))


def command_of(name: str, folder: str) -> list[str]:
    """What to start, in this folder. Raises BadOption if that cannot be done."""
    if os.name != "posix":
        raise BadOption("guest-system")
    if name.startswith(PYTHON):
        parts = name.removeprefix(PYTHON).split(".")
        if len(parts) < 2 or not all(part.isidentifier() for part in parts):
            raise BadOption("guest-class", values={"name": name})
        return [sys.executable, str(HOST), ".".join(parts)]
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError as error:
        raise BadOption("guest-command", values={"name": name}) from error
    if not words:
        raise BadOption("guest-command", values={"name": name})
    program = os.path.join(folder, words[0]) if os.sep in words[0] else words[0]
    if shutil.which(program) is None:
        raise BadOption("guest-program", values={"program": words[0]})
    return words


def short(name: str) -> str:
    """A name for a seat: the level, the class or the program."""
    if name.startswith(PYTHON):
        return name.rpartition(".")[2]
    if name.startswith(COMMAND):
        words = name.removeprefix(COMMAND).split()
        return Path(words[0]).name if words else name
    return name.partition(":")[0]
