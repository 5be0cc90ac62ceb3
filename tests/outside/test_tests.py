"""The shared tests that every game gets also run for a game from outside, and it brings its own."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.outside.bringing import Roof
from tests.roofs import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.once]

# what is asked of every game
OF_ALL = ["tests/conformance", "tests/golden", "tests/words", "tests/core/test_components.py"]
OF_ALL += ["tests/cli/test_boards.py", "tests/cli/test_words.py", "tests/server/test_game_schema.py"]
OF_ALL += ["tests/test_rule_coverage.py", "tests/test_file_plan.py", "tests/test_notation_pages.py"]

WEB = ["src/games/shelf.test.ts", "src/sources"]


def test_all_of_them_pass(tmp_path: Path) -> None:
    roof = Roof(tmp_path / "quay")
    games = roof.environment["WAWEL_GAMES"]
    pytest_run = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=."]
    done = roof.run(*pytest_run, *OF_ALL, roof.folder / "tests", "-k", "quay", PYTHONPATH=games)
    passed = re.search(r"^(\d+) passed", done.stdout, re.MULTILINE)

    assert done.returncode == 0, done.stdout + done.stderr
    assert passed is not None
    assert int(passed[1]) > 60


def test_so_do_those_of_the_web_client(tmp_path: Path) -> None:
    """Its place on the shelf, its emblem, its words and the lists of its board."""
    node = (ROOT / ".venv" / "stamps" / "node").read_text().strip()
    environment = {**os.environ, **Roof(tmp_path / "quay").environment, "NO_COLOR": "1"}
    environment["PATH"] = f"{node}{os.pathsep}{os.environ['PATH']}"
    command = ["node_modules/.bin/vitest", "run", "--reporter", "verbose", *WEB]
    done = subprocess.run(command, cwd=ROOT / "web", env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "/quay/Board.svelte" in done.stdout
    assert "quay > has an emblem" in done.stdout
