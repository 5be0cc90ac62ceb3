"""The two bots in docs/write-a-bot.md play as the page says."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import KNIGHTS, run_json
from wawel.arena.playing import play
from wawel.games.knights_and_castles import GAME
from wawel.guests.bots import House
from wawel.guests.program import Limits

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
NAMES = {"python": ("siege.py", "python:siege.Siege"), "js": ("greedy.js", "cmd:node greedy.js")}


@pytest.fixture(params=["python", "js"])
def example(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of an example that is saved in the current folder."""
    file, name = NAMES[request.param]
    found = re.search(rf"```{request.param}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert found[1].count("\n") <= 34
    (tmp_path / file).write_text(found[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return name


def test_an_example_of_the_page_plays_a_match_without_a_fault(example: str, tmp_path: Path) -> None:
    course = play(GAME, [example, "random", example], "1", {}, House(str(tmp_path), Limits(seconds=60.0)))

    assert course.match.over
    assert course.faults == [[], [], []]
    assert course.match.names[0] in ("Siege 1", "node 1")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["carcassonne", "dragonkeepers"])
def test_an_example_plays_other_games_too(example: str, game: str) -> None:
    found: Any = run_json("simulate", game, "--bots", f"random,{example}", "--games", "1", "--cores", "1")

    assert found["games"] == 1


@pytest.mark.slow
def test_the_example_in_python_beats_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows which army is good against which castle."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "siege.py").write_text(found[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    told: Any = run_json("arena", KNIGHTS, "--bots", "python:siege.Siege,random", "--games", "40", "--cores", "1")

    assert told["bots"][0]["share"] > 0.5
