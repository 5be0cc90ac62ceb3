"""What is on disk: migrations, rows, tokens, limits."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from tests.server.conftest import Start
from tests.server.places import Place
from tests.server.playing import Player, join_all, open_table
from wawel import Match, game
from wawel.server.live.course import Course
from wawel.server.store.database import open_database
from wawel.server.store.folding import folded
from wawel.server.store.migrating import migrate
from wawel.server.store.saved import ACT, Row, SavedReplay, SavedSeat, SavedTable
from wawel.server.store.schema import REVISION, metadata
from wawel.server.store.store import Store
from wawel.server.store.writing import NotStored

GAME = "knights-and-castles"
SEATS = tuple(SavedSeat(seat, "here", f"Seat {seat}", None, None, True, seat) for seat in range(2))
TABLE = SavedTable(
    id="one",
    game=GAME,
    rules=game(GAME).rules_version,
    components=game(GAME).fingerprint,
    options={"long": "no"},
    seed="7",
    seed_given=True,
    position="",
    started="setup",
    host_hash="hash",
    created="2026-01-01T00:00:00.000+00:00",
    over=False,
    rematch=None,
    seats=SEATS,
)


def row(seq: int) -> Row:
    return Row(seq, ACT, 0, "knight+dragon", "2026-01-01T00:00:00.000+00:00")


def test_migrations_run_from_nothing_and_twice(nowhere: Place) -> None:
    """They make the database that the code describes; the second run changes nothing."""
    for _ in range(2):
        engine = open_database(nowhere.folder / "deep" / "folder", nowhere.url)
        with engine.connect() as connection:
            found = {
                name: {column["name"]: column["nullable"] for column in inspect(connection).get_columns(name)}
                for name in inspect(connection).get_table_names()
            }
            version = connection.exec_driver_sql("select version_num from alembic_version").scalars().all()
        engine.dispose()
        del found["alembic_version"]
        wanted = {t.name: {column.name: column.nullable for column in t.columns} for t in metadata.tables.values()}
        assert found == wanted
        assert version == [REVISION]


def test_the_database_is_safe_against_a_power_cut(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    with engine.connect() as connection:
        answers = [
            connection.exec_driver_sql(f"pragma {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    engine.dispose()

    assert answers == ["wal", 2, 1]


async def test_a_table_comes_back_as_it_was_stored(place: Place) -> None:
    store = await Store.open(*place)
    await store.add_table(TABLE, [row(1)])
    await store.append("one", [row(2), row(3)])
    await store.update_seat("one", replace(SEATS[1], name="Ewa"), "2026-01-02T00:00:00.000+00:00")

    assert await store.table("one") == replace(TABLE, seats=(SEATS[0], replace(SEATS[1], name="Ewa")))
    assert await store.rows("one") == [row(1), row(2), row(3)]
    assert await store.table("two") is None
    await store.close()


async def test_a_row_is_written_once_and_all_or_nothing(place: Place) -> None:
    """Two servers on one file cannot both write row 2, and nothing is half stored."""
    store = await Store.open(*place)
    await store.add_table(TABLE, [row(1), row(2)])

    with pytest.raises(NotStored):
        await store.append("one", [row(3), row(2)])
    with pytest.raises(NotStored):
        await store.append("nowhere", [row(1)])

    assert await store.rows("one") == [row(1), row(2)]
    await store.close()


def day(number: int) -> str:
    return f"2026-01-{number:02}T00:00:00.000+00:00"


async def forget(store: Store, kept: int, live: set[str], recent: str) -> None:
    """As the server does it, but one by one."""
    while gone := await store.resting(kept, live, recent, 1):
        await store.forget(gone)


async def kept(store: Store) -> list[str]:
    return [id for id in ("t1", "t2", "t3", "t4", "t5", "t6") if await store.table(id)]


async def test_the_tables_that_rested_longest_go_when_there_are_too_many(place: Place) -> None:
    """The last step counts, not the opening; live tables stay."""
    store = await Store.open(*place)
    for n in range(1, 6):
        await store.add_table(replace(TABLE, id=f"t{n}", created=day(n)), [])
    await store.append("t2", [replace(row(1), time=day(9))])
    await store.update_seat("t3", replace(SEATS[0], name="Ewa"), day(8))

    await forget(store, 2, {"t1"}, day(20))

    assert await kept(store) == ["t1", "t2"]
    assert await store.rows("t4") == []
    await store.close()


async def test_finished_tables_go_first(place: Place) -> None:
    store = await Store.open(*place)
    for n in range(1, 6):
        await store.add_table(replace(TABLE, id=f"t{n}", created=day(n), over=n == 3), [])
    await store.append("t5", [replace(row(1), time=day(6))], over=True)

    await forget(store, 3, set(), day(20))

    assert await kept(store) == ["t1", "t2", "t4"]
    await store.close()


async def test_an_open_table_that_was_touched_lately_never_goes(place: Place) -> None:
    """Better to keep too many tables than one too few."""
    store = await Store.open(*place)
    for n in range(1, 6):
        await store.add_table(replace(TABLE, id=f"t{n}", created=day(n)), [])
    await store.append("t1", [replace(row(1), time=day(7))])

    await forget(store, 1, set(), day(4))

    assert await kept(store) == ["t1", "t4", "t5"]
    await store.finish("t5")
    await forget(store, 1, set(), day(4))
    assert await kept(store) == ["t1", "t4"]
    await store.close()


async def test_an_old_database_is_brought_up_to_date(place: Place) -> None:
    """Tables of revision 0001: the existing rows show a chosen seed and a position; a level has its new name."""
    engine = open_database(*place)
    with engine.begin() as connection:
        migrate(connection, "0001")
        for id, seed, position in (("one", "7", ""), ("two", "ab" * 32, "place")):
            table = text("insert into tables values (:id, :game, 1, '{}', :seed, :position, 'hash', :day, null)")
            connection.execute(table, {"id": id, "game": GAME, "seed": seed, "position": position, "day": day(1)})
        connection.execute(text("insert into rows values ('one', 1, 'act', -1, 'x', :day)"), {"day": day(5)})
        for seat, level in enumerate(("steady", "random")):
            values = {"seat": seat, "level": level}
            connection.execute(
                text("insert into seats values ('one', :seat, 'bot', 'Smok', :level, null, true)"), values
            )
    engine.dispose()

    store = await Store.open(*place)
    found = [await store.table(id) for id in ("one", "two")]

    assert [(table.seed_given, table.started, table.over, table.components) for table in found if table] == [
        (True, "setup", False, ""),
        (False, "position", False, ""),
    ]
    assert [seat.level for table in found if table for seat in table.seats] == ["medium", "random"]
    await forget(store, 1, set(), day(20))
    assert await store.table("two") is None
    assert await store.table("one") is not None
    await store.close()


async def test_the_oldest_replays_go_when_there_are_too_many(place: Place) -> None:
    store = await Store.open(*place)
    for number in range(1, 4):
        await store.library.add_replay(SavedReplay(f"r{number}", "text", day(number)), kept=2)

    assert [id for id in ("r1", "r2", "r3") if await store.library.replay(id)] == ["r2", "r3"]
    await store.close()


async def test_tokens_are_not_in_the_database(start: Start) -> None:
    server = await start()
    made = await open_table(server.address, "here", "link")
    await server.stop()

    held = b"".join(path.read_bytes() for path in server.settings.data.iterdir())
    assert made["table"].encode() in held
    assert made["token"].encode() not in held
    assert made["invites"][0]["token"].encode() not in held


async def test_a_decision_is_stored_before_anybody_is_told(start: Start, place: Place) -> None:
    """When a frame arrives, everybody else finds its row in the database."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)

    for seat in (1, 0):
        frame = await players[seat].play(seat, "shepherd+shepherd")
        ((stored,),) = place.execute("select count(*) from rows where table_id = :table", table=made["table"])
        assert stored >= frame["seq"]


async def test_what_cannot_be_stored_has_not_happened(start: Start, place: Place) -> None:
    """Another server has written the row: nobody hears of ours, and a client that comes back sees the other."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)
    seq = players[0].frame["seq"]
    row = "insert into rows values (:table, :seq, 'act', 1, 'knight+dragon', :time)"
    place.execute(row, table=made["table"], seq=seq + 1, time=day(1))

    await players[0].say(type="play", id=1, seat=0, text="shepherd+shepherd")

    assert [await player.close_code() for player in players] == [1013, 1013]
    assert len(players[1].frames) == 1
    back = await Player.join(server.address, made["table"], made["invites"][1]["token"])
    assert back.frame["waiting"] == [0]
    assert back.frame["view"]["mine"]["commit"] == ["knight", "dragon"]


def test_rows_play_the_match_again() -> None:
    """Commits keep the order in which they arrived; draws that were not stored yet are found."""
    match = Match(GAME, 2, "7")
    course = Course(match)
    match.play(1, "knight+dragon")
    rows = course.unstored()

    again = Course.load(TABLE, folded(rows))
    assert [(entry.seat, entry.text) for entry in again.match.entries] == [(r.seat, r.text) for r in rows]
    assert (again.seq, again.unstored()) == (3, [])
    missing = Course.load(TABLE, folded([]))
    assert [(r.seq, r.seat, r.text) for r in missing.unstored()] == [(1, -1, rows[0].text), (2, -1, rows[1].text)]
