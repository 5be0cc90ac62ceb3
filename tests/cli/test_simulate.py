"""`wawel simulate`: the same seed gives the same matches, and every record of them verifies."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from tests.waiting import wait_until
from wawel.arena.playing import play
from wawel.bots.bot import Bot
from wawel.bots.imagined import Imagined
from wawel.core.match import Match
from wawel.core.record import Record
from wawel.core.rng import Source
from wawel.guests import bots

KEYS = {"game", "seats", "games", "decisions", "seconds", "wins", "mean_scores", "bots", "seed"}


def simulated(*more: str) -> Any:
    return run_json("simulate", KNIGHTS, "--games", "4", "--seed", "7", "--cores", "1", *more)


def records(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_the_keys_are_stable_and_the_figures_add_up() -> None:
    result = simulated("--seats", "3")

    assert set(result) == KEYS
    assert (result["game"], result["seats"], result["games"], result["seed"]) == (KNIGHTS, 3, 4, 7)
    assert sum(result["wins"]) == 4
    assert len(result["mean_scores"]) == 3
    assert result["bots"] == ["random"] * 3


def test_a_seed_fixes_everything_but_the_time() -> None:
    first, second = (simulated("--bots", "random,strong:20") for _ in range(2))

    assert {**first, "seconds": 0} == {**second, "seconds": 0}


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        run("simulate", KNIGHTS, "--games", "1", "--seed", seed, "--records", tmp_path)

    first, second = (path.read_text().splitlines()[-1] for path in sorted(tmp_path.iterdir()))
    assert first != second


def test_records_are_written_once_per_match_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    result = simulated("--seats", "2", "--bots", "strong:10,random", "--records", str(folder))

    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"{KNIGHTS}-7-{number}.txt" for number in range(1, 5)]
    assert sum(len(Record.parse(path.read_text()).lines) for path in files) == result["decisions"]
    wins = [0, 0]
    for path in files:
        verified = run_json("verify", path)
        assert verified["ok"] is True
        wins[verified["winners"][0]] += 1
    assert wins == result["wins"]


def test_records_of_the_same_seed_are_the_same_text(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        simulated("--bots", "strong:10,random", "--records", str(tmp_path / folder))

    assert records(tmp_path / "a") == records(tmp_path / "b")


@pytest.mark.slow
def test_the_number_of_cores_changes_nothing_but_the_time(tmp_path: Path) -> None:
    """Seven matches do not divide evenly between two or three processes."""
    results, written = [], []
    for cores in ("1", "2", "3"):
        folder = tmp_path / cores
        more = ("--games", "7", "--bots", "strong:5,random", "--records", str(folder), "--cores", cores)
        results.append({**simulated(*more), "seconds": 0})
        written.append(records(folder))

    assert results[0] == results[1] == results[2]
    assert len(written[0]) == 7
    assert written[0] == written[1] == written[2]


@pytest.mark.slow
def test_ctrl_c_ends_the_workers_too(tmp_path: Path) -> None:
    """Interrupted during play, as from a terminal: the signal goes to the whole process group."""
    command = [sys.executable, "-m", "wawel", "simulate", KNIGHTS, "--games", "1000000", "--cores", "2"]
    with subprocess.Popen(
        [*command, "--records", tmp_path, "--lang", "en"], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        wait_until(lambda: any(tmp_path.iterdir()) or process.poll() is not None)
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr is not None
        said = process.stderr.read()  # until the last process that holds it ends

    assert said == "wawel: interrupted\n"
    assert process.returncode == 130


def test_a_shorter_list_of_bots_starts_again() -> None:
    assert simulated("--seats", "3", "--bots", "random,strong:5")["bots"] == ["random", "strong:5", "random"]


def test_bots_hold_what_their_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot gets an Imagined of its own seat and a generator of its own."""
    asked: list[int] = []

    class Spy(Bot):
        def choose(self, imagined: Imagined, rng: Source) -> int:
            asked.append(imagined.seat)
            return imagined.legal()[0]

    monkeypatch.setattr(bots, "make", lambda name: Spy())
    play(Match(KNIGHTS).game, ["random", "random"], "1/1", {})

    assert set(asked) == {0, 1}


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (["--seats", "7"], "2 to 4 seats"),
        (["--bots", "genius"], "no bot is called 'genius'"),
        (["--bots", "random,random,random"], "more bots than seats: 3 bots, 2 seats"),
        (["--option", "long"], "NAME=VALUE"),
        (["--option", "speed=yes"], "no option is called 'speed'"),
        (["--option", "long=maybe"], "yes or no"),
        (["--games", "0"], "--games"),
        (["--cores", "0"], "a number from 1 to 256, or “all”, not “0”"),
        (["--cores", "many"], "not “many”"),
    ],
)
def test_wrong_usage(more: list[str], line: str, tmp_path: Path) -> None:
    assert line in the_line(run("simulate", KNIGHTS, *more, "--records", tmp_path / "none"), 2)
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("lang", "words"), [("pl", ["4 rozgrywki", "mały zamek", "średni wynik"]), ("en", ["4 matches"])]
)
def test_a_table_for_people(lang: str, words: list[str]) -> None:
    shown = run("simulate", KNIGHTS, "--games", "4", "--cores", "1", "--lang", lang).stdout

    for word in words:
        assert word in shown.replace("\N{NO-BREAK SPACE}", " ")


def test_options_reach_the_match(tmp_path: Path) -> None:
    run("simulate", KNIGHTS, "--games", "1", "--option", "long=yes", "--option", "ages=9,7", "--records", tmp_path)

    record = Record.parse(next(tmp_path.iterdir()).read_text())
    assert record.options == {"long": "yes", "ages": "9,7"}


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ([], {"sets": "pd", "princess": "may", "fairy_mode": "follower"}),
        (["--option", "princess=must"], {"sets": "pd", "princess": "must", "fairy_mode": "follower"}),
        (["--option", "pd=no"], {"sets": "none", "princess": "may", "fairy_mode": "follower"}),
    ],
)
def test_a_preset_sets_its_options_and_single_ones_win(
    tmp_path: Path, more: list[str], expected: dict[str, str]
) -> None:
    run("simulate", "carcassonne", "--games", "1", "--preset", "german", *more, "--records", tmp_path)

    record = Record.parse(next(tmp_path.iterdir()).read_text())
    assert {name: record.options[name] for name in expected} == expected


def test_an_unknown_preset_is_wrong_usage() -> None:
    assert "there are: rulebook, german, english" in the_line(run("simulate", "carcassonne", "--preset", "dutch"), 2)
    assert f"{KNIGHTS} has no presets" in the_line(run("simulate", KNIGHTS, "--preset", "german"), 2)
