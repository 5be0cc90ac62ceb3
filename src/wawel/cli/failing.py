"""How a command fails: one line on stderr and an exit code.

0 fine · 1 the thing asked for is not so · 2 wrong usage · 130 interrupted
"""

import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from wawel.cli import helping, usage, words
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

# The first that fits gives the frame of the line: message `error-<name>`.
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


class WrongUsage(WawelError):
    """A command that cannot be carried out as it was typed; the message is in the reader's language."""


class NotSo(WawelError):
    """The thing asked for is not so; the message is in the reader's language."""


class OneLineGroup(TyperGroup):
    """A group of commands whose every failure is one line, and whose help speaks the reader's language."""

    def get_help(self, ctx: Any) -> str:
        return helping.translated(self, super().get_help, ctx)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, report and leave with the code."""
        words.forget()
        usage.choose_language(sys.argv[1:] if args is None else args)
        _write_what_the_terminal_can()
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            code = fail(usage.translated(error.format_message()), error.exit_code)
        except (WawelError, OSError) as error:
            code = fail(message_of(error), code_of(error))
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        if code == INTERRUPTED:
            fail(words.say("error-interrupted"), code)
        sys.exit(code if isinstance(code, int) else 0)


def fail(line: str, code: int) -> int:
    """Write the line; returns the code."""
    typer.echo(f"wawel: {' '.join(line.split())}", err=True)
    return code


def message_of(error: WawelError | OSError) -> str:
    """What went wrong, in a line."""
    if isinstance(error, OSError):
        reason = usage.translated(error.strerror or str(error))
        return f"{error.filename}: {reason}" if error.filename else reason
    if isinstance(error, (WrongUsage, NotSo)):
        return error.message
    frame = next(name for kind, name in FRAMES if isinstance(error, kind))
    line = error.line if isinstance(error, BadRecord) else 0
    rule = f" ({error.rule})" if error.rule else ""
    return words.say(f"error-{frame}", detail=problems.detail(error, words.language()) + rule, line=str(line))


def code_of(error: WawelError | OSError) -> int:
    """A broken record, position or data file is not so; everything else was asked for wrongly."""
    return NOT_SO if isinstance(error, (NotSo, BadRecord, BadPosition, BadData)) else WRONG_USAGE


def _write_what_the_terminal_can() -> None:
    """A terminal without Polish letters or signs gets question marks in their place instead of a failure."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
