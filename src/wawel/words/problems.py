"""What exactly is wrong with a file, a position or an option, in the reader's language.

An error has a key with values, see `wawel.core.errors`. Its sentence is in `errors.<language>.ftl`: in the `i18n/` of
its game, or next to this file.
"""

from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime.types import fluent_number

from wawel.core.errors import BadData, IllegalAction, Phrase, Phrases, UnknownGame, WawelError
from wawel.core.tracing import shown
from wawel.words import bundles
from wawel.words.errors import UnknownWord
from wawel.words.sentences import word

MOST: Final = 10**15  # Fluent cannot write any whole number


def detail(error: WawelError, lang: str) -> str:
    """What is wrong; if the rules refuse an action, the game's own sentence for it."""
    refused = error if isinstance(error, IllegalAction) else error.passed_on
    if isinstance(refused, IllegalAction):
        try:
            return f"{word(refused.game, lang, f'reason-{refused.key}').rstrip('.')} ({refused.text})"
        except (UnknownGame, UnknownWord):  # somebody else's game, without words
            return refused.detail
    sentence = said(error.phrase, lang)
    return f"{sentence} ({error.where})" if isinstance(error, BadData) and error.where else sentence


def invalid(found: Mapping[str, Any], lang: str) -> str:
    """What pydantic found wrong with a value: one of its `errors()`, by its type."""
    key = f"invalid-{str(found['type']).replace('_', '-')}"
    if not bundles.errors(None, lang).has_message(key):
        key = "invalid-other"
    return said(Phrase(key, dict(found.get("ctx", {}))), lang)


def said(phrase: Phrase, lang: str) -> str:
    """A phrase with everything inside it. A phrase without words is shown as it is."""
    game, _, key = phrase.key.rpartition(".")
    words = _words(game or None, lang)
    pattern = words.get_message(key).value if words and words.has_message(key) else None
    if words is None or pattern is None:
        return phrase.key
    text, _ = words.format_pattern(pattern, {name: _value(value, lang) for name, value in phrase.values.items()})
    return str(text)


def _words(game: str | None, lang: str) -> bundles.Words | None:
    try:
        return bundles.errors(game, lang)
    except (UnknownGame, FileNotFoundError):  # not registered, or without words
        return None


def _value(value: object, lang: str) -> object:
    if isinstance(value, Phrases):
        return "; ".join(said(part, lang) for part in value.parts)
    if isinstance(value, Phrase):
        return said(value, lang)
    if type(value) is int:
        return fluent_number(value, useGrouping=False) if abs(value) < MOST else bundles.NoText(shown(value))
    return value if isinstance(value, str) else bundles.NoText(value)
