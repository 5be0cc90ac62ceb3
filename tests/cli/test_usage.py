"""Wrong usage, broken files and missing files are reported in the language of the run."""

import re
import tomllib
from pathlib import Path

import pytest

import wawel
from tests.cli.running import KNIGHTS, run, the_line
from wawel.cli import usage, words


@pytest.mark.parametrize(
    ("arguments", "code", "expected"),
    [
        (["games", "--foo"], 2, "nie ma opcji --foo"),
        (["games", "--langu", "en"], 2, "nie ma opcji --langu (są podobne: --lang)"),
        (["nosuch"], 2, "nie ma polecenia 'nosuch'"),
        (["simulate"], 2, "brakuje argumentu 'GAME'"),
        (["games", "a", "b"], 2, "niepotrzebne argumenty: a b"),
        (["simulate", KNIGHTS, "--seats"], 2, "opcja '--seats' wymaga wartości"),
        (["games", "--json=1"], 2, "opcja '--json' nie przyjmuje wartości"),
        (["bench", "--seconds", "x"], 2, "zła wartość '--seconds': potrzebna jest liczba"),
        (["bench", "--seconds", "-1"], 2, "zła wartość '--seconds': najmniejsza możliwa wartość to 0.01"),
        (["play", KNIGHTS, "--seats", "x"], 2, "zła wartość '--seats': potrzebna jest liczba całkowita"),
        (["games", "--lang", "de"], 2, "zła wartość '--lang': 'de' to żadne z: 'pl', 'en'"),
        (["play", "chess"], 2, "nie ma gry 'chess'; są: carcassonne, dragon-castle"),
        (["play", KNIGHTS, "--option", "long=maybe"], 2, "opcja long to yes albo no, a nie 'maybe' (RZ-7.1)"),
        (["rules", KNIGHTS, "RZ-99"], 2, "w zasadach gry knights-and-castles nie ma 'RZ-99'"),
        (["verify", "/no/such/file"], 2, "/no/such/file: nie ma takiego pliku ani folderu"),
    ],
)
def test_a_mistake_on_the_command_line_is_told_in_polish(arguments: list[str], code: int, expected: str) -> None:
    """One line, as in English."""
    assert expected in the_line(run(*arguments, env={"LC_ALL": "pl_PL.UTF-8"}), code)


def test_the_language_counts_wherever_it_stands() -> None:
    """Even after the mistake."""
    for lang, expected in (("pl", "nie ma opcji --foo"), ("en", "No such option: --foo")):
        assert expected in the_line(run("games", "--foo", "--lang", lang), 2)
        assert expected in the_line(run("games", f"--lang={lang}", "--foo"), 2)


def test_a_broken_record_is_explained_in_polish(tmp_path: Path) -> None:
    """The line, what is wrong, and the game's own reason if the rules refuse."""
    text = wawel.Match(KNIGHTS, 2, seed=1).record.text()
    file = tmp_path / "match.txt"
    file.write_text(text.replace("seats: 2", "seats: many"), encoding="utf-8")

    line = the_line(run("verify", str(file), "--lang", "pl"), 1)
    assert "wiersz 5: 'seats' musi być liczbą, a nie 'many'" in line


def test_a_broken_position_is_explained_in_polish(tmp_path: Path) -> None:
    """With the rule that it breaks."""
    file = tmp_path / "position.txt"
    file.write_text("youth: 0 0\n", encoding="utf-8")

    line = the_line(run("play", KNIGHTS, "--position", str(file), "--lang", "pl"), 1)
    assert "'youth' to od dwóch do czterech miejsc, od najmłodszego, każde raz (RZ-1.5)" in line


@pytest.mark.once
def test_forms_keep_their_parts() -> None:
    """What is in braces in English is in braces in Polish."""
    text = (Path(usage.__file__).parent / "i18n" / "usage.pl.toml").read_text("utf-8")
    for english, polish in tomllib.loads(text).items():
        assert sorted(re.findall(r"\{(\w+)\}", english)) == sorted(re.findall(r"\{(\w+)\}", polish))


def test_what_nobody_foresaw_stays_as_it_is() -> None:
    """Better in English than not at all."""
    words.choose("pl")

    assert usage.translated("Something new (is wrong).") == "Something new (is wrong)."
    words.forget()
