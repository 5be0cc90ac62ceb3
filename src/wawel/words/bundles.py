"""Fluent bundles: the words of a game and the words that all games share, per language.

A game's words are in its package, `i18n/<language>.ftl`; the shared ones are next to this file. A game's bundle has
both. The messages of errors are next to them, in `errors.<language>.ftl`. Files are read once, and a message is parsed
on first use, because most are never used. A broken file is an error with its line, never a missing message.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Set
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast

from wawel.core import registry
from wawel.core.errors import UnknownGame
from wawel.words.errors import BadText, UnknownLanguage

LANGUAGES: Final = ("pl", "en")
ERRORS: Final = "errors."  # the prefix of files with the messages of errors
LONGEST: Final = 200  # characters of quoted input; Fluent would drop a part of 2500

_BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # the start of a message or a term
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class NoText(str):
    """A value that is not text, as it is shown: QUOTED puts no quotes around it."""

    __slots__ = ()


class Words:
    """Messages of one or more files in a language, to be used like a FluentBundle."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], functions={"QUOTED": _quoted}, use_isolating=False)
        self._unread: dict[str, tuple[str, int, str]] = {}  # by id: file, line and text
        self._names: set[str] = set()

    def add(self, name: str, text: str) -> None:
        """Add the messages of a file. Raises BadText for an id that already exists."""
        begins = list(_BEGINNING.finditer(text))
        ends = [begin.start() for begin in begins[1:]] + [len(text)]
        for begin, end in zip(begins, ends, strict=True):
            id, line = begin[1], text.count("\n", 0, begin.start()) + 1
            if id in self._names:
                raise BadText(name, line, f"{id!r} is already there")
            self._names.add(id)
            self._unread[id] = (name, line, text[begin.start() : end])

    def has_message(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return id in self._names

    def get_message(self, id: str) -> Message:
        """The message with this id, ready to be formatted."""
        self._read(id)
        return self._bundle.get_message(id)

    def format_pattern(self, pattern: Pattern, args: Mapping[str, object]) -> tuple[object, list[Exception]]:
        """The text, and what went wrong."""
        return self._bundle.format_pattern(pattern, dict(args))

    def _read(self, id: str) -> None:
        """Parse a message and everything it refers to."""
        if id in self._unread:
            name, line, text = self._unread.pop(id)
            self._bundle.add_resource(parse(name, text, before=line - 1))
            for reference in _REFERENCE.findall(text):
                self._read(reference)


def games() -> list[str]:
    """The ids of all games, ascending."""
    return [game.id for game in registry.every()]


def package(game_id: str) -> Traversable:
    """The package folder of a game: words, rules text and data."""
    try:
        parent, _, name = registry.package_of(game_id).rpartition(".")
    except UnknownGame:
        parent, name = "", game_id.replace("-", "_")
        if name not in sys.modules:  # the tests of a game import it without registering it
            raise
    # a package with unsound component values cannot be imported, but its folder can be found
    folder = files(parent) / name if parent else _folder(name)
    if not (folder / "i18n").is_dir():
        raise UnknownGame("unknown-game", values={"id": game_id, "known": ", ".join(games())})
    return folder


@cache
def bundle(game_id: str | None, lang: str) -> Words:
    """The words of a game, or only the shared ones for None. A game may not redefine a shared word."""
    if lang not in LANGUAGES:
        raise UnknownLanguage("no-words-in", values={"lang": lang, "known": ", ".join(LANGUAGES)})
    filled = Words(lang)
    filled.add(*source(None, lang))
    if game_id is not None:
        filled.add(*source(game_id, lang))
    return filled


@cache
def errors(game_id: str | None, lang: str) -> Words:
    """The messages of a game's errors, or the shared ones for None."""
    filled = Words(lang)
    filled.add(*source(game_id, lang, ERRORS))
    return filled


def source(game_id: str | None, lang: str, kind: str = "") -> tuple[str, str]:
    """The name and text of the file with only a game's own words, or with the shared ones for None."""
    name = f"{kind}{lang}.ftl"
    if game_id is None:
        return name, (files("wawel.words") / name).read_text(encoding="utf-8")
    return f"{name} of {game_id}", (package(game_id) / "i18n" / name).read_text(encoding="utf-8")


def resource(game_id: str | None, lang: str, kind: str = "") -> ast.Resource:
    """Only a game's own words, or the shared ones for None, parsed as a whole."""
    shared = game_id is None or kind == ERRORS
    taken = set() if shared else {message.id.name for message in messages(resource(None, lang))}
    return parse(*source(game_id, lang, kind), taken)


def parse(name: str, text: str, taken: Set[str] = frozenset(), before: int = 0) -> ast.Resource:
    """Parse part of a file that comes after `before` lines.

    Raises BadText for anything that is not Fluent, and for an id that is given twice or already taken.
    """
    parsed = FluentResource(text)
    seen = set(taken)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            problem = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise BadText(name, before + _line(text, entry), str(problem))
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise BadText(name, before + _line(text, entry), f"{entry.id.name!r} is already there")
            seen.add(entry.id.name)
    return parsed


def messages(parsed: ast.Resource) -> Iterator[ast.Message]:
    """The messages of a parsed file, in its order."""
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            yield entry


def _folder(package: str) -> Traversable:
    spec = find_spec(package)
    return Path(next(iter(spec.submodule_search_locations or []), "") if spec else "")


def _quoted(value: Any) -> Any:
    """User input: in quotes, not too long, and without anything that a terminal would take as a command."""
    if type(value) is not str:
        return value
    return repr(value if len(value) <= LONGEST else value[:LONGEST] + "…")


def _line(text: str, entry: ast.SyntaxNode) -> int:
    start = entry.span.start if entry.span else 0
    return text.count("\n", 0, start) + 1
