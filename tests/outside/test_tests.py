"""The tests that a game gets by itself also come to a game from outside; and it brings its own."""

import re
from pathlib import Path

import pytest

from tests.outside.bringing import Roof

pytestmark = [pytest.mark.slow, pytest.mark.once]

# what is asked of every game
OF_ALL = ["tests/conformance", "tests/golden", "tests/words", "tests/core/test_components.py"]
OF_ALL += ["tests/cli/test_boards.py", "tests/cli/test_words.py"]
OF_ALL += ["tests/test_rule_coverage.py", "tests/test_file_plan.py", "tests/test_notation_pages.py"]


def test_all_of_them_pass(tmp_path: Path) -> None:
    roof = Roof(tmp_path / "quay")
    games = roof.environment["WAWEL_GAMES"]
    pytest_run = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=."]
    done = roof.run(*pytest_run, *OF_ALL, roof.folder / "tests", "-k", "quay", PYTHONPATH=games)
    passed = re.search(r"^(\d+) passed", done.stdout, re.MULTILINE)

    assert done.returncode == 0, done.stdout + done.stderr
    assert passed is not None
    assert int(passed[1]) > 60
