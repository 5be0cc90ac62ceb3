"""`make strength`: everything that is measured, and the page it becomes."""

import re
from pathlib import Path
from typing import Any

import pytest

import wawel
from bench import marks, strength
from bench.rows import Row, rows
from bench.strength_page import (
    MET,
    MISSED,
    NO_AIM,
    OPEN,
    about,
    earlier,
    games_of,
    holds,
    is_settled,
    line,
    machines,
    page,
)
from tests.arena.games import KNIGHTS
from wawel.arena.plan import Plan, Played, played
from wawel.arena.schedule import Fixture
from wawel.bots.known import knowledge_of

TOLD: dict[str, Any] = {
    "games": 400,
    "bots": [
        {
            "share": 0.664,
            "interval": [0.6162, 0.7085],
            "mean_score": 12.34,
            "rating": 1560.2,
            "seconds": {"p50": 0.1, "p95": 0.25},
        },
        {"mean_score": 9.1, "rating": 1439.8},
    ],
}


def test_every_level_meets_the_one_below_in_every_game() -> None:
    """With two seats, and one against two."""
    games = [game.id for game in wawel.games()]
    found = list(rows(games, [2, 3, 4, 5]))

    for game in games:
        for seats in (2, 3):
            pairs = [
                (row.level, row.below)
                for row in found
                if (row.game, row.seats) == (game, seats) and row.below != "greedy" and not row.options
            ]
            assert pairs == [
                ("novice", "random"),
                ("easy", "novice"),
                ("medium", "easy"),
                ("strong", "medium"),
                ("master", "strong"),
                ("easy", "random"),
            ]
    assert Row(KNIGHTS, 3, "easy", "novice").bots == "easy,novice,novice"
    assert len({row.file for row in found}) == len(found)


def test_the_masters_aim_in_carcassonne_is_a_greedy_strong() -> None:
    """So a row against `strong` is one against the whole-turn greedy."""
    (row,) = [row for row in rows(["carcassonne"], [2]) if (row.level, row.options) == ("master", ())]
    known = knowledge_of(wawel.game("carcassonne"))
    strong, greedy = known.level("strong"), known.level("greedy")

    assert (row.below, row.aim) == ("strong", 0.87)
    assert (strong.weights, strong.noise, strong.beam) == (greedy.weights, greedy.noise, greedy.beam)
    assert (strong.worlds, strong.width) == (greedy.worlds, greedy.width)


def test_aims_are_those_of_the_table() -> None:
    """Two to one against each; in Knights less; where a table is larger, a fair share."""
    aims = {(row.seats, row.level, row.below): row.aim for row in rows([KNIGHTS], [2, 3, 4, 5]) if not row.options}

    assert (aims[2, "master", "strong"], aims[3, "master", "strong"]) == (0.55, 0.38)
    assert (aims[2, "easy", "random"], aims[2, "novice", "random"]) == (0.95, 0.0)
    assert aims[4, "master", "strong"] == 0.25
    assert (5, "master", "strong") not in aims
    assert [row.aim for row in rows(["simurgh"], [2, 3]) if row.level == "strong"] == [0.65, 0.5]


def game(number: int, place: int, points: list[int]) -> Played:
    """A game of two: who sits where, and the points."""
    winner = points.index(max(points))
    return Played(Fixture(number, place, (place, 1 - place)), [], [winner], points, [[], []], [[], []])


def test_a_row_is_met_or_missed_once_its_interval_excludes_the_aim() -> None:
    """The first bot wins every game by ten points or more."""
    won = [game(number, place, [20 + number, 5] if place == 0 else [5, 20]) for number in range(12) for place in (0, 1)]

    assert strength.judged(Row(KNIGHTS, 2, "master", "strong", aim=0.55), won) == MET
    assert strength.judged(Row(KNIGHTS, 2, "master", "strong", aim=0.95), won) == OPEN
    assert strength.judged(Row(KNIGHTS, 2, "strong", "random", lead=10.0), won) == MET
    assert strength.judged(Row(KNIGHTS, 2, "strong", "random", lead=30.0), won) == MISSED
    assert strength.judged(Row(KNIGHTS, 2, "novice", "random"), won) == NO_AIM


def test_a_row_of_the_page() -> None:
    row = Row(KNIGHTS, 2, "strong", "medium", ("long=yes",), 0.55)

    assert line(row, TOLD, MET, "0123abcd") == (
        "| 2 | `strong` | `medium` long=yes | 400 | 66 % [62–71] | 55 % | met | 12.3 : 9.1 | +120 | 0.100 / 0.250 "
        "| `0123abcd` |"
    )


@pytest.mark.slow
def test_a_page_with_a_limit_gives_time_to_rows_that_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows stop at their first look if that settles them; a second run has nothing left to play."""
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(strength, "FIRST", 4)
    monkeypatch.setattr(strength, "LEAST", 4)
    page = tmp_path / "strength.md"
    arguments = ["--game", KNIGHTS, "--seats", "2", "--games", "16", "--total", "5", "--level", "easy"]
    arguments += ["--cores", "1", "--bench-seconds", "0.01", "--page", str(page)]
    strength.main(arguments)
    files = sorted((tmp_path / "kept").rglob("*.jsonl"))
    before = [file.read_text() for file in files]
    strength.main(arguments)

    text = page.read_text("utf-8")
    assert f"`make strength ARGS='{' '.join(arguments)}'`" in text
    games = {line.split(" | ")[2]: int(line.split(" | ")[3]) for line in text.splitlines() if line.startswith("| 2 |")}
    assert set(games) == {"`novice`", "`random`"}
    assert set(games.values()) <= {4, 8, 16}
    assert [file.read_text() for file in files] == before


def test_rows_of_an_earlier_page_hold_while_their_bots_play_the_same() -> None:
    row, other = Row(KNIGHTS, 2, "strong", "medium", aim=0.55), Row("simurgh", 3, "easy", "random", aim=0.95)
    told = line(row, TOLD, MET, "0123abcd")
    text = page(
        "Written on a day, with seed 7, compiled", [(row, told), (other, line(other, TOLD, "open", "4567cdef"))]
    )

    found = earlier(text, 7)
    assert found[KNIGHTS, about(row)] == told
    assert len(found) == 2
    assert [holds(told, "0123abcd"), holds(told, "4567cdef")] == [True, False]
    assert [games_of(told), is_settled(told), is_settled(found["simurgh", about(other)])] == [400, True, False]
    assert [games_of(""), is_settled("")] == [0, False]
    assert earlier(text, 70) == {}


def test_a_mark_tells_bots_apart_that_play_differently(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same whenever it is taken, and another one with another weight, level, table or opponent."""
    row = Row(KNIGHTS, 2, "medium", "easy")
    mark = marks.mark_of.__wrapped__

    found = [mark(each) for each in (row, Row(KNIGHTS, 2, "easy", "random"), Row(KNIGHTS, 2, "medium", "novice"))]
    assert mark(row) == found[0]
    assert mark(Row(KNIGHTS, 2, "medium", "easy", aim=0.6)) == found[0]
    assert len({*found, mark(Row(KNIGHTS, 3, "medium", "easy"))}) == 4
    levels = knowledge_of(wawel.game(KNIGHTS))._levels
    monkeypatch.setitem(levels, "medium", levels["strong"])
    assert mark(row) != found[0]


@pytest.mark.slow
def test_a_page_goes_on_where_the_games_of_an_earlier_run_are_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on another machine: what was settled stays as it is, and what was open goes on after the games on file."""
    page = tmp_path / "strength.md"
    arguments = ["--game", KNIGHTS, "--seats", "2", "--level", "easy", "--games", "48", "--cores", "1"]
    arguments += ["--bench-seconds", "0.01", "--page", str(page)]
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    strength.main(arguments)
    before = rows_in(page)
    monkeypatch.setattr(strength, "KEPT", tmp_path / "elsewhere")
    strength.main(arguments)

    settled = [told for told in before if is_settled(told)]
    assert settled
    assert rows_in(page) == before
    assert len(list((tmp_path / "elsewhere").rglob("*.jsonl"))) == len(before) - len(settled)


@pytest.mark.slow
def test_games_of_an_open_row_are_kept_beside_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another machine goes on after them. They go with an open row, and do not count if its bots have changed."""
    row, page = Row(KNIGHTS, 2, "medium", "easy", aim=0.55), tmp_path / "strength.md"
    arguments = ["--game", KNIGHTS, "--seats", "2", "--level", "medium", "--cores", "1", "--bench-seconds", "0.01"]
    arguments += ["--page", str(page)]
    file = tmp_path / "strength" / row.file
    monkeypatch.setattr(strength, "judged", lambda _row, _games: OPEN)
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    strength.main([*arguments, "--games", "2"])
    first = file.read_text().splitlines()
    monkeypatch.setattr(strength, "KEPT", tmp_path / "elsewhere")
    asked: list[Fixture] = []

    def told(plan: Plan, fixture: Fixture) -> Played:
        asked.append(fixture)
        return played(plan, fixture)

    monkeypatch.setattr("wawel.arena.places.played", told)
    strength.main([*arguments, "--games", "4"])

    assert len(first) == 3
    assert [fixture.round for fixture in asked] == [1, 1]
    assert file.read_text().splitlines()[:3] == first
    assert games_of(rows_in(page)[0]) == 4
    asked.clear()
    monkeypatch.setattr(strength, "mark_of", lambda _row: "0123abcd")
    strength.main([*arguments, "--games", "2"])
    assert [fixture.round for fixture in asked] == [0, 0]
    monkeypatch.setattr(strength, "judged", lambda _row, _games: MET)
    strength.main([*arguments, "--games", "2"])
    assert not file.exists()


def test_the_page_names_the_slowest_and_the_fastest_machine() -> None:
    """Seconds of its rows are from different runs."""
    assert machines("", 15556.2) == "15556"
    assert machines("play 15556 plies", 42112.4) == "15556 – 42112"
    assert machines("play 15556 – 42112 plies", 20000.0) == "15556 – 42112"
    assert machines("play 15556 – 42112 plies", 9000.0) == "9000 – 42112"


def rows_in(page: Path) -> list[str]:
    return [told for told in page.read_text("utf-8").splitlines() if told.startswith("| 2 |")]


@pytest.mark.slow
def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a tiny budget; a second run finds all games in their files."""
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    page = tmp_path / "strength.md"
    arguments = ["--game", KNIGHTS, "--seats", "2", "--games", "2", "--cores", "1", "--bench-seconds", "0.01"]
    strength.main([*arguments, "--page", str(page)])

    text = page.read_text("utf-8")
    assert re.search(r"on \d{4}-\d\d-\d\d, with seed 1", text)
    assert re.search(r"play [1-9]\d* plies per second of random chess with python-chess", text)
    assert "## Knights and Castles" in text
    assert text.count("\n| 2 | `") == 6
    files = list((tmp_path / "kept").rglob("*.jsonl"))
    assert len(files) == 6
    assert all(file.read_text().count("\n") == 3 for file in files)

    monkeypatch.setattr(strength, "judged", lambda _row, _games: MET)  # now more games would tell nothing
    strength.main([*arguments, "--games", "4", "--open", "--level", "easy", "--page", str(page)])
    assert rows_in(page) == [told for told in text.splitlines() if told.startswith("| 2 |")]  # other levels stay
    assert all(file.read_text().count("\n") == 3 for file in files)
