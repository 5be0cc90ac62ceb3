"""`wawel play` with one person: choosing, asking, saving, leaving."""

import json
from pathlib import Path

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.core.match import Match
from wawel.core.record import Record

TO_THE_END = "1\n" * 7
DUEL = ("--seat", "Hania", "--seat", "strong:20", "--seed", "5", "--option", "ages=7,8")


def played(typed: str, *more: str | Path) -> str:
    """What the terminal shows, with runs of spaces reduced to one."""
    done = run("play", KNIGHTS, *DUEL, *more, typed=typed)
    assert done.exit_code == 0, done.output
    return " ".join(done.stdout.split())


def test_a_match_to_the_end_leaves_a_record_that_verifies(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    shown = played(TO_THE_END, "--record", file)

    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.over
    assert record.names == ["Hania", "Bot 2"]
    assert run_json("verify", file)["ok"] is True
    assert f"Saved: {file}" in shown
    assert "The winner is" in shown


def test_a_seed_and_the_same_choices_give_the_same_match(tmp_path: Path) -> None:
    """Bots that count simulations use generators derived from the seed."""
    for name in ("a", "b"):
        played(TO_THE_END, "--record", tmp_path / name)

    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ["Runda 1 z 7 · mały zamek ceglany · 1 punkt", "Wybierz dwie karty", "rycerz na koniu + smok", "ręka:"]),
        ("en", ["Round 1 of 7 · small brick castle · 1 point", "Choose two cards", "mounted knight + dragon", "hand:"]),
    ],
)
def test_the_table_in_both_languages(lang: str, words: list[str]) -> None:
    shown = played("quit\n", "--lang", lang)

    for word in words:
        assert word in shown


def test_a_choice_by_number_and_by_notation_is_the_same(tmp_path: Path) -> None:
    for name, choice in (("number", "1"), ("notation", "dragon + knight")):
        played(f"{choice}\nsave {tmp_path / name}\nquit\n")

    assert (tmp_path / "number").read_bytes() == (tmp_path / "notation").read_bytes()
    assert "0 knight+dragon" in (tmp_path / "number").read_text()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("knight", "You need exactly two cards to take a castle. [RZ-3.1]"),
        ("knight+knight", "not all of the chosen cards are there. [RZ-3.1]"),
        ("castle", "This text is not an action of the game. [RZ-1.2]"),
        ("99", "The choices have numbers from 1 to 22."),
        ("0", "The choices have numbers from 1 to 22."),
        ("? knight+dragon+archer", "You need exactly two cards to take a castle. [RZ-3.1]"),
        ("? knight+dragon", "This can be chosen."),
        ("? 1", "This can be chosen."),
        ("?", "Target: small brick castle."),
        ("?", "RZ-3.1 When a castle is turned up"),
        ("? rz-4.3", "RZ-4.3 Step three"),
        ("undo", "You cannot undo"),
        ("save", "Which file?"),
        ("save /nowhere/file.txt", "/nowhere/file.txt: No such file or directory"),
    ],
)
def test_answers_that_decide_nothing(typed: str, answer: str) -> None:
    shown = played(f"{typed}\nquit\n")

    assert answer in shown
    assert "Hania is ready" not in shown


@pytest.mark.parametrize(("lang", "hint", "why"), [("en", "Hint: ", ", because it "), ("pl", "Podpowiedź: ", ", bo ")])
def test_a_hint_says_what_to_do_and_why(lang: str, hint: str, why: str) -> None:
    """In both languages; it is the same when somebody asks again, and decides nothing."""
    shown = played("hint\nhint\nquit\n", "--lang", lang)

    first, second = (part.partition(".")[0] for part in shown.split(hint)[1:])
    assert first == second
    assert why in first
    assert "Hania is ready" not in shown


def test_a_hint_tells_what_would_come_of_it_as_something_that_has_not_happened() -> None:
    shown = run("play", "simurgh", "--seat", "Hania", "--seat", "easy", "--seed", "5", typed="hint\nquit\n").stdout

    assert "→ then: Hania " in shown
    assert "\nHania " not in shown.partition("Hint: ")[2]


def test_a_refusal_in_polish() -> None:
    assert "Do zdobywania zamku wykłada się dokładnie dwie karty. [RZ-3.1]" in played("knight\n", "--lang", "pl")


def test_the_end_of_input_leaves_the_match(tmp_path: Path) -> None:
    assert "left the match before its end" in played("1\n", "--record", tmp_path / "none")
    assert not (tmp_path / "none").exists()


def test_a_saved_match_can_be_resumed(tmp_path: Path) -> None:
    saved, whole = tmp_path / "saved", tmp_path / "whole"
    played(f"1\n1\nsave {saved}\nquit\n")
    done = run("play", "--resume", saved, "--bots", "random", "--record", whole, typed=TO_THE_END)

    assert done.exit_code == 0
    assert "Hania: Choose" in done.stdout
    assert run_json("verify", whole)["ok"] is True
    begun = Record.parse(saved.read_text()).lines
    assert [line.text for line in Record.parse(whole.read_text()).lines][: len(begun)] == [line.text for line in begun]


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    played(TO_THE_END, "--record", file)

    assert "is over" in the_line(run("play", "--resume", file), 2)
    assert "seed" in the_line(run("play", "--resume", file, "--seed", "3"), 2)
    file.write_text("broken")
    assert "line 1" in the_line(run("play", "--resume", file), 1)


def test_a_match_from_a_position(tmp_path: Path) -> None:
    match = Match(KNIGHTS, 3, seed=1)
    position = tmp_path / "position.txt"
    position.write_text(match.position)
    done = run("play", KNIGHTS, "--position", position, "--bots", "random,random", typed="quit\n")

    assert done.exit_code == 0
    assert "Seat 1: Choose" in " ".join(done.stdout.split())
    assert "3 seats" in the_line(run("play", KNIGHTS, "--position", position, "--seats", "2"), 2)
    position.write_text("youth: 0 0\n")
    assert "RZ-1.5" in the_line(run("play", KNIGHTS, "--position", position), 1)


def test_with_json_the_table_is_on_stderr(tmp_path: Path) -> None:
    done = run("play", KNIGHTS, *DUEL, "--json", typed=TO_THE_END)

    answer = json.loads(done.stdout)
    assert set(answer) == {"game", "seats", "scores", "winners", "decisions", "ok", "over"}
    assert answer["over"] is True
    assert "Choose two cards" in done.stderr


def test_bots_alone_are_watched() -> None:
    """A spectator sees what everybody sees, and no more."""
    shown = run("play", KNIGHTS, "--bots", "random,random", "--seed", "5").stdout

    assert "takes one card back from camp" in shown
    assert "takes a card back from camp" not in shown
    assert "Choose" not in shown


def test_without_seats_and_bots_it_is_you_against_one_bot() -> None:
    shown = " ".join(run("play", KNIGHTS, typed="quit\n").stdout.split())

    assert "Seat 1: Choose" in shown
    assert "Bot 2" in shown


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--seat", "a", "--seat", "b", "--bots", "random"], "either --seat"),
        (["--seat", "a", "--seat", "b", "--seats", "3"], "--seat was given twice"),
        (["--seat", "a"], "2 to 4 seats, not 1"),
        (["--seat", "a", "--seat", "b=genius"], "no bot is called 'genius'"),
        (["--seat", "a", "--seat", "strong:many"], "no bot is called"),
        (["--seats", "2", "--bots", "random,random,random"], "more bots than seats"),
        (["--bots", "meduim"], "no bot is called 'meduim'"),
        (["--option", "ages=1,2,3"], "takes 2 numbers"),
        (["--record", "/nowhere/file"], "cannot write to"),
        (["--position", "/nowhere/file"], "No such file"),
        (["--seed", ""], "seed"),
    ],
)
def test_wrong_usage(args: list[str], line: str) -> None:
    assert line in the_line(run("play", KNIGHTS, *args), 2)


def test_a_game_must_be_named() -> None:
    assert "which game? There are: carcassonne," in the_line(run("play"), 2)
