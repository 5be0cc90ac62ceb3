"""How a command fails: one line on stderr and an exit code.

0 success · 1 the command failed, or a file is broken · 2 wrong usage · 130 interrupted
"""

from typing import Final

import typer

from wawel.cli import words
from wawel.cli.usage import system
from wawel.core.errors import (
    BadData,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    UnknownGame,
    WawelError,
)
from wawel.words import UnknownRule, problems

NOT_SO: Final = 1
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130

# The first match gives the frame of the line: message `error-<name>`.
FRAMES: Final[list[tuple[type[WawelError], str]]] = [
    (BadRecord, "bad-record"),
    (BadPosition, "bad-position"),
    (BadData, "bad-data"),
    (BadOption, "bad-option"),
    (BadNotation, "bad-notation"),
    (UnknownGame, "unknown-game"),
    (UnknownRule, "unknown-rule"),
    (WawelError, "other"),
]


class Failure(Exception):
    """An error that a command itself finds: a line in the reader's language."""


class WrongUsage(Failure):
    """A command that cannot be run as it was typed."""


class NotSo(Failure):
    """The command failed: for example, the seed of a record does not match its commitment."""


def fail(line: str, code: int) -> int:
    """Write the line; return the code."""
    typer.echo(f"wawel: {' '.join(line.split())}", err=True)
    return code


def message_of(error: Failure | WawelError | OSError) -> str:
    """What went wrong, in one line."""
    if isinstance(error, Failure):
        return str(error)
    if isinstance(error, OSError):
        reason = system(error)
        return f"{error.filename}: {reason}" if error.filename else reason
    frame = next(name for kind, name in FRAMES if isinstance(error, kind))
    line = error.line if isinstance(error, BadRecord) else 0
    rule = f" ({error.rule})" if error.rule else ""
    return words.say(f"error-{frame}", detail=problems.detail(error, words.language()) + rule, line=str(line))


def code_of(error: Failure | WawelError | OSError) -> int:
    """The exit code: 1 for a broken record, position or data file; everything else is wrong usage."""
    return NOT_SO if isinstance(error, (NotSo, BadRecord, BadPosition, BadData)) else WRONG_USAGE
