"""Every game has a notebook that runs from top to bottom and shows a match as pictures."""

import os
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import wawel
from tests.roofs import ROOT

NOTEBOOKS = ROOT / "examples" / "notebooks"
SECONDS = 600  # that a cell may take before it hangs


def read(path: Path) -> Any:
    return nbformat.reads(path.read_text("utf-8"), 4)  # type: ignore[no-untyped-call]


def test_every_game_has_a_notebook_and_none_keeps_what_it_showed() -> None:
    assert sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb")) == [game.id for game in wawel.games()]
    for path in NOTEBOOKS.glob("*.ipynb"):
        cells = [cell for cell in read(path).cells if cell.cell_type == "code"]
        assert all(cell.outputs == [] and cell.execution_count is None for cell in cells)


@pytest.mark.slow
# the kernel is a process of ours, and talks to this one alone
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("game", [game.id for game in wawel.games()])
def test_a_notebook_runs_and_shows_pictures(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At least four of them, and no cell fails."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    notebook = read(NOTEBOOKS / f"{game}.ipynb")
    NotebookClient(notebook, timeout=SECONDS, kernel_name="python3").execute()

    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    pictures = [output for output in shown if "image/svg+xml" in output.get("data", {})]
    assert len(pictures) >= 4
    assert not [output for output in shown if output.output_type == "error"]
