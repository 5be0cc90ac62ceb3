"""`wawel games`, `wawel rules`, `wawel conformance`."""

import pytest

import wawel
from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.core import conformance


def test_games_in_json() -> None:
    listed = run_json("games")

    assert [set(game) for game in listed] == [{"id", "titles", "seats", "options", "presets", "rules_version"}] * len(
        listed
    )
    knights = next(game for game in listed if game["id"] == KNIGHTS)
    assert knights["titles"] == {"pl": "Rycerze i zamki", "en": "Knights and Castles"}
    assert knights["seats"] == [2, 4]
    assert knights["options"]["long"] == {"kind": "flag", "default": "no", "choices": [], "rule": "RZ-7.1"}
    assert len(listed) == len(wawel.games())
    carcassonne = next(game for game in listed if game["id"] == "carcassonne")
    assert carcassonne["presets"]["german"] == {"princess": "may", "fairy_mode": "follower"}


@pytest.mark.parametrize(
    ("lang", "option"),
    [
        ("pl", "Dłuższy wariant"),
        ("en", "Longer match"),
        ("en", "--preset german"),
        ("en", "Princess: a knight"),
        ("pl", "Wróżka: przy pionku"),
    ],
)
def test_games_for_people(lang: str, option: str) -> None:
    shown = run("games", "--lang", lang).stdout

    assert KNIGHTS in shown
    assert "2–4" in shown
    assert option in shown


def test_all_rules_or_one_section_or_one_entry() -> None:
    everything = run_json("rules", KNIGHTS)
    section = run_json("rules", KNIGHTS, "RZ-4")
    entry = run_json("rules", KNIGHTS, "rz-4.3")

    assert set(everything) == {"game", "lang", "title", "sections"}
    assert len(everything["sections"]) > 5
    assert [part["id"] for part in section["sections"]] == ["RZ-4"]
    assert [part["id"] for part in entry["sections"][0]["entries"]] == ["RZ-4.3"]
    assert set(entry["sections"][0]["entries"][0]) == {"id", "markdown", "marks"}


def test_a_number_is_enough_for_a_section() -> None:
    assert run_json("rules", KNIGHTS, "4.3") == run_json("rules", KNIGHTS, "RZ-4.3")


def test_rules_for_people_mark_reconstructed_values() -> None:
    shown = run("rules", KNIGHTS, "1.2", "--lang", "pl").stdout

    assert "RZ-1.2 · wartość odtworzona" in shown
    assert "Katapulta" in shown


def test_an_unknown_section_is_wrong_usage() -> None:
    assert "RZ-99" in the_line(run("rules", KNIGHTS, "RZ-99"), 2)


def test_sound_games_pass() -> None:
    assert run_json("conformance", KNIGHTS, "--matches", "2") == {"ok": True, "games": {KNIGHTS: []}}
    assert run("conformance", KNIGHTS, "--matches", "2").stdout == f"{KNIGHTS}: keeps the contract\n"


def test_a_broken_promise_is_listed_and_is_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "check", lambda *_: ["quay: legal is not sorted (match 3)"])

    done = run("conformance", KNIGHTS)
    assert done.exit_code == 1
    assert "1 problem" in done.stdout
    assert "legal is not sorted" in done.stdout
    assert run_json("conformance", KNIGHTS, code=1)["ok"] is False


def test_conformance_of_an_unknown_game() -> None:
    assert "no game is called 'go'" in the_line(run("conformance", "go"), 2)
