"""What the command line says, in the language of this run: `--lang`, or else that of the locale."""

import locale
import os
from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final

from babel.numbers import format_decimal

from wawel.words import BadArguments, UnknownWord, bundles

_CHOSEN: Final[ContextVar[str]] = ContextVar("language", default="")


def choose(language: str | None) -> str | None:
    """Use this language for the rest of the run; None changes nothing."""
    if language is not None:
        _CHOSEN.set(language)
    return language


def forget() -> None:
    """Go back to the language of the locale for a new run."""
    _CHOSEN.set("")


def language() -> str:
    """The language of this run."""
    return _CHOSEN.get() or _of_locale()


def say(key: str, **args: int | float | str) -> str:
    """A message of the command line or of the shared words."""
    return _said(_bundle(language()), key, args)


def has(key: str) -> bool:
    """Whether the command line has a message with this key."""
    return _bundle(language()).has_message(key)


class Speech:
    """Says messages of one game, and those of the command line."""

    def __init__(self, game_id: str) -> None:
        self._game = game_id

    def __call__(self, key: str, **args: int | float | str) -> str:
        """A message in the language of this run."""
        own = bundles.bundle(self._game, language())
        return _said(own if own.has_message(key) else _bundle(language()), key, args)


def _said(words: bundles.Words, key: str, args: Mapping[str, int | float | str]) -> str:
    pattern = words.get_message(key).value if words.has_message(key) else None
    if pattern is None:
        raise UnknownWord(f"there is no message {key!r} in {language()!r}")
    text, problems = words.format_pattern(pattern, args)
    if problems:
        raise BadArguments(f"the message {key!r}: {'; '.join(str(problem) for problem in problems)}")
    return str(text)


def number(value: float, digits: int = 0) -> str:
    """A number as this language writes it, with this many decimal places."""
    return str(format_decimal(value, "#,##0" + ("." + "0" * digits if digits else ""), language()))


def text_of(language: str) -> str:
    """The file with only the command line's own words."""
    return (files("wawel.cli") / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> bundles.Words:
    filled = bundles.Words(language)
    filled.add(*bundles.source(None, language))
    filled.add(f"{language}.ftl of the command line", text_of(language))
    return filled


def _of_locale() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(name, ""):
            return "pl" if found.lower().startswith("pl") else "en"
    return "pl" if (locale.getlocale()[0] or "").lower().startswith(("pl", "polish")) else "en"
