"""Wrong usage, broken files and missing files are reported in the language of the run."""

import errno
import socket
from pathlib import Path

import pytest
import typer

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
        (["games", "a", "b", "c"], 2, "niepotrzebne argumenty: b c"),
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
    assert "'youth' to od dwóch do czterech miejsc, od najmłodszego, każde raz" in line
    assert "(RZ-1.5)" in line


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (["nosuch"], "No such command 'nosuch'.", "nie ma polecenia 'nosuch'"),
        (["gamez"], "No such command 'gamez'. Did you mean 'games'?", "nie ma polecenia 'gamez'; są podobne: 'games'"),
        (["games", "-x"], "No such option: -x", "nie ma opcji -x"),
        (["games", "--js\x1bon"], "No such option: '--js\\x1bon'", "nie ma opcji '--js\\x1bon'"),
        (["rules"], "Missing argument 'GAME'.", "brakuje argumentu 'GAME'"),
        (["games", "a", "b"], "Got unexpected extra argument(s) (b)", "niepotrzebne argumenty: b"),
        (["bench", "--seconds"], "Option '--seconds' requires an argument.", "opcja '--seconds' wymaga wartości"),
        (["--help=1"], "Option '--help' does not take a value.", "opcja '--help' nie przyjmuje wartości"),
        (["--port", "x"], "'--port': a whole number is needed", "'--port': potrzebna jest liczba całkowita"),
        (["--port", "65536"], "the greatest possible value is 65535", "największa możliwa wartość to 65535"),
    ],
)
def test_a_mistake_is_known_by_its_kind(arguments: list[str], english: str, polish: str) -> None:
    """Not by a sentence of Typer, which may change."""
    for lang, told in (("en", english), ("pl", polish)):
        assert told in the_line(run(*arguments, env={"LC_ALL": f"{lang}.UTF-8"}), 2)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_what_nobody_foresaw_stays_as_it_is(lang: str) -> None:
    """Better in English than not at all."""
    words.choose(lang)

    assert usage.typed(typer.TyperException("Something new (is wrong).")) == "Something new (is wrong)."
    assert usage.typed(typer.BadParameter("Something new.")) == "Invalid value: Something new."
    assert usage.system(OSError(errno.EPIPE, "Broken pipe")).endswith("Broken pipe")
    words.forget()


@pytest.mark.parametrize(("code", "told"), [(errno.ENOSPC, "na dysku nie ma miejsca"), (errno.EACCES, "brak dostępu")])
def test_what_the_system_could_not_do_is_known_by_its_number(code: int, told: str) -> None:
    """Whatever language the system speaks."""
    words.choose("pl")

    assert usage.system(OSError(code, "no entiendo")) == told
    assert usage.system(socket.gaierror(socket.EAI_NONAME, "no entiendo")) == "nieznana nazwa"
    words.forget()
