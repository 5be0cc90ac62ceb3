"""`make strength`: everything that is measured, and the page it becomes."""

import re
from pathlib import Path
from typing import Any

import pytest

import wawel
from bench import strength
from tests.arena.games import KNIGHTS

TOLD: dict[str, Any] = {
    "games": 400,
    "bots": [
        {
            "share": 0.664,
            "interval": [0.6162, 0.7085],
            "mean_score": 12.34,
            "rating": 1560.2,
            "seconds": {"p50": 0.1, "p95": 0.25},
        },
        {"mean_score": 9.1, "rating": 1439.8},
    ],
}


def test_every_level_meets_the_one_below_in_every_game() -> None:
    """With two seats, and one against two."""
    games = [game.id for game in wawel.games()]
    found = list(strength.rows(games, [2, 3]))

    for game in games:
        for seats in (2, 3):
            pairs = [
                (row.level, row.below) for row in found if (row.game, row.seats) == (game, seats) and not row.options
            ]
            assert pairs == [
                ("novice", "random"),
                ("easy", "novice"),
                ("medium", "easy"),
                ("strong", "medium"),
                ("master", "strong"),
                ("easy", "random"),
            ]
    assert strength.Row(KNIGHTS, 3, "easy", "novice").bots == "easy,novice,novice"
    assert len({row.file for row in found}) == len(found)


def test_a_row_of_the_page() -> None:
    row = strength.Row(KNIGHTS, 2, "strong", "medium", ("long=yes",))

    assert strength.line(row, TOLD) == (
        "| 2 | `strong` | `medium` long=yes | 400 | 66 % [62–71] | 12.3 : 9.1 | +120 | 0.100 / 0.250 |"
    )


@pytest.mark.slow
def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a tiny budget; a second run finds all games in their files."""
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    strength.kept.cache_clear()
    page = tmp_path / "strength.md"
    arguments = ["--game", KNIGHTS, "--seats", "2", "--games", "2", "--cores", "1", "--bench-seconds", "0.01"]
    strength.main([*arguments, "--page", str(page)])
    strength.kept.cache_clear()

    text = page.read_text("utf-8")
    assert re.search(r"on \d{4}-\d\d-\d\d, with 2 games a row, seed 1", text)
    assert re.search(r"plays [1-9]\d* plies per second of random chess with python-chess", text)
    assert "## Knights and Castles" in text
    assert text.count("\n| 2 | `") == 6
    files = list((tmp_path / "kept").rglob("*.jsonl"))
    assert len(files) == 6
    assert all(file.read_text().count("\n") == 3 for file in files)
