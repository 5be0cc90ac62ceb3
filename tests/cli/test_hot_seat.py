"""People at one screen: what one person saw is gone before the next one looks."""

import re
from pathlib import Path

import pytest

from tests.cli.running import KNIGHTS, run, run_json
from wawel.cli.screen import CLEAR, Screen

TERMINAL = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
PEOPLE = ("--seat", "Hania", "--seat", "Ola")


def screens(typed: str, *more: str | Path) -> list[str]:
    """What was on the screen between one clearing and the next."""
    args = ("play", KNIGHTS, *(more or PEOPLE), "--seed", "5", "--option", "ages=7,8")
    done = run(*args, typed=typed, env=TERMINAL)
    assert done.exit_code == 0, done.output
    return done.stdout.split(CLEAR)


def test_a_curtain_stands_between_two_people() -> None:
    """Screens alternate: a curtain with a name, then the table of that seat alone."""
    shown = screens("\n1\n" * 14)

    for curtain, table, name in zip(shown[1:-1:2], shown[2:-1:2], ["Hania", "Ola"] * 7, strict=True):
        assert "Pass the device to: \x1b[1;" in curtain
        assert name in curtain
        assert "hand" not in curtain
        assert re.findall(r" (\w+)\x1b\[0m: (?:Choose|Recruit)", table) == [name]


@pytest.mark.parametrize("first", ["1", "9", "shepherd+shepherd", "knight\n?\n? dragon+archer\n5"])
def test_the_next_screen_is_the_same_whatever_was_chosen_before(first: str) -> None:
    """Neither the choice nor what was typed on the way to it leaves a trace."""
    reference = screens("\n2\n\nquit\n")
    shown = screens(f"\n{first}\n\nquit\n")

    assert len(shown) == len(reference) == 6
    assert shown[3:] == reference[3:]


def test_a_card_taken_back_is_shown_to_its_owner_alone() -> None:
    """With this seed round 2 is a drum: each takes a card back in secret, before and after the reveal."""
    reference, shown = (screens(f"\n1\n\n1\n\n{card}\n\n1\n\n\n\nquit\n") for card in "12")

    assert reference[7:9] == shown[7:9]
    assert "takes one card back" in shown[10]
    assert "Hania\x1b[0m takes a card back from camp" in shown[10]
    assert reference[10] != shown[10]


def test_the_other_seat_is_not_told_which_card_came_back() -> None:
    typed = "\n1\n\n1\n\n{card}\n\n1\n\n22\n16\n1\n\nquit\n"
    reference, shown = (screens(typed.format(card=card)) for card in "12")

    hania, ola = shown[10], shown[12]
    assert "Hania\x1b[0m takes a card back from camp" in hania
    assert "Hania\x1b[0m takes one card back" in ola
    assert ola == reference[12]


def test_the_end_is_shown_to_all_on_a_clean_screen(tmp_path: Path) -> None:
    shown = screens("\n1\n" * 14, *PEOPLE, "--record", tmp_path / "match.txt")

    assert "The winner is" in shown[-1]
    assert ": Choose" not in shown[-1]
    assert run_json("verify", tmp_path / "match.txt")["ok"] is True


def test_leaving_clears_the_screen_too() -> None:
    assert screens("\nquit\n")[-1] == "You left the match before its end.\n"


def test_an_interruption_clears_the_screen_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer draws the curtain, the second never comes."""
    answers = iter([""])

    def ask(_: Screen, question: str = "") -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", ask)
    done = run("play", KNIGHTS, *PEOPLE, env=TERMINAL)

    assert done.exit_code == 130
    assert done.stdout.split(CLEAR)[-1] == ""


def test_one_person_among_bots_needs_no_curtain() -> None:
    shown = screens("1\n" * 7, "--seat", "Hania", "--seat", "random")

    assert len(shown) == 1
    assert "Pass the device" not in shown[0]


def test_the_curtain_in_polish() -> None:
    assert "Urządzenie przejmuje: " in screens("\nquit\n", *PEOPLE, "--lang", "pl")[1]


def test_without_a_terminal_a_line_is_drawn_instead() -> None:
    done = run("play", KNIGHTS, *PEOPLE, typed="\nquit\n")

    assert "\x1b" not in done.stdout
    assert "Pass the device to: ♥ Hania" in done.stdout
