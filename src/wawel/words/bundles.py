"""Fluent bundles: the words of a game and the words that all games share, per language.

A game's words lie in its package, `i18n/<language>.ftl`; the shared ones lie beside this file. A bundle of a game holds
both. Files are read once. A broken file is an error with its line, never a message left out.
"""

from collections.abc import Iterator, Set
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from wawel.core.errors import UnknownGame
from wawel.words.errors import BadText, UnknownLanguage

LANGUAGES: Final = ("pl", "en")


def games() -> list[str]:
    """The ids of all games that have words, found by looking, ascending."""
    shelf = files("wawel") / "games"
    return sorted(
        folder.name.replace("_", "-") for folder in shelf.iterdir() if folder.is_dir() and (folder / "i18n").is_dir()
    )


def package(game_id: str) -> Traversable:
    """The package folder of a game: words, rules text and data."""
    folder = files("wawel") / "games" / game_id.replace("-", "_")
    if game_id not in games():
        raise UnknownGame(
            "no game is called {game_id!r}; there are: {known}",
            values={"game_id": game_id, "known": ", ".join(games())},
        )
    return folder


@cache
def bundle(game_id: str | None, lang: str) -> FluentBundle:
    """The words of a game, or only the shared ones for None."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(
            "no words in {lang!r}; there are: {known}", values={"lang": lang, "known": ", ".join(LANGUAGES)}
        )
    filled = FluentBundle([lang], use_isolating=False)
    filled.add_resource(resource(None, lang))
    if game_id is not None:
        filled.add_resource(resource(game_id, lang))
    return filled


def resource(game_id: str | None, lang: str) -> ast.Resource:
    """The parsed words of a game alone, or the shared ones for None. A game may not say a shared word anew."""
    if game_id is None:
        return parse(f"{lang}.ftl", (files("wawel.words") / f"{lang}.ftl").read_text(encoding="utf-8"))
    text = (package(game_id) / "i18n" / f"{lang}.ftl").read_text(encoding="utf-8")
    shared = {message.id.name for message in messages(resource(None, lang))}
    return parse(f"{lang}.ftl of {game_id}", text, shared)


def parse(name: str, text: str, taken: Set[str] = frozenset()) -> ast.Resource:
    """Read the text of a file; BadText for what is no Fluent, and for an id given twice or taken already."""
    parsed = FluentResource(text)
    seen = set(taken)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            problem = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise BadText(name, _line(text, entry), str(problem))
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise BadText(name, _line(text, entry), f"{entry.id.name!r} is already there")
            seen.add(entry.id.name)
    return parsed


def messages(parsed: ast.Resource) -> Iterator[ast.Message]:
    """The messages of a parsed file, in its order."""
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            yield entry


def _line(text: str, entry: ast.SyntaxNode) -> int:
    start = entry.span.start if entry.span else 0
    return text.count("\n", 0, start) + 1
