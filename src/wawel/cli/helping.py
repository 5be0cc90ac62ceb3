"""`--help` in the language of the run. Commands and parameters have keys where Typer expects text: "help-seats"."""

import re
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand

from wawel.cli.failing import WrongUsage
from wawel.cli.words import say

# what Typer calls a value, and the key of what people call it
KINDS: Final = {
    "int": "help-kind-number", "float": "help-kind-number", "str": "help-kind-text", "path": "help-kind-path"
}  # fmt: skip
# what a value is called where one is to be put in: GAME is the message `help-put-game`
PUT_IN: Final = re.compile(r"\b(ADDRESS|FILE|GAME|HIGH|KIND|LOW|NAME|SECTION|VALUE)\b")


class Helped:
    """What a command and the group of all commands share: the help page, and a mistake that knows its command."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        pieces = [_usage(piece) for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx)]
        usage = " ".join([say("help-any-options"), *pieces, *self.rest_of_usage()])
        formatter.write_usage(ctx.command_path, usage, f"{say('help-usage')}: ")

    def rest_of_usage(self) -> list[str]:
        """What comes after the parameters."""
        return []

    def format_help_text(self: Any, ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.help))

    def format_options(self: Any, ctx: Any, formatter: Any) -> None:
        for kind in ("argument", "option"):
            params = [param for param in self.get_params(ctx) if param.param_type_name == kind]
            write(formatter, say(f"help-{kind}s"), [_row(param, ctx) for param in params])

    def parse_args(self: Any, ctx: Any, args: list[str]) -> Any:
        try:
            return super().parse_args(ctx, args)  # type: ignore[misc]
        except typer.TyperException as error:
            error.ctx = ctx  # type: ignore[attr-defined]  # the parser does not always tell it
            raise


class HelpedCommand(Helped, TyperCommand):
    """One command."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        ctx.allow_extra_args = True  # Typer would refuse them with its own sentence
        extra = super().parse_args(ctx, args)
        if extra:
            raise WrongUsage(say("usage-too-much", arguments=" ".join(extra)))
        return extra


def write(formatter: Any, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    """A section of a help page, if there is anything in it."""
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)


def _row(param: Any, ctx: Any) -> tuple[str, str]:
    """A parameter: how it is written, and what it is for."""
    name, _ = param.get_help_record(ctx)
    name = re.sub(r"<(?:list\[)?(\w+)\]?(?: range)?>", lambda kind: f"<{say(KINDS[kind[1]])}>", name)
    text = say("help-help" if param.name == "help" else param.help)
    notes = [*_bounds(param), *_default(param), *([say("help-required")] if param.required else [])]
    return _named(name), f"{text}  [{'; '.join(notes)}]" if notes else text


def _usage(piece: str) -> str:
    """A parameter in the line of usage; Typer writes {GAME} for one that is needed and [[GAME]] for another."""
    return _named(piece.strip("{}").replace("[[", "[").replace("]]", "]"))


def _named(text: str) -> str:
    """What is to be put in, in the language of the run."""
    return PUT_IN.sub(lambda found: say(f"help-put-{found[1].lower()}"), text)


def _bounds(param: Any) -> list[str]:
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None:
        return []
    if most is None:
        return [say("help-least", least=str(least))]
    return [say("help-range", least=str(least), most=str(most))]


def _default(param: Any) -> list[str]:
    return [] if param.default in (None, "", False) else [say("help-default", value=str(param.default))]
