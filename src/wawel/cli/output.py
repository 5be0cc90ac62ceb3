"""Output: JSON for machines, sentences with coloured names for people."""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal

import typer
from rich.console import Console
from rich.text import Text

from wawel.cli import words
from wawel.words import sentence

# Colour and shape go together, as on the boards: heart, star, leaf, sun, tulip, fish.
SIGILS: Final = "♥★♣☼✿≈"
COLOURS: Final = ("red", "bright_blue", "green", "yellow", "magenta", "cyan")
_EDGE: Final = "\x00"  # surrounds a name inside a sentence; no name and no message can contain it

JsonOption = Annotated[bool, typer.Option("--json", help="help-json")]
LangOption = Annotated[
    Literal["pl", "en"] | None,
    typer.Option("--lang", callback=words.choose, is_eager=True, help="help-lang"),
]


def console() -> Console:
    """Standard output for people."""
    return Console(highlight=False, emoji=False, soft_wrap=False)


def messages() -> Console:
    """Standard error for people."""
    return Console(highlight=False, emoji=False, stderr=True)


def write_json(value: object) -> None:
    """One JSON value on stdout."""
    typer.echo(json.dumps(value, ensure_ascii=True, indent=2))


def style(seat: int) -> str:
    """The style of a seat's name."""
    return f"bold {COLOURS[seat % len(COLOURS)]}"


def name(seat: int, names: Sequence[str]) -> Text:
    """A seat's sigil and name in its colour."""
    return Text().append(f"{SIGILS[seat % len(SIGILS)]} {names[seat]}", style(seat))


def printable(text: str) -> str:
    """Text from a file without anything that a terminal would take as a command."""
    safe = {letter for letter in text if letter.isprintable()} | {"\N{NO-BREAK SPACE}"}
    return "".join(letter if letter in safe else "\N{REPLACEMENT CHARACTER}" for letter in text)


def coloured(game_id: str, key: str, args: Mapping[str, object], names: Sequence[str], seat: int | None = None) -> Text:
    """A message of a game as a sentence, with names in the colours of their seats."""
    text = sentence(game_id, words.language(), key, args, names, seat=seat, mark=_marked)
    built = Text()
    for place, part in enumerate(text.split(_EDGE)):
        if place % 2 == 0:
            built.append(part)
        else:
            number, _, shown = part.partition(" ")
            built.append(shown, style(int(number)))
    return built


def _marked(seat: int, name: str) -> str:
    return f"{_EDGE}{seat} {name}{_EDGE}"
