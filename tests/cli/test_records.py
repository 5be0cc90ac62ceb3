"""`wawel replay` and `wawel verify`."""

import hashlib
from pathlib import Path

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from tests.counting import counting
from wawel.core.match import Match
from wawel.core.rng import commitment

KEYS = {"game", "seats", "scores", "winners", "decisions", "ok"}


def played(steps: int | None = None) -> Match:
    """A match that always takes the last legal choice, whole or with this many decisions."""
    match = Match(KNIGHTS, 3, seed=7, names=["Hania", "Antek", "Ola"])
    while not match.over and steps != 0:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-2:][0])
        steps = None if steps is None else steps - 1
    return match


def sealed(body: str, lines: int) -> str:
    """A record whose last line matches its body, as somebody who edits one would make it."""
    return body + f"end {lines} over {hashlib.sha256(body.encode()).hexdigest()}\n"


MATCH = played()
TEXT = MATCH.record.text()
ROWS = TEXT.splitlines()
TILES = [f"{kind}_{size}" for kind in ("wood", "brick", "stone") for size in ("small", "large")]
TILES += ["recruit_1", "recruit_2"]
FIRST_TILE = next(number for number, row in enumerate(ROWS) if row.removeprefix(". ") in TILES)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def edited(file: Path, row: int, text: str) -> Path:
    rows = [*ROWS[:row], text, *ROWS[row + 1 : -1]]
    file.write_text(sealed("".join(f"{row}\n" for row in rows), len(MATCH.entries)), encoding="utf-8")
    return file


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_keys_are_stable(command: str, file: Path) -> None:
    answer = run_json(command, file)

    assert set(answer) == KEYS
    assert answer["scores"] == [score.total for score in MATCH.scores]
    assert MATCH.outcome is not None
    assert answer["winners"] == MATCH.outcome.winners
    assert answer["decisions"] == len(MATCH.entries)
    assert answer["ok"] is True


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ["Runda 1", "Odkryto", "wybór gotowy", "Wygrywa"]),
        ("en", ["Round 1", "Turned up", "is ready", "winner is"]),
    ],
)
def test_a_record_in_sentences(lang: str, words: list[str], file: Path) -> None:
    shown = run("replay", file, "--lang", lang).stdout.replace("\N{NO-BREAK SPACE}", " ")

    for word in words:
        assert word in shown
    assert "Hania" in shown


def test_a_replay_tells_what_was_secret(file: Path) -> None:
    """Everybody may see everything once a match is over."""
    assert "takes one card back" not in run("replay", file).stdout
    assert "takes a card back from camp" in run("replay", file).stdout


def test_stepping_waits_for_the_reader(file: Path) -> None:
    assert run("replay", file, "--step", typed="\n" * len(MATCH.entries)).exit_code == 0


def test_the_position_after_a_step_can_be_played_from(file: Path, tmp_path: Path) -> None:
    text = run("replay", file, "--position", "5").stdout
    early = Match.replay(TEXT)
    early.rewind(5)
    position = tmp_path / "position.txt"
    position.write_text(text)

    assert text == early.position
    assert run_json("replay", file, "--position", "5")["position"] == text
    assert run("play", KNIGHTS, "--position", position, "--bots", "random,random,random").exit_code == 0


def test_a_step_that_is_not_there(file: Path) -> None:
    assert "no step 999" in the_line(run("replay", file, "--position", "999"), 2)


def test_verify_in_words(file: Path) -> None:
    english, polish = (run("verify", file, "--lang", lang).stdout for lang in ("en", "pl"))

    assert "8 draws follow" in english.replace("\n", " ")
    assert commitment("7") in english
    assert "8 losowań wynika" in polish.replace("\n", " ")


def test_a_draw_that_does_not_follow_from_the_seed(file: Path) -> None:
    """It replays, because it is legal; it does not verify."""
    other = next(tile for tile in TILES if f". {tile}\n" not in TEXT)
    drum = other.startswith("recruit")
    row = max(row for row, text in enumerate(ROWS) if text[0:1] == "." and text.startswith(". recruit") == drum)
    path = edited(file, row, f". {other}")

    assert f"line {row + 1}: the draw" in the_line(run("verify", path), 1)
    answer = run_json("verify", path, code=1)
    assert set(answer) == KEYS | {"error"}
    assert answer["error"]["line"] == row + 1
    assert (answer["ok"], answer["seats"]) == (False, 3)
    assert run("replay", path).exit_code == 0


def test_another_seed_than_the_published_one(file: Path) -> None:
    assert run("verify", file, "--commitment", commitment("7").upper()).exit_code == 0
    assert commitment("7") in the_line(run("verify", file, "--commitment", "0" * 64), 1)


def test_a_record_without_a_seed_cannot_be_verified(file: Path) -> None:
    rows = [row for row in ROWS[:-1] if not row.startswith(("seed", "commitment"))]
    file.write_text(sealed("".join(f"{row}\n" for row in rows), len(MATCH.entries)))

    assert "no seed" in the_line(run("verify", file), 1)
    assert run("replay", file).exit_code == 0


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_illegal_decision_names_line_and_rule(command: str, file: Path) -> None:
    path = edited(file, FIRST_TILE + 1, "0 knight+dragon+archer")

    line = the_line(run(command, path), 1)
    assert f"line {FIRST_TILE + 2}:" in line
    assert "RZ-3.1" in line
    assert run_json(command, path, code=1)["error"]["rule"] == "RZ-3.1"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (TEXT.replace("Hania", "Hanna"), f"line {len(ROWS)}: the checksum"),
        (TEXT[: len(TEXT) // 2], "truncated"),
        ("", "line 1: no Wawel record"),
        ('[Event "chess"]\n', "line 1: no Wawel record"),
        (TEXT + "more\n", f"line {len(ROWS) + 1}: text after the end"),
    ],
)
def test_broken_files_name_the_line(content: str, line: str, file: Path) -> None:
    file.write_text(content, encoding="utf-8")

    assert line in the_line(run("replay", file), 1)
    assert run_json("verify", file, code=1)["ok"] is False


def test_a_file_that_is_no_text(file: Path) -> None:
    file.write_bytes(b"wawel-record 1\n\xff\xfe\x00")

    assert "line 2: not UTF-8" in the_line(run("replay", file), 1)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_wrong_usage(command: str, tmp_path: Path) -> None:
    assert "No such file" in the_line(run(command, tmp_path / "none.txt"), 2)
    assert the_line(run(command, tmp_path), 2)


def test_an_open_record_is_told_as_far_as_it_goes(file: Path) -> None:
    file.write_text(played(4).record.text(), encoding="utf-8")

    assert "not over yet" in run("replay", file).stdout
    assert "not over yet" in run("verify", file).stdout
    assert run_json("replay", file)["winners"] == []


def test_names_cannot_give_orders_to_the_terminal(file: Path) -> None:
    match = Match(KNIGHTS, seed=1, names=["ab", "[red]c[/red]"])
    file.write_text(match.record.text(), encoding="utf-8")

    assert "[red]c[/red]" in run("replay", file).stdout
    file.write_text(match.record.text().replace("name 0: ab", "name 0: a\x1b[2Jb"), encoding="utf-8")
    done = run("replay", file)
    assert done.exit_code == 1
    assert "\x1b" not in done.output


def test_failures_in_polish(file: Path) -> None:
    file.write_text(TEXT[:100])

    assert "uszkodzony zapis, wiersz" in the_line(run("replay", file, "--lang", "pl"), 1)


@pytest.mark.parametrize(
    ("arguments", "seed", "code"),
    [
        (["verify"], "7", 0),
        (["replay"], "7", 0),
        (["replay", "--position", "5"], "7", 0),
        (["verify"], "8", 1),
        (["verify"], "", 1),
    ],
)
def test_a_record_is_played_once(arguments: list[str], seed: str, code: int, file: Path) -> None:
    """Even if its draws do not follow from the seed; JSON reports both the fault and the result."""
    with counting() as game:
        record = game.finished().record
        record.seed = seed
        file.write_text(record.text(), encoding="utf-8")
        answer = run_json(arguments[0], file, *arguments[1:], code=code)

        assert (answer["game"], answer["seats"]) == (game.id, 2)
        assert game.applied == len(record.lines)
