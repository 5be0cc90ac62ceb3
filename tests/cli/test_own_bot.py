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
    assert "lost 3 decisions: 3 × no possible action" in done.stdout


def test_a_guest_plays_a_simulation() -> None:
    done = run("simulate", KNIGHTS, "--bots", "random,python:kin.Crash", "--games", "1", "--cores", "1", "--lang", "pl")

    assert done.exit_code == 0
    assert "python:kin.Crash – 3 stracone decyzje: 3 × awaria" in done.stderr
