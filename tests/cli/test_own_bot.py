"""Bots of your own in `wawel play` and `wawel simulate`; tests/server has those at a table."""

from pathlib import Path

import pytest

from tests.cli.running import KNIGHTS, run
from tests.guests.programs import folder


@pytest.fixture(autouse=True)
def _in_a_folder_of_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder(tmp_path))


def test_a_guest_takes_a_seat_in_play() -> None:
    done = run("play", KNIGHTS, "--seat", "Smok=python:kin.First", "--seat", "python:kin.Nonsense", "--seed", "3")

    assert done.exit_code == 0, done.output
    assert "Smok" in done.stdout
    assert "lost 3 decisions: 3 × no possible action\nno possible action:\n  action castle+castle\n" in done.stdout


def test_a_guest_plays_a_simulation() -> None:
    done = run("simulate", KNIGHTS, "--bots", "random,python:kin.Crash", "--games", "1", "--cores", "1", "--lang", "pl")

    assert done.exit_code == 0
    assert "python:kin.Crash – 3 stracone decyzje: 3 × awaria\nawaria (kod wyjścia 1):\n  Traceback" in done.stderr
    assert 'kin.py", line 18, in choose' in done.stderr
    assert done.stderr.count("ValueError: no idea") == 1


def test_a_guest_that_cannot_be_started_shows_its_last_lines() -> None:
    """The one line about the failure comes last."""
    Path("broken.py").write_text("import json\n\nclass Bot:\n    size = jsn.loads('1')\n")
    done = run("simulate", KNIGHTS, "--bots", "random,python:broken.Bot", "--games", "1")

    assert done.exit_code == 2
    assert 'broken.py", line 4, in Bot' in done.stderr
    assert done.stderr.splitlines()[-1].startswith("wawel: ")
    assert "NameError: name 'jsn' is not defined" in done.stderr.splitlines()[-1]
