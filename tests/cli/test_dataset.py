"""`wawel dataset`: one row per decision, and the same seed gives the same file."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.cli import dataset, parquet
from wawel.core.course import shares
from wawel.core.encoding import Page, blank, encoding_of
from wawel.core.game import CHANCE
from wawel.core.replay import Replay


def written(path: Path, *more: str) -> dict[str, Any]:
    done: dict[str, Any] = run_json("dataset", KNIGHTS, "--matches", "3", "--seed", "7", "-o", path, *more)
    return done


def test_rows_say_what_the_records_say(tmp_path: Path) -> None:
    table, folder = tmp_path / "rows.parquet", tmp_path / "records"
    told = written(table, "--cores", "1", "--seats", "3", "--observations")
    run("simulate", KNIGHTS, "--games", "3", "--seed", "7", "--seats", "3", "--cores", "1", "--records", folder)

    rows = pq.read_table(table).to_pylist()
    assert told["decisions"] == len(rows)
    for number, path in enumerate(sorted(folder.iterdir()), start=1):
        compare([row for row in rows if row["match"] == number], Replay(path.read_text()))


def compare(rows: list[dict[str, Any]], again: Replay) -> None:
    match, left = again.match, list(rows)
    encoding = encoding_of(match.game, match.seats, match.options)
    view, mask = blank(encoding.size), blank(encoding.actions)
    pages = Page(view, 0), Page(mask, 0)
    for step, line in enumerate(again.record.lines, start=1):
        if line.seat != CHANCE:
            row, state = left.pop(0), match.state()
            encoding.observe(state, line.seat, pages[0])
            encoding.mask(state, line.seat, pages[1])
            assert (row["step"], row["seat"], row["notation"]) == (step, line.seat, line.text)
            assert encoding.text(state, line.seat, row["action"]) == line.text
            assert (row["observation"], row["mask"]) == (bytes(memoryview(view)), bytes(memoryview(mask)))
            assert (row["legal"], row["digest"]) == (len(match.legal(line.seat)), match.digest)
        again.step()
    outcome = again.finish().outcome
    assert not left
    assert outcome is not None
    for row in rows:
        assert row["reward"] == shares(match.seats, outcome.winners)[row["seat"]]
        assert row["winner"] == (row["seat"] in outcome.winners)
        assert row["points"] == match.scores[row["seat"]].total
        assert (row["seed"], row["rules_version"]) == (again.record.seed, again.record.rules)


@pytest.mark.slow
def test_cores_make_no_difference_and_row_groups_stay_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "ROWS", 20)
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    written(one, "--cores", "1")
    written(two, "--cores", "2")

    assert one.read_bytes() == two.read_bytes()
    about = pq.read_metadata(one)
    sizes = [about.row_group(place).num_rows for place in range(about.num_row_groups)]
    assert set(sizes[:-1]) == {20}
    assert 0 < sizes[-1] <= 20
    assert json.loads(about.metadata[b"wawel.bots"]) == ["random"] * 2


def test_a_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "kept.parquet"
    path.write_text("precious")

    for language, word in (("en", "exists already"), ("pl", "już istnieje")):
        done = run("dataset", KNIGHTS, "-o", path, "--lang", language)
        assert word in the_line(done, 2)
    assert path.read_text() == "precious"


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "find_spec", lambda name: None)

    for language in ("en", "pl"):
        assert 'pip install "wawel[data]"' in the_line(run("dataset", KNIGHTS, "--lang", language), 2)


def test_a_run_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset, "decisions_of", interrupted)
    done = run("dataset", KNIGHTS, "--cores", "1", "-o", tmp_path / "new.parquet")

    assert done.exit_code == 130
    assert list(tmp_path.iterdir()) == []
