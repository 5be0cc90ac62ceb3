"""docs/files.md: what each shared file is for, in its own words."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.roofs import ROOT

pytestmark = pytest.mark.once

PAGE = ROOT / "docs" / "files.md"


def test_the_page_is_what_the_files_say() -> None:
    command: list[str | Path] = [sys.executable, ROOT / "scripts" / "file-list", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def test_every_file_says_what_it_is_for() -> None:
    rows = [line.split("|") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]

    assert len(rows) > 100
    assert [row[1].strip() for row in rows if not row[2].strip()] == []
