"""`wawel analyse`: chances, costs and reasons, in words and as JSON."""

from pathlib import Path

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.arena.playing import play
from wawel.core.match import Match
from wawel.games.knights_and_castles import GAME


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("analysis") / "record.txt"
    file.write_text(play(GAME, ["medium", "random"], "5", {}).match.record.text(), encoding="utf-8")
    return file


def test_the_keys_are_stable(record: Path) -> None:
    found = run_json("analyse", str(record), "--level", "medium", "--cores", "1")

    assert set(found) == {"game", "level", "winners", "moments", "seats", "costliest"}
    assert (found["game"], found["level"]) == (KNIGHTS, "medium")
    assert set(found["moments"][0]) == {"step", "seat", "chances", "best", "loss", "better", "reasons"}
    assert [moment["step"] for moment in found["moments"]] == list(range(len(found["moments"])))
    assert len(found["seats"]) == 2


@pytest.mark.parametrize(("lang", "words"), [("en", "accuracy"), ("pl", "celność")])
def test_it_is_told_in_words(record: Path, lang: str, words: str) -> None:
    done = run("analyse", str(record), "--level", "medium", "--cores", "1", "--lang", lang)

    assert done.exit_code == 0
    assert words in done.stdout


def test_a_match_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    """It would show what is hidden."""
    file = tmp_path / "open.txt"
    file.write_text(Match(GAME, 2, seed=1).record.text(), encoding="utf-8")

    done = run("analyse", str(file), "--lang", "en")

    assert "not over yet" in the_line(done, 1)


def test_an_unknown_level_is_refused(record: Path) -> None:
    done = run("analyse", str(record), "--level", "random", "--lang", "en")

    assert "novice, easy, medium, strong, master" in the_line(done, 2)
