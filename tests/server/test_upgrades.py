"""Databases that earlier versions have written: `old/` has dumps of files, made by the servers of those days."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.playing import Player, calling, play_on
from tests.server.test_http import problem
from wawel.server.store.database import FILE

OLD = Path(__file__).parent / "old"
KEPT = ("select * from tables", "select * from seats", "select * from rows", "select * from replays")
# 0001: Knights and Castles had other rules then
REFUSED = ("jasny-zeglarz-lubudefi-84", "madry-lucznik-deruraro-43")
# 0009: two open matches with the keys of their seats and their last rows, one that is over, and an account
OPEN = {
    "zloty-sokol-webitasi-fujelago-79": ("vAfCngHabSI0ioER-ckUKQM-2WQufmNz", "Tjl4QeZwqDgQm73Iy1l8WUcsUQca01n0", 20),
    "mily-lucznik-koludero-kawigolu-11": ("ncGuPdB4AqFHpOc7SnTo94aWadoKScM5", "Iww3fFD4omat9eZv-iVsYOvmfe3K7wcm", 46),
}
FINISHED = "polny-kasztelan-sakikaru-finofezo-66"
UPLOADED = "e706294c49431ec0a6713e55"
HANIAS = "zimowy-borsuk-nowamesa-wisokiji-50"
HANIA = {"name": "Hania", "password": "smocza jama pod Wawelem"}


def restored(folder: Path, revision: str) -> Path:
    """A file as a server of that revision left it."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.executescript((OLD / f"{revision}.dump").read_text())
    return folder / FILE


def everything(path: Path, columns: set[str] | None = None) -> dict[str, list[dict[str, Any]]]:
    """What is in a file: the rows of each table, all columns of them or these."""
    found = {}
    with closing(sqlite3.connect(path)) as file:
        for question in KEPT:
            answer = file.execute(question)
            names = [column[0] for column in answer.description]
            rows = [dict(zip(names, row, strict=True)) for row in answer]
            kept = [{name: row[name] for name in names if columns is None or name in columns} for row in rows]
            found[question] = sorted(kept, key=repr)
    return found


@pytest.mark.parametrize("revision", ["0001", "0009"])
async def test_nothing_is_lost_and_the_old_file_is_kept(start: Start, tmp_path: Path, revision: str) -> None:
    """The copy is the file as it was, and every value of it is in the new one."""
    path = restored(tmp_path / "data", revision)
    before = everything(path)
    server = await start()
    await server.stop()

    assert everything(path.with_name(f"{FILE}.{revision}")) == before
    assert len(before["select * from rows"]) > 40
    for question, rows in before.items():
        assert everything(path, set(rows[0]))[question] == rows


async def test_matches_and_accounts_of_an_earlier_version_go_on(start: Start, tmp_path: Path) -> None:
    """Keys of seats open them, matches are played to their end, and records, replays and passwords are the same."""
    restored(tmp_path / "data", "0009")
    server = await start()
    for table, (first, second, seq) in OPEN.items():
        players = [await Player.join(server.address, table, token) for token in (first, second)]
        assert [player.frame["seq"] for player in players] == [seq, seq]
        await play_on(players)
        assert players[0].frame["outcome"]
    async with calling(server.address) as http:
        record = await http.get(f"/api/tables/{FINISHED}/record")
        uploaded = await http.get(f"/api/replays/{UPLOADED}/record")
        replay = await http.get(f"/api/replays/{FINISHED}")
        login = await http.post("/api/me/login", json=HANIA)
        games = (await http.get("/api/me/games")).json()["games"]
        cookie = f"wawel={http.cookies['wawel']}"

    assert record.status_code == uploaded.status_code == login.status_code == 200
    assert record.text.splitlines()[-1] == uploaded.text.splitlines()[-1]
    assert replay.json()["fair"]
    assert [(game["table"], game["over"]) for game in games] == [(HANIAS, False)]
    mine = await Player.join(server.address, HANIAS, cookie=cookie)
    assert (mine.welcome["mine"], mine.welcome["host"]) == ([0], True)


async def test_matches_under_other_rules_are_refused_in_words(start: Start, tmp_path: Path) -> None:
    """They cannot go on, but they stay, and the server serves everything else."""
    restored(tmp_path / "data", "0001")
    server = await start()
    async with calling(server.address) as http:
        answers = [await http.get(f"/api/tables/{table}") for table in REFUSED]
        new = await http.post(
            "/api/tables", json={"game": "dragonkeepers", "seats": [{"kind": "here", "name": "Ola"}] * 2}
        )

    assert [problem(answer) for answer in answers] == [(410, "unreadable-table")] * 2
    assert new.status_code == 200
