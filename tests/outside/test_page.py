"""docs/adding-a-game.md: the files that it lists are those of the example, and its commands do what it says."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.outside.bringing import EXAMPLE
from tests.roofs import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")

pytestmark = pytest.mark.once


def listed() -> list[str]:
    """The files that the page lists: a line ending in a slash is the folder of the indented lines after it."""
    block = re.search(r"## All files of the example\n\n```\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    found: list[str] = []
    folder = ""
    for line in block[1].splitlines():
        if line.endswith("/"):
            folder = line
        else:
            inside = folder if line.startswith(" ") else ""
            found += [f"{inside}{name}" for name in line.split()]
    return sorted(found)


def test_it_lists_every_file_of_the_example() -> None:
    """Except what is generated."""
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc"]

    assert listed() == sorted(path.relative_to(EXAMPLE).as_posix() for path in files if path.name != "types.ts")


def commands(beginning: str) -> str:
    """The indented block of the page that begins with this text."""
    found = re.search(rf"^    {re.escape(beginning)}.*?(?=\n\n)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


class Shell:
    """A shell in the repository, of somebody who has made Pier of Quay as the page says."""

    def __init__(self, home: Path) -> None:
        node = (ROOT / ".venv" / "stamps" / "node").read_text().strip()
        path = os.pathsep.join([str(ROOT / ".venv" / "bin"), node, os.environ["PATH"]])
        self.environment = {**os.environ, "HOME": str(home), "PATH": path, "LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1"}
        self.run(commands("cp -r examples/quay"))
        self.environment |= {"WAWEL_GAMES": f"{home}/pier/games", "WAWEL_WEB_GAMES": f"{home}/pier/web"}

    def run(self, text: str) -> str:
        """What these commands say; they must not fail."""
        done = subprocess.run(
            ["bash", "-euc", text], cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    return Shell(tmp_path_factory.mktemp("home"))


@pytest.mark.slow
def test_a_copy_with_another_name_is_a_game_of_its_own(shell: Shell) -> None:
    """It is listed, keeps the contract, and has its own rules."""
    assert re.search(r"^pier +Pier ", shell.run("wawel games"), re.MULTILINE)
    assert shell.run("wawel conformance pier --matches 2") == "pier: keeps the contract\n"
    assert "PIER-3.3" in shell.run("wawel rules pier 3.3")


@pytest.mark.slow
def test_the_tests_of_all_games_come_to_it(shell: Shell) -> None:
    """And it brings its own."""
    python, web = commands("PYTHONPATH=$WAWEL_GAMES").split("\n    cd web && npx ")
    passed = re.search(r"^(\d+) passed", shell.run(f"{python} -q -p no:cacheprovider"), re.MULTILINE)

    assert passed is not None
    assert int(passed[1]) > 60
    shown = shell.run(f"cd web && node_modules/.bin/{web} --reporter verbose")
    assert "/pier/Board.svelte" in shown
    assert "pier > has an emblem" in shown
