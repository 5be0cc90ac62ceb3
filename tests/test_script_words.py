"""What make and its scripts say, in both languages."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.roofs import ROOT

pytestmark = pytest.mark.once

WORDS = ROOT / "scripts" / "words"


def messages(lang: str) -> dict[str, str]:
    lines = (WORDS / f"{lang}.ftl").read_text("utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line and not line.startswith("#"))


def said(*arguments: str, **locale: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    command = [str(ROOT / "scripts" / "say"), *arguments]
    return subprocess.run(command, env={**clean, **locale}, capture_output=True, text=True, check=True).stdout


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    polish, english = messages("pl"), messages("en")

    assert list(polish) == list(english)
    for key, text in english.items():
        assert re.findall(r"\{ \$\w+ \}", polish[key]) == re.findall(r"\{ \$\w+ \}", text), key


def test_every_message_is_said_and_no_other() -> None:
    """By make, by a script or by setup.py."""
    shell = [ROOT / "Makefile", *(path for path in (ROOT / "scripts").iterdir() if path.is_file())]
    used = {key for path in shell for key in re.findall(r"scripts/say ([a-z-]+)", path.read_text("utf-8"))}
    used |= set(re.findall(r'say\("([a-z-]+)"\)', (ROOT / "setup.py").read_text("utf-8")))

    assert used == set(messages("en"))


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "wawel: tworzenie .venv\n"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "wawel: making .venv\n"),
        ({}, "wawel: making .venv\n"),
    ],
)
def test_the_locale_chooses_the_language(locale: dict[str, str], line: str) -> None:
    assert said("making-venv", "folder=.venv", **locale) == line


def test_a_value_is_printed_as_it_is(tmp_path: Path) -> None:
    assert said("old-python", f"python={tmp_path}/a b&c") == f"wawel: {messages('en')['old-python']}\n".replace(
        "{ $python }", f"{tmp_path}/a b&c"
    )
