"""A release is refused unless it would be clean, and dates the changelog."""

import runpy
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
CHANGES = "# Changelog\n\n## Unreleased\n\n- A dragon.\n\n## 0.1.0 (2026-01-01)\n\n- A castle.\n"

pytestmark = pytest.mark.once


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A small repository with a changelog and a version, and what the script defines."""
    (tmp_path / "src/wawel").mkdir(parents=True)
    (tmp_path / "src/wawel/__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    monkeypatch.chdir(tmp_path)
    for command in (
        ["init", "--quiet"],
        ["config", "user.name", "Hania"],
        ["config", "user.email", "hania@example.org"],
        ["add", "."],
        ["commit", "--quiet", "--message", "Begin"],
        ["tag", "v0.1.0"],
    ):
        subprocess.run(["git", *command], check=True)
    return runpy.run_path(str(ROOT / "scripts" / "release"))


def test_a_clean_tree_with_news_may_be_released(tree: dict[str, Any]) -> None:
    tree["examine"]("0.2.0")


@pytest.mark.parametrize(
    ("version", "changes", "reason"),
    [
        ("0.2", CHANGES, "not a version"),
        ("0.1.0", CHANGES, "tagged already"),
        ("0.0.9", CHANGES, "older"),
        ("0.2.0", CHANGES.replace("- A dragon.\n", ""), "nothing under"),
        ("0.2.0", CHANGES.replace("## Unreleased", "## Soon"), "nothing under"),
    ],
)
def test_what_would_make_no_clean_release_is_refused(
    tree: dict[str, Any], version: str, changes: str, reason: str
) -> None:
    Path("CHANGELOG.md").write_text(changes)
    subprocess.run(["git", "commit", "--all", "--quiet", "--allow-empty", "--message", "Change"], check=True)
    with pytest.raises(tree["Refused"], match=reason):
        tree["examine"](version)


def test_a_tree_with_open_changes_is_refused(tree: dict[str, Any]) -> None:
    Path("CHANGELOG.md").write_text(CHANGES + "- More.\n")
    with pytest.raises(tree["Refused"], match="not committed"):
        tree["examine"]("0.2.0")


def test_a_release_is_dated_and_leaves_room_for_the_next(tree: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setitem(tree["write"].__globals__, "run", lambda *command: calls.append(command))

    assert tree["write"]("0.2.0") == "- A dragon."
    lines = Path("CHANGELOG.md").read_text().splitlines()
    assert lines[2] == "## Unreleased"
    assert lines[4].startswith("## 0.2.0 (20")
    assert lines[6:] == ["- A dragon.", "", "## 0.1.0 (2026-01-01)", "", "- A castle."]
    assert Path("src/wawel/__init__.py").read_text() == '__version__ = "0.2.0"\n'
    assert [call[0] for call in calls] == ["npm"]
    with pytest.raises(tree["Refused"], match="nothing under"):
        tree["notes"](Path("CHANGELOG.md").read_text())
