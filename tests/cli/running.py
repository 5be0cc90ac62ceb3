"""Runs `wawel` inside the test process."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from wawel.cli.app import app

KNIGHTS = "knights-and-castles"
ENGLISH = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "100"}


def run(*args: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Result:
    """Run in English unless the arguments ask for something else."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=ENGLISH | (env or {}))


def run_json(*args: str | Path, code: int = 0) -> Any:
    """What a run writes to stdout, which must be nothing but JSON."""
    done = run(*args, "--json")
    assert done.exit_code == code, done.output
    return json.loads(done.stdout)


def the_line(done: Result, code: int) -> str:
    """The only line of a run that failed with this code."""
    assert done.exit_code == code, done.output
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("wawel: ")
    return lines[0].removeprefix("wawel: ")
