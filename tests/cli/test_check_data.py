"""`wawel check-data`, and what the other commands say about a game that is disabled."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import wawel
from tests.cli.running import KNIGHTS, run, run_json, the_line
from tests.disabled import copied, corrected, data_of, disabled
from wawel.core.match import Match


def test_files_as_they_are_have_nothing_wrong_or_unusual() -> None:
    done = run("check-data")

    assert done.exit_code == 0
    assert done.stdout.splitlines() == [f"{game.id}: nothing is wrong or unusual" for game in wawel.games()]
    assert run_json("check-data", KNIGHTS) == {"ok": True, "games": {KNIGHTS: {"problems": [], "unusual": []}}}


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "cannot be played:", "a whole number from 1 to 99 is needed, not 0"),
        ("pl", "nie można grać:", "potrzebna jest liczba całkowita od 1 do 99, a\N{NO-BREAK SPACE}nie 0"),
    ],
)
def test_all_faults_of_a_file_are_explained(lang: str, first: str, second: str) -> None:
    with disabled():
        done = run("check-data", KNIGHTS, "--lang", lang)

    lines = done.stdout.splitlines()
    assert done.exit_code == 1
    assert lines[0] == f"{KNIGHTS}: {first}"
    assert len(lines) == 3
    where = "wawel/games/knights_and_castles/data.toml: card.knight.strength.stone = 0"
    assert lines[2] == f"  {second} ({where}) [RZ-1.3]"


def test_all_faults_of_a_file_as_json() -> None:
    with disabled():
        told = run_json("check-data", code=1)

    found = told["games"][KNIGHTS]["problems"]
    assert not told["ok"]
    assert [(fault["key"], fault["value"], fault["rule"]) for fault in found] == [
        ("game.max_players", "9", "RZ-1.5"),
        ("card.knight.strength.stone", "0", "RZ-1.3"),
    ]
    assert set(found[0]["message"]) == {"pl", "en"}
    assert told["games"]["simurgh"] == {"problems": [], "unusual": []}


def test_no_such_game_is_wrong_usage() -> None:
    assert "chess" in the_line(run("check-data", "chess"), 2)


def test_the_list_of_games_has_a_disabled_one() -> None:
    with disabled():
        table, rows = run("games").stdout, run_json("games")

    assert f"see `wawel check-data {KNIGHTS}`" in re.sub(r"\s+", " ", table)
    assert [row["id"] for row in rows if "problem" in row] == [KNIGHTS]
    assert len(rows) == len(wawel.games())


def test_whoever_asks_for_a_disabled_game_is_told_why(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text(Match(KNIGHTS, 2, seed=1).record.text(), "utf-8")
    asked: list[tuple[str | Path, ...]] = [
        ("play", KNIGHTS),
        ("rules", KNIGHTS),
        ("simulate", KNIGHTS),
        ("conformance", KNIGHTS),
        ("replay", record),
        ("verify", record),
    ]
    with disabled():
        lines = [the_line(run(*args), 1) for args in asked]

    assert len(set(lines)) == 1
    assert lines[0].startswith(f"the component file of {KNIGHTS} cannot be played, `wawel check-data {KNIGHTS}` has")
    assert lines[0].endswith("(wawel/games/knights_and_castles/data.toml: game.max_players = 9) (RZ-1.5)")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("corrected", "game.max_players = 9"),
        ("no TOML", "the file is not TOML"),
        ("no UTF-8", "the file cannot be read: UTF-8"),
        ("no file", "the file cannot be read: No such file"),
    ],
)
def test_a_spoiled_file_in_the_package_disables_its_game_only(tmp_path: Path, spoil: str, said: str) -> None:
    """In a process of its own, with a copy of the package whose file was edited."""
    env, file = copied(tmp_path), data_of(tmp_path)
    if spoil == "corrected":
        file.write_text(corrected(file.read_text("utf-8")), "utf-8")
    elif spoil == "no file":
        file.unlink()
    else:
        file.write_bytes(b"[" if spoil == "no TOML" else b"\xff")
    code = "import wawel, wawel.cli.app; print([game.id for game in wawel.games()], wawel.problems())"

    library = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    command = [sys.executable, "-m", "wawel", "check-data", KNIGHTS, "--lang", "en"]
    checked = subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    others = [game.id for game in wawel.games() if game.id != KNIGHTS]
    assert library.stdout.startswith(f"{others} {{'{KNIGHTS}': BadData(")
    assert checked.returncode == 1, checked.stderr
    assert said in checked.stdout
    assert "knights_and_castles/data.toml" in checked.stdout


@pytest.mark.slow
def test_an_unusual_file_plays_and_says_what_is_unusual(tmp_path: Path) -> None:
    """The strength of 7 that once kept every game from loading."""
    env, file = copied(tmp_path), data_of(tmp_path)
    file.write_text(corrected(file.read_text("utf-8"), (("stone = 6, brick = 3", "stone = 7, brick = 3"),)), "utf-8")
    command = [sys.executable, "-m", "wawel"]

    asked = [*command, "check-data", KNIGHTS, "--lang", "en"]
    checked = subprocess.run(asked, env=env, capture_output=True, text=True, check=True)
    played = subprocess.run([*command, "simulate", KNIGHTS, "--games", "1"], env=env, capture_output=True, check=True)

    assert f"{KNIGHTS}: can be played; 3 things are unusual:" in checked.stdout
    assert "P1: against stone the strengths are usually 1 to 6, each once" in checked.stdout
    assert played.stdout
