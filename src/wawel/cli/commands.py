"""The commands of `wawel` besides the server, each loaded on demand."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup

from wawel.cli import helping, words
from wawel.cli.failing import INTERRUPTED, Failure, WrongUsage, code_of, fail, message_of
from wawel.cli.helping import Helped, HelpedCommand
from wawel.cli.loading import loading
from wawel.cli.usage import typed
from wawel.cli.words import say
from wawel.core.errors import WawelError
from wawel.words import LANGUAGES

# command -> module, in the order of the help page; the command is the function of the same name in that module
MODULES: Final = {
    "play": "play",
    "games": "games",
    "lessons": "lessons",
    "simulate": "simulate",
    "dataset": "dataset",
    "profile": "profile",
    "arena": "arena",
    "bot": "bot",
    "worker": "worker",
    "replay": "records",
    "verify": "records",
    "draw": "draw",
    "analyse": "analyse",
    "rules": "rules",
    "bench": "bench",
    "conformance": "conformance",
    "check-data": "check_data",
}


class Commands(Helped, TyperGroup):
    """All commands. Starting the server loads none of them. Every failure is one line."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands: Any = Shelf()

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, report and exit with the code."""
        words.forget()
        _choose_language(sys.argv[1:] if args is None else args)
        _write_what_the_terminal_can()
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            code = fail(typed(error), error.exit_code)
        except (Failure, WawelError, OSError) as error:
            code = fail(message_of(error), code_of(error))
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        if code == INTERRUPTED:
            fail(say("error-interrupted"), code)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The requested command. For an unknown one, suggest similar names."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            like = ", ".join(map(repr, get_close_matches(name, list(self.commands))))
            if like:
                raise WrongUsage(say("usage-no-command-but", name=repr(name), known=like))
            raise WrongUsage(say("usage-no-command", name=repr(name)))
        return super().resolve_command(ctx, args)

    def rest_of_usage(self) -> list[str]:
        return [say("help-a-command")]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the page with the first sentence about each command, without loading the commands."""
        super().format_options(ctx, formatter)
        rows = [(name, say(f"help-command-{name}").partition(". ")[0].removesuffix(".") + ".") for name in MODULES]
        helping.write(formatter, say("help-commands"), rows)


class Shelf(Mapping[str, Any]):
    """Commands by name."""

    def __init__(self) -> None:
        self._loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        module = MODULES[name]
        if name not in self._loaded:
            with loading():
                function = getattr(import_module(f"wawel.cli.{module}"), name.replace("-", "_"))
            alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
            alone.command(name, cls=HelpedCommand, help=f"help-command-{name}")(function)
            self._loaded[name] = typer.main.get_command(alone)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(MODULES)

    def __len__(self) -> int:
        return len(MODULES)


def _choose_language(arguments: Sequence[str]) -> None:
    """Use the language of --lang, wherever it is: an error may come before the parser reads it."""
    for place, argument in enumerate(arguments):
        asked = argument.removeprefix("--lang=") if argument.startswith("--lang=") else ""
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        if asked in LANGUAGES:
            words.choose(asked)


def _write_what_the_terminal_can() -> None:
    """In a terminal without Polish letters or symbols, print question marks instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
