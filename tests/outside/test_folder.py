"""What the folder WAWEL_GAMES may contain, and the errors for anything else."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wawel import outside
from wawel.core import registry
from wawel.outside import BadGames

GAME = """
from wawel.core.game import Game

GAME = Game("{id}", {{"pl": "Gra", "en": "Game"}}, (2, 2), 1)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder named by the variable; the registry, the path and the modules are restored afterwards."""
    monkeypatch.setenv("WAWEL_GAMES", str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path])
    known, shelved = set(sys.modules), {game.id for game in registry.every()}
    yield tmp_path
    for name in set(sys.modules) - known:
        del sys.modules[name]
    for game in registry.every():
        if game.id not in shelved:
            del registry._GAMES[game.id]


def package(folder: Path, name: str, text: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(text)


def test_every_package_in_it_is_a_game(folder: Path) -> None:
    """Files next to them are ignored; a package is named after the id, with underscores."""
    package(folder, "first_guest", GAME.format(id="first-guest"))
    package(folder, "second_guest", GAME.format(id="second-guest"))
    (folder / "notes.py").write_text("raise AssertionError")
    outside.bring()

    assert registry.find("first-guest").id == "first-guest"
    assert registry.package_of("second-guest") == "second_guest"


def test_nothing_is_brought_without_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAWEL_GAMES", "")
    before = list(sys.path)
    outside.bring()

    assert sys.path == before


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("guest", "", "the package 'guest' has no GAME"),
        ("guest", "GAME = 7", "the package 'guest' has no GAME"),
        ("guest", GAME.format(id="another-guest"), "the package of another-guest is not called 'guest'"),
        ("json", GAME.format(id="json"), "another package is called 'json' too: .*json"),
    ],
)
def test_what_is_no_game_is_named(folder: Path, name: str, text: str, complaint: str) -> None:
    package(folder, name, text)

    with pytest.raises(BadGames, match=complaint):
        outside.bring()


def test_an_id_is_given_once(folder: Path) -> None:
    """A game from outside cannot replace a built-in one."""
    package(folder, "simurgh", GAME.format(id="simurgh"))

    with pytest.raises(ValueError, match="two games are called 'simurgh'"):
        outside.bring()


def test_what_its_own_code_raises_is_passed_on(folder: Path) -> None:
    """With its traceback, for the author of the game."""
    package(folder, "guest", "1 / 0")

    with pytest.raises(ZeroDivisionError):
        outside.bring()
