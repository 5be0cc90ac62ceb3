"""Corrected component files: each plays as it should, or disables its game and says why."""

from importlib import import_module
from typing import Any

import pytest

import wawel
from tests.core.corrections import corrections, explained, played
from wawel.core import registry

GAMES = [game.id for game in wawel.games()]


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_corrected_file_plays_or_is_explained(id: str) -> None:
    """Every value of the file at 0, below 0, huge, equal to its neighbour, of another type, mangled or gone."""
    package: Any = import_module(registry.package_of(id))
    wrong: list[str] = []
    fates: set[str] = set()
    for place, correction in enumerate(corrections(id, usual=30)):
        try:
            game = type(wawel.game(id))(package.load(correction.text))  # type: ignore[call-arg]
        except wawel.BadData as problem:
            fates.add("refused")
            if not explained(problem):
                wrong.append(f"{correction.name}: {problem}")
            continue
        fates.add("played")
        try:
            played(game, game.min_seats + place % 2, place)
        except Exception as error:
            wrong.append(f"{correction.name}: {type(error).__name__}: {error}")

    assert not wrong
    assert fates == {"played", "refused"}
