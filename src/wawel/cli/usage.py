"""What Typer, pydantic and the system complain about, in the language of the run.

Their English sentences are known by their form: i18n/usage.pl.toml has the Polish one for each. A part in braces is
taken over as it is, or translated if it is such a sentence itself.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from wawel.cli import words
from wawel.words import LANGUAGES


def translated(text: str) -> str:
    """The sentence in the language of the run; one of an unknown form stays as it is."""
    if words.language() != "pl":
        return text
    for form, polish in forms():
        found = form.fullmatch(text)
        if found is not None:
            parts = {name: translated(part) for name, part in found.groupdict().items()}
            return polish.format(**parts)
    return text


@cache
def forms() -> list[tuple[re.Pattern[str], str]]:
    """Patterns of English sentences and Polish templates."""
    read = tomllib.loads((files("wawel.cli") / "i18n" / "usage.pl.toml").read_text(encoding="utf-8"))
    return [(_pattern(str(english)), str(polish)) for english, polish in read.items()]


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", template)
    pieces = [re.escape(part) if place % 2 == 0 else f"(?P<{part}>.+?)" for place, part in enumerate(parts)]
    return re.compile("".join(pieces), re.DOTALL)


def choose_language(arguments: Sequence[str]) -> None:
    """Speak the language that --lang asks for, wherever it stands: something may be wrong before it is read."""
    for place, argument in enumerate(arguments):
        asked = argument.removeprefix("--lang=") if argument.startswith("--lang=") else ""
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        if asked in LANGUAGES:
            words.choose(asked)
