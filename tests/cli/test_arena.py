"""`wawel arena`: figures for people and machines, files that survive an interruption, clear refusals."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from tests.guests.programs import folder
from tests.waiting import wait_until

KEYS = ["game", "seats", "options", "games", "seed", "bots"]
BOT_KEYS = ["name", "games", "wins", "share", "interval", "mean_score", "rating", "seconds"]


def arena(*more: str) -> Any:
    return run_json("arena", KNIGHTS, "--cores", "1", "--seed", "7", *more)


def without_time(found: Any) -> Any:
    return {**found, "bots": [{**bot, "seconds": 0} for bot in found["bots"]]}


def test_the_keys_are_stable_and_the_figures_add_up() -> None:
    found = arena("--bots", "random,easy,novice", "--games", "7", "--option", "long=yes")

    assert list(found) == KEYS
    assert [list(bot) for bot in found["bots"]] == [BOT_KEYS] * 3
    assert (found["game"], found["seats"], found["games"], found["seed"]) == (KNIGHTS, 2, 12, 7)
    assert found["options"] == {"long": "yes", "ages": ""}
    assert [bot["games"] for bot in found["bots"]] == [8, 8, 8]
    assert sum(bot["wins"] for bot in found["bots"]) == 12
    assert all(bot["interval"][0] <= bot["share"] <= bot["interval"][1] for bot in found["bots"])


def test_the_same_command_goes_on_where_it_was(tmp_path: Path) -> None:
    """A longer run plays only what is missing, and ends as if it had never been interrupted."""
    more = ("--bots", "random,easy", "--results", str(tmp_path / "games.jsonl"))
    arena(*more, "--games", "4")
    before = (tmp_path / "games.jsonl").read_text()
    again = arena(*more, "--games", "8")

    assert (tmp_path / "games.jsonl").read_text().startswith(before)
    assert without_time(again) == without_time(arena("--bots", "random,easy", "--games", "8"))


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["4 games with 2 seats", "random", "±", "still open"]), ("pl", ["4 gry", "wygrane", "nie rozstrzygnął"])],
)
def test_a_table_for_people(lang: str, words: list[str]) -> None:
    bots = ("--bots", "random,easy", "--games", "4", "--stop-early", "0.5:0.6")
    shown = run("arena", KNIGHTS, *bots, "--cores", "1", "--lang", lang).stdout.replace("\N{NO-BREAK SPACE}", " ")

    for word in words:
        assert word in shown


def test_the_test_stops_early_and_says_so() -> None:
    more = ("--bots", "random,easy", "--games", "200", "--stop-early", "0.8:0.99", "--cores", "1")
    shown = run("arena", KNIGHTS, *more).stdout

    assert "The test has stopped the arena: random wins at most 80.0 %" in shown
    assert "200 games" not in shown


def test_a_chart_is_drawn_in_the_language_of_the_run(tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    done = run(
        "arena", KNIGHTS, "--bots", "random,easy", "--games", "2", "--cores", "1", "--chart", file, "--lang", "pl"
    )

    assert done.exit_code == 0
    assert "Udział wygranych" in file.read_text("utf-8")


def test_a_bad_guest_loses_its_decisions_and_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three faults a match; the other bots play on, and stdout stays JSON."""
    monkeypatch.chdir(folder(tmp_path))
    done = run("arena", KNIGHTS, "--bots", "random,python:kin.Crash", "--games", "2", "--cores", "1", "--json")

    assert done.exit_code == 0
    told = done.stderr.splitlines()
    assert told[:2] == ["python:kin.Crash lost 6 decisions: 6 × crashed", "crashed (exit code 1):"]
    assert told[-1] == "  ValueError: no idea"


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (["--bots", "random"], "at least two different bots"),
        (["--bots", "random,random"], "at least two different bots"),
        (["--bots", "random,genius"], "no bot is called 'genius'"),
        (["--bots", "random,cmd:no-such-program"], "there is no program 'no-such-program'"),
        (["--bots", "random,easy", "--seats", "9"], "2 to 4 seats"),
        (["--bots", "random,easy", "--option", "speed=yes"], "no option is called 'speed'"),
        (["--bots", "random,easy", "--stop-early", "0.6"], "two shares such as 0.5:0.55"),
        (["--bots", "random,easy", "--on", "moon"], "not “moon”"),
        (["--bots", "random,easy", "--on", "ray:"], "not “ray:”"),
        (["--bots", "random,easy", "--chart", "chart.pdf"], ".svg or .png, not chart.pdf"),
        (["--bots", "random,easy", "--results", "no/such/folder"], "cannot write to no/such/folder"),
        ([], "--bots"),
    ],
)
def test_wrong_usage(more: list[str], line: str) -> None:
    assert line in the_line(run("arena", KNIGHTS, *more), 2)


@pytest.mark.parametrize(("missing", "more"), [("matplotlib", ["--chart", "a.svg"]), ("ray", ["--on", "ray"])])
def test_an_extra_that_is_not_installed_is_named(
    missing: str, more: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("wawel.cli.arena.find_spec", lambda name: None)

    line = the_line(run("arena", KNIGHTS, "--bots", "random,easy", *more), 2)
    assert f"wawel[{'chart' if missing == 'matplotlib' else missing}]" in line


@pytest.mark.slow
def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    """Interrupted during play, as from a terminal; every game of the file counts in the next run."""
    file = tmp_path / "games.jsonl"
    command = ["arena", KNIGHTS, "--bots", "random,easy", "--games", "1000000", "--results", str(file), "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-m", "wawel", *command, "--cores", "2"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_until(lambda: process.poll() is not None or (file.exists() and file.read_text().count("\n") > 5))
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr is not None
        said = process.stderr.read()

    assert said == "wawel: interrupted\n"
    assert process.returncode == 130
    kept = file.read_text()
    assert kept.endswith("\n")
    again = run_json(*command[:5], "4", *command[6:], "--cores", "1")
    assert again["games"] == 4
    assert file.read_text().startswith(kept)
