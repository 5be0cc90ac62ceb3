"""How the store keeps many tables: grouped commits, bounded history, a file that is private and checked."""

import asyncio
import sqlite3
import stat
from collections.abc import Coroutine
from dataclasses import replace
from math import log2
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.server.conftest import Start
from tests.server.places import Place
from tests.server.playing import Player, calling, join_all, open_table
from tests.server.test_http import problem
from tests.server.test_store import SEATS, TABLE, day, row
from wawel.core.errors import WawelError
from wawel.server import __main__ as program
from wawel.server.live import course, names
from wawel.server.store import writing
from wawel.server.store.database import FILE, open_database
from wawel.server.store.folding import folded
from wawel.server.store.migrating import BadDatabase, migrate
from wawel.server.store.saved import UNDO, Row, SavedReplay
from wawel.server.store.schema import REVISION
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored, Writer
from wawel.words import LANGUAGES, problems


async def test_what_comes_at_the_same_time_is_stored_in_one_transaction(place: Place) -> None:
    """Everybody hears of it after the same commit; somebody who fails fails alone."""
    engine = open_database(*place)
    writer = Writer(engine)
    begun: list[int] = []

    def first(connection: Connection) -> None:
        begun.append(connection.exec_driver_sql("select count(*) from facts").scalar_one())
        connection.exec_driver_sql("insert into facts values ('first', '')")

    def put(name: str) -> Coroutine[Any, Any, str]:
        def work(connection: Connection) -> str:
            connection.execute(text("insert into facts values (:name, '')"), {"name": name})
            begun.append(connection.exec_driver_sql("select count(*) from facts").scalar_one())
            return name

        return writer.write(work)

    answers = await asyncio.gather(writer.write(first), put("a"), put("b"), put("a"), put("c"), return_exceptions=True)

    assert [type(answer) for answer in answers] == [type(None), str, str, NotStored, str]
    writer.close()
    with engine.connect() as connection:
        found = connection.exec_driver_sql("select name from facts order by name").scalars().all()
    engine.dispose()
    assert found == ["a", "b", "c", "first"]
    with pytest.raises(NotStored):
        await writer.write(first)


async def test_a_group_is_no_larger_than_it_should_be(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what waits when the store closes is stored all the same."""
    monkeypatch.setattr(writing, "MOST", 2)
    store = await Store.open(*place)
    await store.add_table(TABLE, [])
    waiting = [asyncio.create_task(store.append("one", [row(n)])) for n in range(1, 6)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)

    again = await Store.open(*place)
    assert [each.seq for each in await again.rows("one")] == [1, 2, 3, 4, 5]
    await again.close()


async def test_a_table_that_is_gone_stores_nothing(place: Place) -> None:
    store = await Store.open(*place)
    await store.add_table(TABLE, [row(1)])
    await store.forget(["one"])

    with pytest.raises(NotStored):
        await store.append("one", [row(2)])
    assert await store.rows("one") == []
    await store.close()


# what was taken back


def test_folding_leaves_what_counts() -> None:
    acts = [replace(row(n), seq=n) for n in (1, 2, 4, 6)]
    rows = [acts[0], acts[1], replace(row(3), kind=UNDO, text="1"), acts[2], Row(5, "withdraw", 0, "0", ""), acts[3]]

    found = folded(rows)

    assert [step.seq for step in found.steps] == [4, 6]
    assert (sorted(found.gone), found.seq, found.undone_at, found.undos) == ([1, 2, 3], 6, 5, 2)


async def test_taking_back_does_not_fill_the_store(
    start: Start, place: Place, open_quay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old rows go, row numbers only grow, and after a restart everything is as it was."""
    monkeypatch.setattr(course, "IDLE_ROWS", 5)
    server = await start()
    made = await open_table(server.address, "link", "link", game=open_quay)
    player = (await join_all(server.address, made))[0]
    undone = player.frame
    for _ in range(20):
        played = await player.play(0, player.frame["actions"][0])
        undone = await player.ask(type="undo", seat=0, whole_turn=False)
        assert (played["seq"], undone["seq"]) == (undone["seq"] - 1, player.frame["seq"])
    last = await player.play(0, player.frame["actions"][-1])
    await server.stop()

    store = await Store.open(*place)
    rows = await store.rows(made["table"])
    await store.close()
    assert last["seq"] > 40
    assert len(rows) < 15
    again = await start()
    back = await Player.join(again.address, made["table"], made["invites"][0]["token"], since=undone["seq"])
    assert (back.frame["seq"], back.frame["view"], back.frame["whole_log"]) == (last["seq"], last["view"], False)
    early = await Player.join(again.address, made["table"], made["invites"][0]["token"], since=3)
    assert early.frame["whole_log"]


@pytest.mark.parametrize(
    "broken",
    [
        "update tables set options = '{'",
        "update tables set options = '[]'",
        "insert into rows select id, 99, 'undo', 0, '50', '' from tables",
    ],
)
async def test_a_row_that_makes_no_sense_is_no_crash(start: Start, place: Place, broken: str) -> None:
    server = await start()
    made = await open_table(server.address, "here", "here")
    await server.stop()
    place.execute(broken)

    again = await start()
    async with calling(again.address) as http:
        assert problem(await http.get(f"/api/tables/{made['table']}")) == (410, "unreadable-table")
        assert problem(await http.get(f"/api/replays/{made['table']}")) == (410, "unreadable-table")


async def test_an_analysis_that_makes_no_sense_is_made_again(place: Place) -> None:
    store = await Store.open(*place)
    await store.library.put_analysis("one", [], day(1), kept=9)
    place.execute("update analyses set moments = '{'")

    assert await store.library.analysis("one") == []
    await store.close()


# the file


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """Not even one that an earlier version made."""
    path = tmp_path / "data" / FILE
    open_database(path.parent).dispose()
    modes = [stat.S_IMODE(path.stat().st_mode)]
    path.chmod(0o644)
    open_database(path.parent).dispose()

    assert [*modes, stat.S_IMODE(path.stat().st_mode)] == [0o600, 0o600]
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_an_old_file_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    with engine.begin() as connection:
        migrate(connection, "0006")
        connection.exec_driver_sql("insert into replays values ('r', 'text', ?)", (day(1),))
    engine.dispose()

    open_database(tmp_path).dispose()

    copy = tmp_path / f"{FILE}.0006"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with sqlite3.connect(copy) as old, sqlite3.connect(tmp_path / FILE) as new:
        assert old.execute("select version_num from alembic_version").fetchall() == [("0006",)]
        assert new.execute("select version_num from alembic_version").fetchall() == [(REVISION,)]
        assert [file.execute("select id from replays").fetchall() for file in (old, new)] == [[("r",)]] * 2
    old.close()
    new.close()


@pytest.mark.parametrize("kind", ["newer", "broken"])
def test_a_file_that_cannot_be_used_is_told_and_left_alone(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the reader's language, without a traceback."""
    path = tmp_path / FILE
    if kind == "broken":
        path.write_bytes(b"this is no database" * 100)
    else:
        open_database(tmp_path).dispose()
        with sqlite3.connect(path) as file:
            file.execute("update alembic_version set version_num = '9999'")
        file.close()
    before = path.read_bytes()

    with pytest.raises(BadDatabase) as caught:
        open_database(tmp_path)

    assert path.read_bytes() == before
    error: WawelError = caught.value
    told = [problems.detail(error, lang) for lang in LANGUAGES]
    assert all(str(path) in text for text in told)
    assert len(set(told)) == len(LANGUAGES)
    monkeypatch.setattr("sys.argv", ["wawel.server", "--port", "0", "--data", str(tmp_path)])
    assert program.main() == 1
    assert "nothing was changed" in capsys.readouterr().err


# ids and uploads


def test_ids_of_tables_cannot_be_guessed() -> None:
    choices = len(names._KINDS) * len(names._BEINGS) * 90
    syllables = len(names._CONSONANTS) * len(names._VOWELS)

    assert log2(choices) + 2 * names._SYLLABLES * log2(syllables) > 64
    found = {names.table_id() for _ in range(200)}
    assert len(found) == 200
    assert all(len(id.split("-")) == 5 and len(id) <= 64 for id in found)


async def test_uploads_push_out_only_those_of_whoever_brings_most(place: Place) -> None:
    store = await Store.open(*place)
    await store.library.add_replay(SavedReplay("old", "text", day(1), "Ada"), kept=4)
    for number in range(10):
        await store.library.add_replay(SavedReplay(f"b{number}", "text", day(2 + number), "Bolek"), kept=4)

    ids = ["old", *(f"b{number}" for number in range(10))]
    assert [id for id in ids if await store.library.replay(id)] == ["old", "b7", "b8", "b9"]
    await store.close()


async def test_the_address_of_an_upload_is_not_in_the_database(place: Place) -> None:
    """Only a hash with a secret of this server, which stays the same."""
    store = await Store.open(*place)
    secret = await store.secret("owners")
    await store.close()
    again = await Store.open(*place)

    assert await again.secret("owners") == secret
    assert len(secret) == 32
    assert names.hidden("192.0.2.1", secret) != names.hidden("192.0.2.1", "other")
    await again.close()


async def test_old_tables_go_a_few_at_a_time(start: Start, place: Place) -> None:
    """While nobody waits for it; those in memory stay."""
    server = await start()
    store = await Store.open(*place)
    for number in range(1, 46):
        await store.add_table(replace(TABLE, id=f"t{number}", created=day(1 + number % 20), over=True, seats=SEATS), [])
    await store.close()
    await server.stop()

    again = await start(kept_tables=2)
    made = await open_table(again.address, "here", "here")
    left = again.app.state.hub._store
    while len(await left.read(lambda c: c.exec_driver_sql("select id from tables").all())) > 2:
        await asyncio.sleep(0.01)
    assert await left.table(made["table"]) is not None
