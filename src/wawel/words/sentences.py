"""Notes, reasons, questions and scores as sentences.

An argument is a number, a reference or a list of references. "seat.1" stands for the name of seat 1, any other
reference for a word: "card.dragon" is the message `card-dragon`. A list `x` adds its length as `x_count`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from babel.lists import format_list

from wawel.words.bundles import Words, bundle
from wawel.words.errors import BadArguments, UnknownWord

Mark = Callable[[int, str], str]

# In Polish a one-letter word never ends a line, and "i" joins a list.
_ONE_LETTER: Final = re.compile(r"(?<![^\s(„])([aiouwz]) ", re.IGNORECASE)


def plain(seat: int, name: str) -> str:
    """The name as it is: the mark for text without colours."""
    return name


def sentence(
    game_id: str | None,
    lang: str,
    key: str,
    args: Mapping[str, object],
    names: Sequence[str],
    *,
    seat: int | None = None,
    mark: Mark = plain,
) -> str:
    """The message `key` ("note-won", "reason-one-card") as a sentence.

    `names` are the names of the seats; each passes through `mark`, which may add bold or a colour. `seat` is the seat
    that a note is about. An unknown key or reference raises UnknownWord, a missing argument BadArguments.
    """
    words = bundle(game_id, lang)
    given = dict(args) if seat is None else {**args, "seat": f"seat.{seat}"}
    ready: dict[str, int | str] = {}
    for name, value in given.items():
        if isinstance(value, int):
            ready[name] = value
        elif isinstance(value, str):
            ready[name] = _said(words, lang, value, names, mark)
        elif isinstance(value, (list, tuple)):
            ready[name] = _joined([_said(words, lang, str(part), names, mark) for part in value], lang)
            ready[f"{name}_count"] = len(value)
        else:
            raise BadArguments(f"{name} of {key!r} is neither a number, a reference nor a list: {value!r}")
    return _format(words, lang, key, ready)


def word(game_id: str | None, lang: str, key: str) -> str:
    """A message without arguments: the name of a card, the label of an option."""
    return _format(bundle(game_id, lang), lang, key, {})


def tied(text: str, lang: str) -> str:
    """The text with Polish one-letter words kept at what follows them."""
    return _ONE_LETTER.sub("\\1\N{NO-BREAK SPACE}", text) if lang == "pl" else text


def _format(words: Words, lang: str, key: str, args: dict[str, int | str]) -> str:
    if not words.has_message(key):
        raise UnknownWord(f"there is no message {key!r} in {lang!r}")
    pattern = words.get_message(key).value
    if pattern is None:
        raise UnknownWord(f"the message {key!r} has no text in {lang!r}")
    text, problems = words.format_pattern(pattern, args)
    if problems:
        raise BadArguments(f"the message {key!r} in {lang!r}: {'; '.join(str(problem) for problem in problems)}")
    return str(text)


def _said(words: Words, lang: str, reference: str, names: Sequence[str], mark: Mark) -> str:
    kind, _, which = reference.partition(".")
    if kind != "seat":
        return _format(words, lang, f"{kind}-{which}" if which else kind, {})
    if not which.isdecimal() or int(which) >= len(names):
        raise UnknownWord(f"{reference!r} is none of the {len(names)} seats")
    return mark(int(which), names[int(which)])


def _joined(parts: list[str], lang: str) -> str:
    return tied(format_list(parts, locale=lang), lang)
