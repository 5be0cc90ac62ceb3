"""`wawel bench`: figures that compare between machines."""

import subprocess
import sys

import pytest

import wawel
from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.cli import measure

SHORT = ("bench", "--seconds", "0.05")


def test_the_keys_are_stable() -> None:
    told = run_json(*SHORT)

    assert set(told) == {"compiled", "yardstick", "games"}
    assert told["compiled"] is measure.is_compiled()
    assert set(told["yardstick"]) == {"python_chess_plies_per_s"}
    assert set(told["games"]) == {game.id for game in wawel.games()}
    for figures in told["games"].values():
        assert set(figures) == {"playouts_per_s", "decisions_per_s", "ratio"}


def test_the_ratio_is_decisions_per_ply() -> None:
    told = run_json(*SHORT)
    figures = told["games"][KNIGHTS]

    assert figures["ratio"] == pytest.approx(
        figures["decisions_per_s"] / told["yardstick"]["python_chess_plies_per_s"], rel=0.01
    )
    assert figures["decisions_per_s"] > 10 * figures["playouts_per_s"]


@pytest.mark.parametrize(("lang", "word"), [("pl", "posunięć na sekundę"), ("en", "plies per second")])
def test_a_table_for_people(lang: str, word: str) -> None:
    assert word in run(*SHORT, "--lang", lang).stdout


def test_without_the_chess_package_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)

    assert "chess" in the_line(run(*SHORT), 2)


def test_seconds_must_be_sensible() -> None:
    the_line(run("bench", "--seconds", "-1"), 2)


def test_nothing_but_json_reaches_stdout() -> None:
    done = subprocess.run([sys.executable, "-m", "wawel", *SHORT, "--json"], capture_output=True, text=True, timeout=60)

    assert done.stdout.startswith("{")
    assert done.stderr == ""
