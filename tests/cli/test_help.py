"""`--help` in both languages."""

from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from wawel.cli.app import app
from wawel.cli.helping import polish


def texts() -> set[str]:
    """Every help text in the code."""
    group: Any = typer.main.get_command(app)
    commands = [group, *group.commands.values()]
    return {one.help for command in commands for one in [command, *command.params]}


@pytest.mark.once
def test_every_help_text_has_its_polish_one() -> None:
    """And no Polish text is left over from a help text that changed."""
    assert set(polish("texts")) == texts()


@pytest.mark.parametrize(("lang", "words"), [("pl", ["Użycie:", "Opcje:", "Graj w terminalu."]), ("en", ["Usage:"])])
def test_help_speaks_the_language_asked_for(lang: str, words: list[str]) -> None:
    """For a single command too, and English again in the next run."""
    page = CliRunner().invoke(app, ["play", "--lang", lang, "--help"]).stdout

    assert all(word in page for word in words)
    assert ("Usage:" in page) == (lang == "en")
