"""What exactly is wrong with a file, a position or an option, in the reader's language.

Errors say it in English: a template with values, `wawel.core.errors`. In Polish each template has its sentence, found
by the English one: those of a game in its `i18n/errors.pl.toml`, all others in `errors.pl.toml` beside this file.
Values keep their names and, where they are quoted, their quotes: "{text!r}".
"""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from wawel.core.errors import IllegalAction, Phrase, Phrases, WawelError
from wawel.words.bundles import games, package
from wawel.words.sentences import word


def detail(error: WawelError, lang: str) -> str:
    """What is wrong; where the rules refuse an action, the game's own sentence for it."""
    refused = error if isinstance(error, IllegalAction) else error.passed_on
    if lang != "en" and isinstance(refused, IllegalAction):
        return f"{word(refused.game, lang, f'reason-{refused.key}').rstrip('.')} ({refused.text})"
    return said(error.phrase, lang)


def said(phrase: Phrase, lang: str) -> str:
    """A phrase with all that it is made of."""
    if lang == "en":
        return str(phrase)
    template = sentences().get(phrase.template, phrase.template)
    values = {name: _value(value, lang) for name, value in phrase.values.items()}
    return template.format(**values) if values else template


def _value(value: object, lang: str) -> object:
    if isinstance(value, Phrases):
        return "; ".join(said(part, lang) for part in value.parts)
    return said(value, lang) if isinstance(value, Phrase) else value


@cache
def sentences() -> dict[str, str]:
    """English template -> Polish template, of all games."""
    found: dict[str, str] = {}
    for catalogue in catalogues().values():
        found |= catalogue
    return found


def catalogues() -> dict[str, dict[str, str]]:
    """The same by game; "" for what belongs to none."""
    found = {"": _read(files("wawel.words") / "errors.pl.toml")}
    return found | {game: _read(package(game) / "i18n" / "errors.pl.toml") for game in games()}


def _read(file: Traversable) -> dict[str, str]:
    return {str(english): str(polish) for english, polish in tomllib.loads(file.read_text("utf-8")).items()}
