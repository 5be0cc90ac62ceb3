"""`--help` in both languages."""

from typing import Any

import pytest
import typer

from tests.cli.running import run
from tests.cli.test_words import variables
from wawel.cli.app import app
from wawel.cli.commands import MODULES
from wawel.cli.helping import PUT_IN

ENGLISH = ("Usage", "Arguments", "Options", "Commands", "required", "default", "at least", "Show this")


@pytest.mark.once
def test_every_command_and_parameter_has_a_key_with_words() -> None:
    """And no message is left over from a parameter that is gone."""
    group: Any = typer.main.get_command(app)
    keys = {one.help for command in [group, *group.commands.values()] for one in [command, *command.params]}
    page = {"usage", "arguments", "options", "commands", "any-options", "a-command", "help", "required", "default"}
    page |= {"least", "range", "kind-number", "kind-path", "kind-text"}
    page |= {f"put-{name.lower()}" for name in PUT_IN.pattern.strip("\\b()").split("|")}

    for lang in ("pl", "en"):
        known = {key for key in variables(lang) if key.startswith("help-")}
        assert known == keys | {f"help-{name}" for name in page}


@pytest.mark.parametrize("command", ["", *MODULES])
def test_help_speaks_the_language_asked_for(command: str) -> None:
    """All of it, for a single command too, and English again in the next run."""
    arguments = [command] if command else []
    polish, english = (run(*arguments, "--help", "--lang", lang).stdout for lang in ("pl", "en"))

    assert polish.startswith("Użycie: ")
    assert "Opcje:" in polish
    assert "Pokaż tę pomoc." in polish
    assert not [word for word in ENGLISH if word in polish]
    assert "<int" not in polish + english
    assert "<str" not in polish + english
    assert "[str" not in polish + english
    assert not PUT_IN.search(polish)
    assert "<list" not in polish + english
    assert english.startswith("Usage: ")
    assert "Show this message and exit." in english
    assert polish.count("\n  -") == english.count("\n  -") > 2


def test_the_page_of_all_commands_has_the_first_sentence_of_each() -> None:
    page = run("--help").stdout

    assert "  play         Play in the terminal.\n" in page
    assert all(f"\n  {name} " in page for name in MODULES)
