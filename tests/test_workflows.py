"""The check of the workflows of GitHub Actions, which is part of `npm run lint`."""

import subprocess
from pathlib import Path

import pytest

from tests.roofs import ROOT

pytestmark = pytest.mark.once

WORKFLOW = """
on: push
jobs:
  tower:
    runs-on: ubuntu-latest
    steps:
      - run: echo ${{ github.%s }}
"""


def checked(file: Path) -> subprocess.CompletedProcess[str]:
    node = Path((ROOT / ".venv" / "stamps" / "node").read_text().strip()) / "node"
    command = [str(node), "scripts/workflows.mjs", str(file)]
    return subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)


def test_a_mistake_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "ci.yml"
    file.write_text(WORKFLOW % "dragon")
    done = checked(file)

    assert done.returncode == 1
    assert f'{file}:7:23: property "dragon" is not defined' in done.stderr


def test_a_sound_workflow_passes(tmp_path: Path) -> None:
    file = tmp_path / "ci.yml"
    file.write_text(WORKFLOW % "sha")

    assert checked(file).returncode == 0
