"""Brings in the example game from two folders outside the source tree, as docs/adding-a-game.md describes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.roofs import ROOT

EXAMPLE = ROOT / "examples" / "quay"


class Roof:
    """A copy of the example outside the tree, and what runs with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", "types.ts"))
        self.environment = {"WAWEL_GAMES": str(folder / "games"), "WAWEL_WEB_GAMES": str(folder / "web")}

    def wawel(self, *args: str | Path, typed: str = "", code: int = 0) -> str:
        """Run a command in its own process; return what it prints."""
        done = self.run("-m", "wawel", *args, typed=typed)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout if code == 0 else done.stderr

    def told(self, *args: str | Path, typed: str = "") -> Any:
        """Run a command; return the JSON it prints."""
        return json.loads(self.wawel(*args, "--json", typed=typed))

    def run(self, *args: str | Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        """Run Python with the game registered; `more` is added to its environment."""
        environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100", **self.environment, **more}
        command = [sys.executable, *map(str, args)]
        return subprocess.run(
            command, cwd=ROOT, env=environment, input=typed, capture_output=True, text=True, check=False
        )
