"""Wawel: dragon board games at one table.

>>> import wawel
>>> match = wawel.Match("knights-and-castles", seats=3, seed=7)
>>> match.waiting
[0, 1, 2]
"""

import importlib as _importlib
from collections.abc import Mapping as _Mapping
from types import ModuleType as _ModuleType
from typing import TYPE_CHECKING as _TYPE_CHECKING

from wawel import outside as _outside
from wawel.core import errors as _errors
from wawel.core import match as _match
from wawel.core import registry as _registry
from wawel.core.errors import (
    BadData,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalAction,
    NotWaiting,
    UnknownGame,
    WawelError,
)
from wawel.core.game import CHANCE, NOBODY, SPECTATOR, Game, Outcome, Score, State
from wawel.core.match import Match
from wawel.core.record import Record

if _TYPE_CHECKING:
    from wawel.adapters.batch import Batch as _Batch

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "BadData",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "Match",
    "NotWaiting",
    "Outcome",
    "Record",
    "Score",
    "State",
    "UnknownGame",
    "WawelError",
    "batch",
    "game",
    "games",
    "problems",
]

__version__ = "0.1.0"


def _in_english(phrase: _errors.Phrase) -> str:
    from wawel.words.problems import said  # not needed until something is wrong

    return said(phrase, "en")


def _drawn(match: Match) -> str:
    from wawel.cli.pictures import of_match  # not needed until somebody looks

    return of_match(match)


_errors.speak(_in_english)
_match.paint_with(_drawn)
_package = _importlib.import_module("wawel.games")  # registers every built-in game
_registry.later(_outside.bring)


def game(id: str) -> Game:
    """The game with this id, such as "knights-and-castles"."""
    return _registry.find(id)


def games() -> list[Game]:
    """All games, by id."""
    return _registry.every()


def batch(
    game: Game | str,
    n: int,
    seats: int = 2,
    options: _Mapping[str, object] | None = None,
    seed: int = 0,
    workers: int = 0,
) -> "_Batch":
    """`n` matches of a game that are stepped together, in NumPy arrays; by so many processes if there are `workers`.

    Needs `pip install wawel[research]`.
    """
    from wawel.adapters.batch import Batch  # NumPy is not needed for anything else

    return Batch(game, n, seats, options, seed, workers=workers)


def problems() -> dict[str, BadData]:
    """Games that are disabled because of their component files, and what is wrong with each, by id."""
    return _registry.problems()


# games() has taken the package's name here, so `import wawel.games.simurgh as si` looks for the game on the function
vars(games).update({name: part for name, part in vars(_package).items() if isinstance(part, _ModuleType)})
