"""The command itself: version, languages, exit codes, and one-line failures."""

import os
import subprocess
import sys

import pytest

import wawel
from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.build import is_compiled
from wawel.core import conformance

COMMANDS = ("play", "games", "simulate", "replay", "verify", "rules", "bench", "conformance", "check-data")


def in_a_process(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wawel", *args]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})


def test_the_version_says_whether_it_is_compiled() -> None:
    mode = "yes" if is_compiled() else "no"

    assert run("--version").stdout == f"wawel {wawel.__version__}, compiled: {mode}\n"
    assert run_json("--version") == {"version": wawel.__version__, "compiled": is_compiled()}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_and_takes_json_and_a_language(command: str) -> None:
    done = run(command, "--help")

    assert done.exit_code == 0
    assert "--json" in done.stdout
    assert "--lang" in done.stdout


@pytest.mark.parametrize(
    "args", [["dance"], ["games", "--loud"], ["rules"], ["games", "--lang", "de"], ["--port", "x"]]
)
def test_wrong_usage_is_one_line_and_two(args: list[str]) -> None:
    the_line(run(*args), 2)


def test_options_of_the_server_do_not_go_with_a_command() -> None:
    """Otherwise `wawel --json games` would print a table without warning."""
    assert "games" in the_line(run("--json", "games"), 2)


@pytest.mark.slow
def test_a_real_process_fails_with_one_line_too() -> None:
    done = in_a_process("rules", "chess-960")

    assert (done.returncode, done.stdout) == (2, "")
    names = ", ".join(game.id for game in wawel.games())
    assert done.stderr == f"wawel: no game is called 'chess-960'; there are: {names}\n"


@pytest.mark.slow
def test_json_is_all_that_a_real_process_writes_to_stdout() -> None:
    done = in_a_process("simulate", KNIGHTS, "--games", "3", "--cores", "1", "--json")

    assert done.returncode == 0
    assert done.stdout.startswith("{")
    assert done.stdout.endswith("}\n")
    assert done.stderr == ""


def test_an_interruption_is_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(conformance, "check", interrupted)

    assert the_line(run("conformance"), 130) == "interrupted"


@pytest.mark.slow
def test_a_terminal_without_polish_letters_gets_an_answer() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "pl_PL"}
    command = [sys.executable, "-m", "wawel", "rules", KNIGHTS]
    done = subprocess.run(command, capture_output=True, env=environment)

    assert done.returncode == 0
    assert b"Elementy gry" in done.stdout


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ({"LC_ALL": "pl_PL.UTF-8"}, "Rycerze i zamki"),
        ({"LC_ALL": "en_GB.UTF-8"}, "Knights and Castles"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pl_PL.UTF-8"}, "Rycerze i zamki"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "Knights and Castles"),
    ],
)
def test_the_language_is_that_of_the_locale(locale: dict[str, str], title: str) -> None:
    assert title in run("games", env=locale).stdout


def test_the_language_can_be_chosen_before_or_after_the_command() -> None:
    assert "Rycerze i zamki" in run("--lang", "pl", "games").stdout
    assert "Rycerze i zamki" in run("games", "--lang", "pl").stdout
    assert "Knights and Castles" in run("games").stdout


def test_failures_are_told_in_the_language_asked_for() -> None:
    assert the_line(run("rules", "nic", "--lang", "pl"), 2).startswith("nie ma takiej gry: ")
