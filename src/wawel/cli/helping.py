"""`--help` in the language of the run: English stands in the code, Polish in i18n/help.pl.toml, found by it."""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from typer.core import TyperCommand, TyperGroup

from wawel.cli import words


class HelpedCommand(TyperCommand):
    """A command whose help speaks the reader's language."""

    def get_help(self, ctx: Any) -> str:
        return translated(self, super().get_help, ctx)


@cache
def polish(part: str) -> dict[str, str]:
    """English -> Polish: `heads` of the help page, or `texts` of commands and parameters."""
    read = tomllib.loads((files("wawel.cli") / "i18n" / "help.pl.toml").read_text(encoding="utf-8"))
    return {str(english): str(text) for english, text in read[part].items()}


def translated(command: TyperCommand | TyperGroup, write: Callable[[Any], str], ctx: Any) -> str:
    """The help page, written while the command and what lies in it carry their Polish texts."""
    if words.language() != "pl":
        return write(ctx)
    helped: list[Any] = [command, *command.params, *getattr(command, "commands", {}).values()]
    english = [getattr(one, "help", None) for one in helped]
    for one, text in zip(helped, english, strict=True):
        if text in polish("texts"):
            one.help = polish("texts")[text]
    page = write(ctx)
    for one, text in zip(helped, english, strict=True):
        if text is not None:
            one.help = text
    for head, text in polish("heads").items():
        page = page.replace(head, text)
    return page
